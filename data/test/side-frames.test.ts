// The pictures from the side are drawn to scale by where the car stands in them: measured again in every one.
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BODIES, COLOURS, findMade, findSideFrame } from '../pictures/index.js'

const [WIDTH, HEIGHT, OPAQUE] = [1600, 800, 128]

// The shadow below a car is lighter than this.
const readAlpha = (name: string) =>
  sharp(fileURLToPath(new URL(`../pictures/rendered/${name}`, import.meta.url)))
    .extractChannel('alpha')
    .raw()
    .toBuffer()

const RENDERED = BODIES.filter(
  (body) => findMade(`/media/cars/${body}-moss-side.1600.webp`).length > 0,
)

test('[E-B-76] every body that is rendered has a frame, and no other', () => {
  expect(RENDERED.length).toBeGreaterThan(0)
  expect(BODIES.filter((body) => findSideFrame(body) !== undefined)).toEqual(RENDERED)
})

test.each(RENDERED.flatMap((body) => COLOURS.map((colour) => [body, colour] as const)))(
  '[E-B-76] %s in %s stands where its frame says',
  async (body, colour) => {
    const alpha = await readAlpha(`${body}-${colour}-side.1600.webp`)
    expect(alpha.length).toBe(WIDTH * HEIGHT)
    let [nose, tail, ground] = [WIDTH, 0, 0]
    for (let at = 0; at < alpha.length; at += 1)
      if ((alpha[at] ?? 0) > OPAQUE) {
        nose = Math.min(nose, at % WIDTH)
        tail = Math.max(tail, at % WIDTH)
        ground = Math.floor(at / WIDTH)
      }
    const found = { nose, tail, ground }
    const frame = findSideFrame(body)
    for (const side of ['nose', 'tail', 'ground'] as const)
      expect(Math.abs(found[side] - (frame?.[side] ?? 0))).toBeLessThanOrEqual(2)
  },
)
