// A road through a spruce wood in winter, in the last sun.
import { softStep } from '../numbers.js'
import { PAINTS } from '../paints.js'
import { spread } from '../skin.js'
import { netOf, type Part, type Spot } from '../solids.js'
import { chance, landOf, spruceOf, type Place } from './kit.js'

// Level on the road, in waves beside it.
const heightAt = (x: number, y: number): number => {
  const beside = softStep(2.4, 6, Math.abs(y))
  const wave = 0.32 + 0.16 * Math.sin(0.5 * x + 0.3 * y) + 0.1 * Math.sin(1.3 * x - 0.7 * y)
  const bank = 0.16 * softStep(2.2, 2.7, Math.abs(y)) * (1 - softStep(3, 4.5, Math.abs(y)))
  return beside * wave * (1 + 0.06 * Math.abs(y)) + bank
}

const snowOf = (): Part =>
  netOf(
    'snow',
    spread(-70, 40, 190).map((x) =>
      spread(-60, 60, 160).map((y): Spot => [
        x,
        y * Math.abs(y / 60),
        heightAt(x, y * Math.abs(y / 60)),
      ]),
    ),
    { crease: 180 },
  )

const ROWS = spread(0, 1, 74)

const wood = (): readonly Part[] =>
  ROWS.flatMap((_, i) => {
    const x = 6 - 58 * chance(i + 0.3)
    const y = -(5.2 + 26 * chance(i + 7.7) ** 1.3)
    const z = 6 + 7 * chance(i + 3.1)
    return spruceOf([x, y], { high: z, seed: i })
  })

/** The raised one on snow. */
export const FOREST: Place = {
  body: 'small-suv-cross',
  paint: PAINTS.sand,
  parts: () => [
    snowOf(),
    ...wood(),
    ...[2, 9, 17].flatMap((away, i) =>
      spruceOf([-14 - away * 1.6, 6 + i * 2.5], { high: 8 + i, seed: 90 + i }),
    ),
    landOf({ away: 300, high: 46, from: 150, to: 300, seed: 5.2 }),
  ],
  ground: 'snow',
  hasSea: false,
  camera: { turn: 38, distance: 11.4, height: 1.15, lens: 48, target: [-0.4, 0, 1.05] },
  sky: {
    sun: 188,
    fill: 75,
    zenith: [0.16, 0.26, 0.46],
    blue: [0.34, 0.44, 0.62],
    away: [0.5, 0.54, 0.66],
    warm: [1.25, 0.85, 0.62],
    sunset: [2.2, 1.1, 0.5],
    cloud: [1.7, 1.8, 2.0],
  },
  lamps: [],
  exposure: 0.82,
  haze: { colour: [0.72, 0.62, 0.62], sight: 90 },
}
