import { airOf, type Air, type Season, type Time } from './air.js'
import { battery } from './battery.js'
import { carMarks } from './car.js'
import type { Colour } from './colour.js'
import { country } from './country.js'
import { FORMS, type Body, type Form } from './form.js'
import { home } from './home.js'
import { FRAME, type Place } from './land.js'
import { lampGlow } from './lamps.js'
import { modelOf, type Model } from './model.js'
import { motorway } from './motorway.js'
import { group, sheetOf, type Sheet } from './sheet.js'
import type { Stage } from './shell.js'
import { street } from './street.js'
import { horizonOf, threeQuarter, type Stand } from './views.js'

/** A drawn scene by name. */
export type SceneName = 'home-wallbox' | 'street-ac' | 'motorway-dc' | 'winter-road' | 'battery'

/** Every scene. */
export const SCENES: readonly SceneName[] = [
  'home-wallbox',
  'street-ac',
  'motorway-dc',
  'winter-road',
  'battery',
]

/** What a scene shows and in which light. */
export interface SceneSpec {
  readonly scene: SceneName
  readonly time: Time
  readonly season: Season
  readonly body: Body
  readonly colour: Colour
}

/** The marks behind and in front of the car. */
export interface Backdrop {
  readonly behind: string
  readonly before: string
}

/** How a scene out of doors is set: where the eye stands, whether lamps are lit in the dark, what stands round the car. */
export interface Setting {
  readonly stand: (form: Form) => Stand
  readonly lamps: boolean
  readonly paint: (place: Place, model: Model) => Backdrop
}

const SETTINGS: Readonly<Record<Exclude<SceneName, 'battery'>, Setting>> = {
  'home-wallbox': home,
  'street-ac': street,
  'motorway-dc': motorway,
  'winter-road': country,
}

const outdoors = (spec: SceneSpec, air: Air, sheet: Sheet): string => {
  const { scene, body, colour } = spec
  if (scene === 'battery') return battery({ air, sheet, model: modelOf(body), body, colour })
  const model = modelOf(body)
  const setting = SETTINGS[scene]
  const stand = setting.stand(model.form)
  const camera = threeQuarter(model.form, stand)
  const mood = { ...air.mood, lamps: setting.lamps && air.lit }
  const stage: Stage = { camera, mood, sheet }
  const { behind, before } = setting.paint({ air, camera, sheet, horizon: horizonOf(stand) }, model)
  const car = carMarks({ body, colour, camera, mood, sheet })
  const lit = air.time === 'day' ? car : group({ filter: sheet.grade(air.matrix) }, car)
  return behind + lit + lampGlow(stage, model) + before
}

const prefix = ({ scene, time, season, body, colour }: SceneSpec): string =>
  `s${SCENES.indexOf(scene)}${time.slice(0, 2)}${season.slice(0, 1)}${Object.keys(FORMS).indexOf(body)}${colour.slice(0, 1)}`

/** One scene as a complete SVG document, three wide to two high. */
export const drawScene = (spec: SceneSpec): string => {
  const [width, high] = FRAME
  const air = airOf(spec.time, spec.season)
  const sheet = sheetOf(prefix(spec))
  const marks = outdoors(spec, air, sheet)
  const frame = group({ 'clip-path': sheet.clip(`M0 0H${width}V${high}H0z`) }, marks)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${high}">${sheet.defs()}${frame}</svg>`
}
