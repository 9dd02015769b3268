import { sideCamera, viewCamera, type Camera } from './camera.js'
import { carMarks } from './car.js'
import type { Colour } from './colour.js'
import { FORMS, type Body, type Form } from './form.js'
import { STUDIO } from './mood.js'
import { sheetOf } from './sheet.js'
import type { Vec2, Vec3 } from './vector.js'

export type { Body } from './form.js'
export type { Colour } from './colour.js'

/** Every body type. */
export const BODIES = Object.keys(FORMS) as readonly Body[]

/** Every paint. */
export const COLOURS: readonly Colour[] = ['cloud', 'graphite', 'fjord', 'moss', 'sand', 'dusk']

/** A way a car is shown. */
export type CarView = 'side' | 'three-quarter' | 'square'

interface Frame {
  readonly width: number
  readonly height: number
  readonly camera: Camera
}

const EYE: Vec3 = [-8.34, 8.63, 1.5]

const threeQuarter = (form: Form, { centre, scale }: { centre: Vec2; scale: number }): Camera => {
  const middle = form.length / 2
  return viewCamera({ eye: [middle + EYE[0], EYE[1], EYE[2]], aim: [middle, 0, 0.7], centre, scale })
}

const frame = (form: Form, view: CarView): Frame => {
  if (view === 'side')
    return { width: 2240, height: 840, camera: sideCamera({ left: 1120 - form.length * 200, ground: 780, scale: 400 }) }
  if (view === 'three-quarter')
    return { width: 2240, height: 1120, camera: threeQuarter(form, { centre: [1120, 580], scale: 436 }) }
  return { width: 1600, height: 1600, camera: threeQuarter(form, { centre: [800, 860], scale: 1460 / (form.length * 0.72 + form.width * 0.7) * 0.97 }) }
}

const prefix = ({ body, colour, view }: { body: Body; colour: Colour; view: CarView }): string =>
  `c${BODIES.indexOf(body)}${COLOURS.indexOf(colour)}${view.slice(0, 2)}`

/** One car as a complete SVG document. */
export const drawCar = (spec: { body: Body; colour: Colour; view: CarView }): string => {
  const { width, height, camera } = frame(FORMS[spec.body], spec.view)
  const sheet = sheetOf(prefix(spec))
  const marks = carMarks({ body: spec.body, colour: spec.colour, camera, mood: STUDIO, sheet })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${sheet.defs()}${marks}</svg>`
}
