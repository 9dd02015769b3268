import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import { describe, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { Hero } from '../../../src/blocks/hero/index.js'
import { watchPictures } from '../../../src/blocks/parts/watch-pictures.dom.js'
import { listFaults } from '../../axe.js'
import { find, see } from '../../tool-page.js'
import { withScenes } from '../block-page.js'
import { readContent, writeBlock } from '../written-block.js'

const WRITTEN = {
  label: 'Small electric SUV',
  title: 'Made for narrow streets',
  smallText: 'Short outside, roomy inside.',
  ctas: [
    { text: 'See its range', href: '/uk/electrification/range/' },
    { text: 'Request a quote', href: '/uk/quote/form' },
  ],
  disclaimerText: 'Range per WLTP',
  image: { landscape: { src: '/scene/dusk', alt: '', width: 1600, height: 900 } },
}

const draw = (changes: object = {}, direction: 'ltr' | 'rtl' = 'ltr') => {
  const content = readContent(BLOCKS.hero.codec, { ...WRITTEN, ...changes })
  const { block } = writeBlock(<Hero content={withScenes(content)} />, direction)
  const part = (name: string) => find(block, `[data-part="${name}"]`)
  for (const one of part('hero-text').getAnimations()) one.finish()
  return { block, hero: part('hero'), text: part('hero-text'), calls: part('hero-calls') }
}

const at = async (width: number, height = 900): Promise<void> => {
  await browser.viewport(width, height)
}

test('[B-HERO-04] [B-HERO-06] [B-HERO-07] it says its title in its element, its calls and its small print', () => {
  const { block, calls } = draw({ headingTag: 'h2' })
  expect(find(block, 'h2').textContent).toBe('Made for narrow streets')
  expect([...calls.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'See its range',
    'Request a quote',
  ])
  expect(find(block, '[data-part="hero-disclaimer"]').textContent).toBe('Range per WLTP')
  expect(draw({ headingTag: 'div' }).block.querySelectorAll('h1')).toHaveLength(1)
  expect(draw({ disclaimerText: '' }).block.querySelector('[data-part="hero-disclaimer"]')).toBe(
    null,
  )
})

test('[E-B-15] the text comes before the picture, so that a page in the coming moves neither', () => {
  for (const imageFit of ['cover', 'contain']) {
    const { block, text } = draw({ imageFit })
    const follows = text.compareDocumentPosition(find(block, 'img'))
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  }
})

test('[B-HERO-02] without a picture or a video there is neither, and the text stands', () => {
  const { block, text } = draw({ image: {} })
  expect(block.querySelectorAll('img, video')).toHaveLength(0)
  expect(text.textContent).toContain('Made for narrow streets')
})

test('[B-HERO-01] [B-HERO-03] a screen is offered what is made for it', () => {
  const files = (block: HTMLElement) =>
    [...block.querySelectorAll('source')].map(({ srcset, src, media }) => [
      (srcset === '' ? src : srcset).split('/').at(-1)?.split('?')[0],
      media,
    ])
  const picture = (name: string) => ({ src: `/media/${name}.svg`, alt: '' })
  const image = { portrait: picture('tall'), landscape: picture('wide') }
  expect(files(draw({ image }).block)).toEqual([['tall.svg', '(max-width: 479.98px)']])
  const video = { landscape: { sources: [{ src: '/media/film.webm', type: 'video/webm' }] } }
  const { block } = draw({ image, video })
  expect(files(find(block, 'video'))).toEqual([['film.webm', '']])
  expect(block.querySelectorAll('img')).toHaveLength(1)
})

// A window has whole pixels: what lies between two of them is a zoomed one's.
test.each([
  [479, 'portrait'],
  [480, 'tablet'],
  [1023, 'tablet'],
  [1024, 'landscape'],
  [1600, 'landscape'],
])('[B-CONST-01] [T-CONST-31] at %i px the picture is the %s one', async (width, name) => {
  await at(width)
  const picture = (one: string) => ({ src: `/media/${one}.svg`, alt: '' })
  const image = Object.fromEntries(
    ['portrait', 'tablet', 'landscape'].map((one) => [one, picture(one)]),
  )
  const { block } = draw({ image })
  const chosen = [...block.querySelectorAll('source')].find(
    ({ media }) => matchMedia(media || 'all').matches,
  )
  expect(chosen?.srcset ?? find(block, 'img').getAttribute('src')).toContain(name)
})

describe.each(['ltr', 'rtl'] as const)('where the text stands, %s', (direction) => {
  const isRtl = direction === 'rtl'
  const acrossOf = (part: Element): number => {
    const { left, right } = part.getBoundingClientRect()
    const across = (left + right) / 2 / window.innerWidth
    return isRtl ? 1 - across : across
  }

  test('[B-HERO-08] [B-HERO-09] by its position from L on', async () => {
    await at(1280)
    const place = (desktopTextPosition: string) => {
      const { hero, text, calls } = draw({ desktopTextPosition }, direction)
      const across = acrossOf(text)
      const below = hero.getBoundingClientRect().bottom - calls.getBoundingClientRect().bottom
      return [
        across < 0.45 ? 'start' : across > 0.55 ? 'end' : 'center',
        below > 150 ? 'middle' : 'bottom',
        getComputedStyle(text).textAlign,
      ]
    }
    expect(place('middleLeft')).toEqual(['start', 'middle', 'start'])
    expect(place('topLeft')).toEqual(['start', 'middle', 'start'])
    expect(place('middleRight')).toEqual(['end', 'middle', 'start'])
    expect(place('bottomLeft')).toEqual(['start', 'bottom', 'start'])
    expect(place('bottomRight')).toEqual(['end', 'bottom', 'start'])
    expect(place('center')).toEqual(['center', 'middle', 'center'])
  })

  test('[D-B-52] below L it is at the top, where reading begins', async () => {
    await at(800)
    const { hero, text } = draw({ desktopTextPosition: 'bottomRight' }, direction)
    expect(acrossOf(text)).toBeLessThan(0.5)
    expect(text.getBoundingClientRect().top).toBeCloseTo(hero.getBoundingClientRect().top, 0)
  })

  test('[E-B-21] [E-B-22] nothing is wrong with it in any width', async () => {
    for (const width of [360, 768, 1280, 1680])
      for (const imageFit of ['cover', 'contain']) {
        await at(width)
        const { block } = draw({ imageFit }, direction)
        expect([width, imageFit, await listFaults(block)]).toEqual([width, imageFit, []])
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      }
  })
})

describe('[B-HERO-07] [B-HERO-08] in every width, at every position, with a text of any length', () => {
  const POSITIONS = ['middleLeft', 'middleRight', 'bottomLeft', 'bottomRight', 'center']
  const WIDTHS = [360, 480, 768, 1023, 1024, 1280, 1600, 1920]
  const TEXTS = {
    short: { title: 'Go', smallText: '', disclaimerText: '' },
    usual: {},
    long: {
      title: 'Langstreckenelektrofahrzeug mit Allradantrieb fuer jede Jahreszeit und jede Strasse',
      smallText: 'Short outside, roomy inside, and made for what a day brings. '.repeat(4),
      disclaimerText: 'Range per WLTP, with wheels of 19 inches and the climate off. '.repeat(3),
    },
  }

  const boxOf = (part: Element) => part.getBoundingClientRect()
  const isWithin = (part: Element, whole: Element): boolean => {
    const [inner, outer] = [boxOf(part), boxOf(whole)]
    const room = 0.6
    return (
      inner.left >= outer.left - room &&
      inner.right <= outer.right + room &&
      inner.top >= outer.top - room &&
      inner.bottom <= outer.bottom + room
    )
  }
  const areApart = (one: Element, other: Element): boolean => {
    const [a, b] = [boxOf(one), boxOf(other)]
    return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1
  }

  // What is cut off, what lies on the picture it should stand beside, what is not where its position says.
  const faultsOf = (changes: object, direction: 'ltr' | 'rtl'): readonly string[] => {
    const { block, hero, text, calls } = draw(changes, direction)
    const parts = [text, calls, ...block.querySelectorAll('[data-part="hero-disclaimer"]')]
    const lines = [...block.querySelectorAll('h1, h2, p, a')]
    const picture = find(block, 'img')
    const isWhole = hero.dataset['media'] === 'contain'
    const isBeside = isWhole && window.innerWidth >= 1024
    const position = hero.dataset['position'] ?? ''
    const below = boxOf(hero).bottom - Math.max(...parts.map((part) => boxOf(part).bottom))
    const isTextFirst = position.endsWith('Right') !== (direction === 'ltr')
    const isFirst = boxOf(text).left < boxOf(picture).left
    const faults: readonly (readonly [isThere: boolean, fault: string])[] = [
      [[...parts, ...lines].some((part) => !isWithin(part, hero)), 'cut off'],
      [lines.some((line) => line.scrollWidth > line.clientWidth + 1), 'a line runs over its box'],
      [isWhole && !isWithin(picture, hero), 'the picture is cut off'],
      [isWhole && parts.some((part) => !areApart(part, picture)), 'on the picture'],
      [isBeside && position.startsWith('bottom') && below > 1, 'not at the bottom'],
      [isBeside && isFirst !== isTextFirst, 'on the other side'],
    ]
    return faults.flatMap(([isThere, fault]) => (isThere ? [fault] : []))
  }

  test.each(['ltr', 'rtl'] as const)(
    'nothing is cut off, and all stands where it should, %s',
    async (direction) => {
      const faults: string[] = []
      for (const width of WIDTHS) {
        await at(width)
        for (const desktopTextPosition of POSITIONS)
          for (const imageFit of ['cover', 'contain'])
            for (const [length, changes] of Object.entries(TEXTS)) {
              const found = faultsOf({ ...changes, desktopTextPosition, imageFit }, direction)
              for (const fault of found)
                faults.push(`${width} ${desktopTextPosition} ${imageFit} ${length}: ${fault}`)
            }
      }
      expect(faults).toEqual([])
    },
  )
})

describe('[B-HERO-11] [B-HERO-12] the calls lie at the lower edge', () => {
  const gap = ({ hero, calls }: ReturnType<typeof draw>) =>
    hero.getBoundingClientRect().bottom - calls.getBoundingClientRect().bottom
  const PHONE = { lowerButtonsOnMobile: true, disclaimerText: '' }
  const TABLET = { lowerButtonsOnTablet: true, disclaimerText: '' }

  test('on a phone where content says so, and on no other screen', async () => {
    await at(390, 700)
    expect(gap(draw(PHONE))).toBeCloseTo(0, 0)
    expect(gap(draw(TABLET))).toBeGreaterThan(100)
    await at(800, 900)
    expect(gap(draw(PHONE))).toBeGreaterThan(100)
    await at(1280, 900)
    expect(gap(draw(PHONE))).toBeGreaterThan(100)
  })

  test('on a tablet where content says so, and on no other screen', async () => {
    await at(800, 900)
    expect(gap(draw(TABLET))).toBeCloseTo(0, 0)
    await at(1280, 900)
    expect(gap(draw(TABLET))).toBeGreaterThan(100)
  })
})

test.each([
  ['Explore electric driving', 'Request a quote'],
  ['Elektrisch fahren entdecken', 'Angebot anfordern'],
])(
  '[D-B-52] two calls, “%s” and “%s”, lie side by side where there is room, and never on the picture beside them',
  async (...texts) => {
    const ctas = texts.map((text) => ({ text, href: '/uk/' }))
    for (const desktopTextPosition of ['middleLeft', 'middleRight'])
      for (const width of [1024, 1280, 1680]) {
        await at(width)
        const { block, calls } = draw({ ctas, imageFit: 'contain', desktopTextPosition })
        const boxes = [...calls.children].map((one) => one.getBoundingClientRect())
        const image = find(block, 'img').getBoundingClientRect()
        const isApart = ({ left, right }: DOMRect): boolean =>
          right <= image.left - 16 || left >= image.right + 16
        const rows = new Set(boxes.map(({ top }) => top)).size
        expect([desktopTextPosition, width, boxes.every(isApart)]).toEqual([
          desktopTextPosition,
          width,
          true,
        ])
        if (width >= 1280)
          expect([desktopTextPosition, width, rows]).toEqual([desktopTextPosition, width, 1])
      }
  },
)

const channel = (value: number): number =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
// A browser says a colour as a script reads it off a canvas: whatever way it is written.
const colourOf = (css: string): readonly number[] => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (canvas === null) throw new Error('no canvas')
  canvas.fillStyle = css
  canvas.fillRect(0, 0, 1, 1)
  return [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255)
}

