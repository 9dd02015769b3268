import { cabinNet } from './cabin.js'
import { FORMS, type Body, type Form } from './form.js'
import { curve, type Hand } from './path.js'
import type { Stage } from './shell.js'
import { surfaceOf, type Place, type Surface } from './surface.js'
import { laid, traceOn, type Trace } from './trace.js'
import { tubNet } from './tub.js'

/** The two surfaces of one body type with the ways to draw on them. */
export interface Model {
  readonly form: Form
  /** Body below the windows. */
  readonly tub: Surface
  /** Windows and roof. */
  readonly cabin: Surface
  readonly onTub: Trace
  readonly onCabin: Trace
  /** Places of the front and the rear axle behind the nose [m]. */
  readonly axles: readonly [number, number]
}

const models = new Map<Body, Model>()

/** The surfaces of a body type. */
export const modelOf = (body: Body): Model => {
  const known = models.get(body)
  if (known !== undefined) return known
  const form = FORMS[body]
  const [tub, cabin] = [surfaceOf(tubNet(form), 1), surfaceOf(cabinNet(form))]
  const model: Model = {
    form,
    tub,
    cabin,
    onTub: traceOn(tub),
    onCabin: traceOn(cabin),
    axles: [form.frontOverhang, form.frontOverhang + form.wheelbase],
  }
  models.set(body, model)
  return model
}

/** Path data of places on a surface; empty where the camera sees too few of them. */
export const inked = (
  stage: Stage,
  surface: Surface,
  drawing: { places: readonly Place[] } & Hand,
): string => {
  const points = laid(stage.camera, surface, drawing.places)
  return points.length < 3 ? '' : curve(points, drawing)
}
