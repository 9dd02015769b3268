// The ledger of constants of the blocks against the house: each has one home, which says what the ledger says.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

interface Entry {
  readonly name: string
  /** What the ledger says of it: its own value where the entry has one for each name, else all of them. */
  readonly said: string
}

const readLedger = (): readonly Entry[] => {
  const [, ledger = ''] = read('docs/spec/blocks.md').split('## 7. Constants and enums at a glance')
  return [...ledger.matchAll(/^\| (`[A-Z].*) \| (.*) \| (.*) \|$/gm)].flatMap(
    ([, names = '', values = '']) => {
      const all = [...names.matchAll(/`([A-Z_\d]+)`/g)].map(([, name = '']) => name)
      const [lists, singles] = [values.split('; '), values.split(', ')]
      const parts = lists.length === all.length ? lists : singles
      return all.map((name, at) => ({
        name,
        said: parts.length === all.length ? (parts[at] ?? '') : values,
      }))
    },
  )
}

/** Another name in the engine, or the place that says it where it is a path, a call or a matter of style. */
const HOMES: Readonly<Record<string, string | readonly [file: string, ...texts: string[]]>> = {
  FALLBACK_SITE_SLUG: 'DEFAULT_SITE',
  MASTER_SITE_SLUG: 'MASTER',
  COMPARE_PATH: ['engine/src/content/model-link.ts', '/cars/compare-cars/'],
  MODEL_PATH: ['engine/src/content/model-link.ts', '/cars/${'],
  NO_LINK_ENVS: 'WITHOUT_LINKS',
  SUBNAV_SCROLL_DEBOUNCE_MS: 'SUBNAV_SCROLL_DEBOUNCE',
  MOBILE_FOOTER_EXTRA_PADDING_PX: [
    'ui/src/blocks/sub-navigation/sub-navigation.module.css',
    '--footer-extra: 72px',
  ],
  STICKY_THRESHOLD_PX: 'STICKY_THRESHOLD',
  RANGE_PANEL_STICK_PX: 'PANEL_STICKS_UNDER',
  RANGE_PANEL_RELEASE_PX: 'PANEL_RELEASE',
  HERO_TEXT_SHIFT_MS: ['ui/src/tokens/scale.css', '--slow: 600ms'],
  BANNER_LINES: ['ui/src/blocks/banner/banner.module.css', '-webkit-line-clamp: 2'],
  MEDIA_COLLAPSED_PX: 'MEDIA_COLLAPSED',
  MEDIA_READ_MORE_PX: 'MEDIA_READ_MORE',
  MEDIA_RESIZE_DEBOUNCE_MS: 'MEDIA_RESIZE_DELAY',
  CAROUSEL_RESIZE_DEBOUNCE_MS: 'CAROUSEL_RESIZE_REST',
  DRAG_THRESHOLD_PX: 'DRAG_THRESHOLD',
  PROJECTION_MS: 'PROJECTION_TIME',
  VELOCITY_WINDOW_MS: 'VELOCITY_WINDOW',
  ARROW_ICON_PX: 'ARROW_SIZES',
  FILTER_PREV_BELOW: 'SHARE_PREVIOUS_FROM',
  FILTER_NEXT_ABOVE: 'SHARE_NEXT_TO',
  FILTER_GRADIENT_BELOW: 'SHARE_MORE_BELOW',
  PRODUCT_ITEM_WIDTHS: [
    'ui/src/blocks/carousel/carousel.module.css',
    'grid-auto-columns: 80%',
    'grid-auto-columns: 40%',
    'grid-auto-columns: 25%',
  ],
  PRODUCT_IMAGE_RATIO: ['ui/src/blocks/product/product-carousel.tsx', 'ratio="4:3"'],
  PRODUCT_IMAGE_TYPES: [
    'engine/src/blocks/product/product-carousel.view.ts',
    "'product-list-mobile'",
  ],
  PRICE_PATH: ['engine/src/blocks/price/price.api.ts', "'/api/order/prices'"],
  PRICE_PATH_US: ['engine/src/blocks/price/price.api.ts', "'/api/order/prices/us'"],
  CTA_CUT: 'CALL_CUT',
  FEATURES_INTERVAL_S: 'FEATURES_INTERVAL',
  FEATURES_IN_VIEW: 'ADVANCE_IN_VIEW',
  POSTER_FADE_MS: ['ui/src/blocks/player/player.module.css', 'opacity 350ms'],
  FEATURES_RATIO_SM: 'RATIO_ON_PHONES',
  FEATURES_RATIO_MD: 'RATIO_FROM_TABLETS',
  ASPECT_RATIOS: 'RATIOS',
  CONTROLS_MIN_DURATION_S: 'CONTROLS_MIN_DURATION',
  THUMB_STEP_PX: 'THUMB_STEP',
  THUMB_PANEL_PX: 'THUMB_PANEL',
  THUMB_SIZE: [
    'ui/src/blocks/gallery/thumb-strip.module.css',
    'inline-size: 72px;\n    block-size: 54px',
  ],
  OVERLAY_SCROLL_DELAY_MS: 'OVERLAY_SCROLL_DELAY',
  OVERLAY_SCROLL_MS: 'OVERLAY_SCROLL',
  GALLERY_MIN_PX: 'GALLERY_MIN',
  SHOWCASE_INTERVAL_MS: 'SHOWCASE_INTERVAL',
  READ_MORE_TEXT: 'READ_MORE_TEXTS',
  READ_LESS_TEXT: 'READ_MORE_TEXTS',
  LOCATION_COOKIE: 'LOCATION_LIFETIME',
  LOCATION_EVENT: 'LOCATION_CHANGE_EVENT',
  GALLERY_IMAGE_MAX: 'GALLERY_IMAGE_WIDTHS',
  PLACEHOLDER_WIDTH_PX: 'PLACEHOLDER_WIDTH',
  REVEAL_TRANSFORM_MS: 'REVEAL',
  REVEAL_OPACITY_MS: 'REVEAL',
  SLIDER_ANIMATION_MS: ['ui/src/tokens/scale.css', '--calm: 300ms'],
  SLIDER_THUMB_PX: 'SLIDER_SIZES',
  SLIDER_TRACK_PX: 'SLIDER_SIZES',
  SLIDER_TOOLTIP_MS: 'TOOLTIP_THROTTLE',
  SLIDER_COLOUR: 'SLIDER_COLOUR_STOPS',
  PROMO_DISCLAIMER_MAX_PX: ['ui/src/blocks/promotion/promotion.module.css', '1022px'],
  PROMO_LAYOUT_PX: ['ui/src/blocks/promotion/promotion.module.css', '1232px'],
  FLEET_SIGN_UP: ['engine/src/blocks/fleet/fleet-links.ts', "'create-volvo-id'"],
  FLEET_LEARN_MORE: ['engine/src/blocks/fleet/fleet-redirect.ts', '/business/fleet'],
  FLEET_SET_SESSION: [
    'engine/src/blocks/fleet/fleet-links.ts',
    '/api/fleet/external/{market}/set-session',
  ],
  TRANSLATION_PLACEHOLDER: ['engine/src/content/translate.ts', 'PLACEHOLDER_'],
  RAW_TAGS: ['engine/src/content/raw-tag.ts', "['sup', 'sub', 'br']"],
}

const listSources = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

const SOURCES = ['engine/src', 'ui/src/blocks'].flatMap(listSources)

// A constant is written from its name to the next empty line.
const listDefinitions = (name: string): readonly string[] => {
  const written = new RegExp(`^(?:export )?const ${name}(?:: [^=]+)? = ([^]*?)\n(?:\n|$)`, 'gm')
  return SOURCES.flatMap((text) => [...text.matchAll(written)].map(([, value = '']) => value))
}

/** Numbers and words a text says, apart from decisions and notes in brackets. */
const listWords = (text: string): readonly string[] =>
  text.replaceAll(/\([^)]*\)|\{[^}]*\}/g, '').match(/\d+(?:[.:]\d+)?|[A-Za-z_]{3,}|C\d/g) ?? []

// What stands beside a value and is none.
const UNITS = [
  'px',
  'default',
  'small',
  'stuck',
  'over',
  'below',
  'characters',
  'plus',
  'when',
  'six',
  'are',
  'requested',
  'dropped',
  'days',
  'SameSite',
  'Lax',
  'path',
  'key',
  'SPA',
]

const isSaid = (home: string, word: string): boolean =>
  home.replaceAll('_', '').includes(word.replaceAll('_', '')) ||
  // Seconds of the ledger are milliseconds of the house.
  home.replaceAll('_', '').includes(`${word}000`)

// Where the words of the ledger tell how two numbers make one, or the widths of two screens.
const READ_AS: Readonly<Record<string, string>> = {
  GRID_CELLS_MORE: '6',
  GRID_RATIOS: '1:1, 21:9, 16:9',
  // Behind the page about fleets, which is FLEET_LEARN_MORE.
  FLEET_SIGN_UP: 'create-volvo-id',
}

const LEDGER = readLedger()

test('[B-CONST-28] every name of the ledger has one home', () => {
  expect(LEDGER.length).toBeGreaterThan(100)
  expect(Object.keys(HOMES).filter((name) => !LEDGER.some((entry) => entry.name === name))).toEqual(
    [],
  )
  for (const { name } of LEDGER) {
    const home = HOMES[name] ?? name
    const homes =
      typeof home === 'string'
        ? listDefinitions(home)
        : home.slice(1).every((one) => read(home[0]).includes(one))
          ? [home]
          : []
    expect([name, homes.length]).toEqual([name, 1])
  }
})

test.each(LEDGER)('[B-CONST-28] $name: $said', ({ name, said }) => {
  const home = HOMES[name] ?? name
  const text = typeof home === 'string' ? (listDefinitions(home)[0] ?? '') : home.slice(1).join(' ')
  const words = listWords(READ_AS[name] ?? said).filter((word) => !UNITS.includes(word))
  expect(words.filter((word) => !isSaid(text, word))).toEqual([])
})
