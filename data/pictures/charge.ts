import { dot, shine, type Place } from './land.js'
import type { Model } from './model.js'
import { curve } from './path.js'
import { flow } from './row.js'
import { path } from './sheet.js'
import { flapPlace } from './trim.js'
import type { Vec3 } from './vector.js'

/** Colour of the small lights that tell a car is charging. */
export const glowOf = (lit: boolean): string => (lit ? '#7df0c4' : '#37c795')

/** A charging cable that hangs from a socket through a few places to the car's flap [m]. */
export const cable = (place: Place, model: Model, start: readonly Vec3[]): string => {
  const { air, camera } = place
  const [fx, fz] = flapPlace(model)
  const skin = model.form.width / 2 - 0.02
  const end: readonly Vec3[] = [
    [fx + 0.42, skin + 0.42, 0.34],
    [fx + 0.16, skin + 0.22, fz - 0.2],
    [fx + 0.02, skin + 0.1, fz],
    [fx, skin, fz],
  ]
  const d = curve(flow([...start, ...end].map(camera.place)), { closed: false })
  const plug = camera.place([fx, skin + 0.05, fz])
  const thick = camera.scale * 0.037
  const line = { fill: 'none', 'stroke-linecap': 'round' }
  const glow = glowOf(air.lit)
  return [
    path(d, { ...line, stroke: air.grade('#1a1f22'), 'stroke-width': thick }),
    path(d, {
      ...line,
      stroke: '#fff',
      'stroke-opacity': 0.2,
      'stroke-width': thick * 0.25,
      transform: 'translate(-2 -3)',
    }),
    shine(place, { middle: plug, size: [110, 110], colour: glow, opacity: air.lit ? 0.6 : 0.25 }),
    dot(plug, 14, '#14181a'),
    dot(plug, 6, glow),
  ].join('')
}