test.each(['light', 'dark'])(
  '[B-HERO-10] %s text is 4.5:1 on its veil over the worst picture there can be',
  (themeColor) => {
    const { hero, text } = draw({ themeColor })
    const style = getComputedStyle(hero)
    const ground = colourOf(style.getPropertyValue('--hero-ground'))
    const veil = Number.parseFloat(style.getPropertyValue('--hero-veil')) / 100
    const ink = colourOf(getComputedStyle(text).color)
    for (const picture of [0, 1]) {
      const under = ground.map((value) => value * veil + picture * (1 - veil))
      expect(contrast(ink, under)).toBeGreaterThanOrEqual(4.5)
    }
    expect(getComputedStyle(text, '::before').backgroundImage).toContain(String(veil))
  },
)

test('[B-HERO-13] its text comes to its place in 600 ms', () => {
  const { text } = draw()
  const { animationDuration, animationName } = getComputedStyle(text)
  expect([animationDuration, animationName !== 'none']).toEqual(['0.6s', true])
})

test.each([
  ['light', 390],
  ['dark', 390],
  ['light', 1280],
  ['dark', 1280],
] as const)(
  '[E-B-37] [B-HERO-10] %s text at %i px stands on the ground of its theme where the picture is missing, without a broken sign',
  async (themeColor, width) => {
    await at(width)
    const stop = watchPictures()
    const image = { landscape: { src: '/missing.webp', alt: 'A car', width: 1600, height: 900 } }
    const { block, hero, text } = draw({ themeColor, image })
    await see(() => {
      expect(find(block, 'img').dataset['image']).toBe('failed')
    })
    expect(find(block, 'img').checkVisibility({ visibilityProperty: true })).toBe(false)
    const ink = colourOf(getComputedStyle(text).color)
    const ground = colourOf(getComputedStyle(hero).backgroundColor)
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7)
    expect(text.checkVisibility()).toBe(true)
    expect(await listFaults(block)).toEqual([])
    stop()
  },
)

test('[E-B-37] a picture that is missing beside the text leaves its place, and no broken sign', async () => {
  await at(1280)
  const stop = watchPictures()
  const image = { landscape: { src: '/missing.webp', alt: 'A car', width: 1600, height: 900 } }
  const { block, text } = draw({ image, imageFit: 'contain' })
  const before = text.getBoundingClientRect()
  await see(() => {
    expect(find(block, 'img').dataset['image']).toBe('failed')
  })
  expect(find(block, 'img').checkVisibility({ visibilityProperty: true })).toBe(false)
  expect(text.getBoundingClientRect()).toEqual(before)
  expect(await listFaults(block)).toEqual([])
  stop()
})
