import { sideCamera, type Camera } from './camera.js'
import { carMarks } from './car.js'
import { COLOUR_LABELS, type Colour } from './colour.js'
import { FORMS, type Body, type Form } from './form.js'
import { STUDIO } from './mood.js'
import { sheetOf, type Sheet } from './sheet.js'
import { threeQuarter } from './views.js'

/** Every body type. */
export const BODIES = Object.keys(FORMS) as readonly Body[]

/** Every paint. */
export const COLOURS = Object.keys(COLOUR_LABELS) as readonly Colour[]

/** A way a car is shown: square from the left side, from the front left, or from the front left in a square tile. */
export type CarView = 'side' | 'three-quarter' | 'square'

/** What a picture of a car shows. */
export interface CarSpec {
  readonly body: Body
  readonly colour: Colour
  readonly view: CarView
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly camera: Camera
}

/** Side of the square picture [px]. */
const TILE = 1600

/** Size of one metre in the side view, the same for every body [px]. */
const SIDE_SCALE = 400

const frameOf = (form: Form, view: CarView): Frame => {
  const { length, width } = form
  if (view === 'side') {
    const left = 1120 - (length / 2) * SIDE_SCALE
    return {
      width: 2240,
      height: 840,
      camera: sideCamera({ left, ground: 780, scale: SIDE_SCALE }),
    }
  }
  if (view === 'three-quarter') {
    const camera = threeQuarter(form, { turn: 46, high: 1.5, centre: [1120, 560], scale: 436 })
    return { width: 2240, height: 1120, camera }
  }
  const scale = 1545 / (length * 0.545 + width * 0.84)
  const camera = threeQuarter(form, { turn: 33, high: 2.15, centre: [848, 850], scale })
  return { width: TILE, height: TILE, camera }
}

/** The quiet tile behind a square picture, half clear so that it suits light and dark pages. */
const tile = (sheet: Sheet): string => {
  const grey = '#8c9ba5'
  const wall = sheet.linear(
    [0, 0],
    [0, TILE],
    [
      [0, grey, 0.12],
      [0.6, grey, 0.2],
      [0.66, grey, 0.3],
      [1, grey, 0.2],
    ],
  )
  return `<rect width="${TILE}" height="${TILE}" rx="150" fill="${wall}"/>`
}

const prefix = ({ body, colour, view }: CarSpec): string =>
  `c${BODIES.indexOf(body)}${COLOURS.indexOf(colour)}${view.slice(0, 2)}`

/** One car as a complete SVG document. */
export const drawCar = (spec: CarSpec): string => {
  const { body, colour, view } = spec
  const { width, height, camera } = frameOf(FORMS[body], view)
  const sheet = sheetOf(prefix(spec))
  const back = view === 'square' ? tile(sheet) : ''
  const marks = carMarks({ body, colour, camera, mood: STUDIO, sheet })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${sheet.defs()}${back}${marks}</svg>`
}
