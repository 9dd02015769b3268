import type { Camera } from './camera.js'
import { DARK_ROOF, RAMPS, type Colour } from './colour.js'
import type { Body } from './form.js'
import { lamps } from './lamps.js'
import { mirror } from './mirror.js'
import { modelOf } from './model.js'
import type { Mood } from './mood.js'
import { shell, type Stage } from './shell.js'
import { group, path, type Sheet } from './sheet.js'
import { cutOut, groundShadow, underside, wells } from './stance.js'
import { rail, trim } from './trim.js'
import { windows } from './windows.js'
import { wheel } from './wheel.js'

/** Everything needed to draw one car somewhere. */
export interface Sitting {
  readonly body: Body
  readonly colour: Colour
  readonly camera: Camera
  readonly mood: Mood
  readonly sheet: Sheet
}

/** The marks of one car, without the SVG frame. */
export const carMarks = ({ body, colour, camera, mood, sheet }: Sitting): string => {
  const stage: Stage = { camera, mood, sheet }
  const model = modelOf(body)
  const { form } = model
  const ramp = RAMPS[colour]
  const tub = shell(stage, { surface: model.tub, ramp, levels: 11, soft: 6 })
  const cabin = shell(stage, {
    surface: model.cabin,
    ramp: form.darkRoof ? DARK_ROOF : ramp,
    levels: 5,
    soft: 5,
  })
  const wheels = model.axles.map((x) => wheel(stage, form, { x, y: form.width / 2 - 0.014 }))
  return [
    groundShadow(stage, model),
    underside(stage, model),
    path(tub.outline + cabin.outline, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.16,
      'stroke-width': 5,
    }),
    wells(stage, model),
    ...wheels,
    cutOut(
      stage,
      model,
      tub.paint,
      group({ 'clip-path': tub.clip }, trim(stage, model, ramp), lamps(stage, model)),
    ),
    camera.flat ? '' : mirror(stage, model, { ramp, side: -1 }),
    rail(stage, model, -1),
    cabin.paint,
    group({ 'clip-path': cabin.clip }, windows(stage, model)),
    rail(stage, model, 1),
    mirror(stage, model, { ramp, side: 1 }),
  ].join('')
}
