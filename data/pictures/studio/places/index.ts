// The scenes, and what the renderer is told of one.
import type { MadeScene } from '../../made.js'
import type { Measures } from '../skin.js'
import { CITY } from './city.js'
import { COAST } from './coast.js'
import { FOREST } from './forest.js'
import { HOME } from './home.js'
import type { Place } from './kit.js'
import { NIGHT } from './night.js'

/** Every scene by its name. */
export const PLACES: Readonly<Record<MadeScene, Place>> = {
  coast: COAST,
  night: NIGHT,
  home: HOME,
  forest: FOREST,
  city: CITY,
}

/** How a scene is taken. */
export interface Take {
  readonly width: number
  readonly samples: number
}

/** A scene as the renderer reads it. */
export const placeOrder = (place: Place, measures: Measures, { width, samples }: Take) => {
  const { paint, camera, sky, lamps, ground, hasSea, haze } = place
  const [x, y, z] = camera.target
  const middle = (measures.nose + measures.tail) / 2
  return {
    pass: 'place',
    width,
    height: width * 0.625,
    samples,
    paint,
    camera: { ...camera, target: [middle + x, y, z] },
    sky,
    lamps,
    ground,
    hasSea,
    sight: haze?.sight ?? 0,
  }
}
