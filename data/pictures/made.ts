import type { Colour } from './colour.js'
import { COLOURS } from './draw-car.js'
import type { Body } from './form.js'

/** A view cars are rendered in. */
export type MadeView = 'three-quarter' | 'side' | 'rear' | 'front'

// Bodies that are rendered, each with the paint it is shown in where one is enough.
const MADE_BODIES: readonly (readonly [body: Body, own: Colour])[] = [
  ['small-suv', 'moss'],
  ['small-suv-cross', 'sand'],
  ['compact-suv', 'cloud'],
  ['coupe-suv', 'dusk'],
  ['large-suv', 'fjord'],
  ['fastback', 'graphite'],
]

/** Paints a view of a body is rendered in: all of them, and its own alone from the front. */
export const madePaints = (body: Body, view: MadeView): readonly Colour[] =>
  view === 'front' ? MADE_BODIES.flatMap(([name, own]) => (name === body ? [own] : [])) : COLOURS

/** Widths every rendered picture is kept in [px]; twice as wide as high. */
export const MADE_WIDTHS = [800, 1600] as const

const ADDRESS = /^\/media\/(cars|scenes)\/([a-z-]+)\.(?:800|1600)\.(avif|webp)$/

/** What a rendered picture is called, without width and kind. */
export const madeName = (body: Body, colour: Colour, view: MadeView): string =>
  `${body}-${colour}-${view}`

const ALL = MADE_BODIES.map(([body]) => body)

// Which bodies have been rendered in which view so far.
const SEEN: Readonly<Record<MadeView, readonly Body[]>> = {
  'three-quarter': ALL,
  side: ALL,
  rear: ALL,
  front: [],
}

const VIEWS: readonly MadeView[] = ['three-quarter', 'side', 'rear', 'front']

// What each picture of a car shows, by its name.
const SHOWN: ReadonlyMap<string, { readonly body: Body; readonly view: MadeView }> = new Map(
  VIEWS.flatMap((view) =>
    SEEN[view].flatMap((body) =>
      madePaints(body, view).map(
        (colour) => [madeName(body, colour, view), { body, view }] as const,
      ),
    ),
  ),
)

const CAR_FILE = /^\/media\/cars\/([a-z-]+)(\.(?:800|1600)\.(?:avif|webp))$/

/** Finds the same picture of a car in another paint; the address itself where it is none, or not rendered in that paint. */
export const repaint = (address: string, paint: string): string => {
  const [, name = '', rest = ''] = CAR_FILE.exec(address) ?? []
  const own = SHOWN.get(name)
  const painted = own === undefined ? '' : `${own.body}-${paint}-${own.view}`
  return SHOWN.has(painted) ? `/media/cars/${painted}${rest}` : address
}

/** Scenes cars are rendered in. */
export const MADE_SCENES = ['coast', 'night', 'home', 'forest', 'city'] as const

/** A scene cars are rendered in. */
export type MadeScene = (typeof MADE_SCENES)[number]

/** Files of the rendered picture at an address, in each of its widths; none for an address of no such picture. */
export const findMade = (address: string): readonly string[] => {
  const [, folder = '', name = '', kind = ''] = ADDRESS.exec(address) ?? []
  const isMade = folder === 'cars' ? SHOWN.has(name) : MADE_SCENES.some((scene) => scene === name)
  return isMade ? MADE_WIDTHS.map((width) => `${name}.${width}.${kind}`) : []
}
