import type { Season, Time } from './air.js'
import type { Colour } from './colour.js'
import { BODIES, COLOURS, drawCar, type CarSpec, type CarView } from './draw-car.js'
import type { Body } from './form.js'
import { drawScene, SCENES, type SceneName, type SceneSpec } from './scene.js'

/** A picture described by the name of its file. */
export type NamedPicture =
  | { readonly kind: 'car'; readonly spec: CarSpec }
  | { readonly kind: 'scene'; readonly spec: SceneSpec }

const VIEWS: readonly CarView[] = ['side', 'three-quarter', 'square']
const TIMES: readonly Time[] = ['day', 'dusk', 'night']
const SEASONS: readonly Season[] = ['summer', 'winter']

// Who appears in each scene.
const CAST: Readonly<Record<SceneName, { readonly body: Body; readonly colour: Colour }>> = {
  'home-wallbox': { body: 'compact-suv', colour: 'moss' },
  'street-ac': { body: 'small-suv', colour: 'sand' },
  'motorway-dc': { body: 'coupe-suv', colour: 'cloud' },
  'winter-road': { body: 'large-suv', colour: 'fjord' },
  battery: { body: 'small-suv-cross', colour: 'dusk' },
}

const findCar = (name: string): CarSpec | undefined =>
  BODIES.flatMap((body) =>
    COLOURS.flatMap((colour) => VIEWS.map((view) => ({ body, colour, view }))),
  ).find(({ body, colour, view }) => `${body}-${colour}-${view}` === name)

const findScene = (name: string): SceneSpec | undefined =>
  SCENES.flatMap((scene) =>
    TIMES.flatMap((time) => SEASONS.map((season) => ({ scene, time, season, ...CAST[scene] }))),
  ).find(({ scene, time, season }) => `${scene}-${time}-${season}` === name)

const ADDRESS = /^\/media\/(cars|scenes)\/([a-z0-9-]+)\.svg$/

/** Finds what the picture at an address shows; undefined for an address of no picture. */
export const findPicture = (address: string): NamedPicture | undefined => {
  const [, kind, name = ''] = ADDRESS.exec(address) ?? []
  const car = kind === 'cars' ? findCar(name) : undefined
  if (car !== undefined) return { kind: 'car', spec: car }
  const scene = kind === 'scenes' ? findScene(name) : undefined
  return scene === undefined ? undefined : { kind: 'scene', spec: scene }
}

/** Draws a picture found by its address. */
export const drawByName = (picture: NamedPicture): string =>
  picture.kind === 'car' ? drawCar(picture.spec) : drawScene(picture.spec)
