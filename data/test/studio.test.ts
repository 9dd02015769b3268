import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runs } from '../../.config/property-runs.mjs'
import { carImage } from '../content/assemble.js'
import { readContent } from '../content/read.js'
import { FORMS } from '../pictures/form.js'
import { COLOURS, findMade, MADE_SCENES } from '../pictures/index.js'
import { BODY_RECORDS } from '../pictures/studio/bodies/index.js'
import { curveThrough } from '../pictures/studio/curve.js'
import { develop, type View } from '../pictures/studio/develop.js'
import { readExr } from '../pictures/studio/exr.js'
import { meshOf } from '../pictures/studio/grid.js'
import { inlayRibbon } from '../pictures/studio/outline.js'
import { PAINTS } from '../pictures/studio/paints.js'
import { faceAt, findEdge, sideAt, skinOf, spread } from '../pictures/studio/skin.js'
import { wheelsOf } from '../pictures/studio/wheels.js'
import { cross, dot, sub, type Vec3 } from '../pictures/vector.js'

const FOLDER = new URL('../pictures/rendered/', import.meta.url)
const { cars } = readContent(new URL('../content/', import.meta.url)).parts
const skins = BODY_RECORDS.map((record) => ({ name: record.body, skin: skinOf(record) }))

const place = fc.record({
  x: fc.double({ min: -2.9, max: 2.9, noNaN: true }),
  y: fc.double({ min: -1.2, max: 1.2, noNaN: true }),
  z: fc.double({ min: -0.2, max: 2, noNaN: true }),
})

describe.each(skins)('$name', ({ skin }) => {
  const { measures, record } = skin
  const form = FORMS[record.body]

  test('is finite everywhere and the same on both sides', () => {
    fc.assert(
      fc.property(place, ({ x, y, z }) => {
        const value = skin.whole(x, y, z)
        expect(Number.isFinite(value)).toBe(true)
        expect(skin.whole(x, -y, z)).toBe(value)
      }),
      { numRuns: runs(300) },
    )
  })

  test('is as long, wide and high as its form', () => {
    const heights = spread(0.35, 0.8, 10)
    const nose = Math.max(...heights.map((z) => faceAt(skin, 'front', [0, z])))
    const tail = Math.min(...heights.map((z) => faceAt(skin, 'rear', [0, z])))
    expect(nose - tail).toBeGreaterThan(form.length - 0.06)
    expect(nose - tail).toBeLessThan(form.length + 0.02)
    const places = spread(measures.tail + 0.4, measures.nose - 0.4, 60)
    const tops = places.map((x) => findEdge((z) => skin.whole(x, 0, z), [form.height + 0.2, 0.5]))
    expect(Math.abs(Math.max(...tops) - form.height)).toBeLessThan(0.025)
    const sides = places.map((x) => sideAt(skin, x, measures.tyre + measures.archRadius + 0.02))
    expect(Math.abs(2 * Math.max(...sides) - form.width)).toBeLessThan(0.05)
  })

  test('has its wheels on the ground, in their arches, and its floor above it', () => {
    const ends = wheelsOf(skin)
      .filter(({ material }) => material === 'rubber')
      .map(({ points }) => {
        const heights = points.filter((_, i) => i % 3 === 2)
        const places = points.filter((_, i) => i % 3 === 0)
        return {
          low: Math.min(...heights),
          high: Math.max(...heights),
          middle: (Math.min(...places) + Math.max(...places)) / 2,
        }
      })
    expect(ends).toHaveLength(4)
    for (const { low, high, middle } of ends) {
      expect(Math.abs(low)).toBeLessThan(0.003)
      expect(high).toBeLessThan(measures.tyre + measures.archRadius - 0.02)
      expect(Math.abs(Math.abs(middle) - form.wheelbase / 2)).toBeLessThan(0.003)
    }
    expect(skin.floor(0)).toBeGreaterThan(form.clearance - 0.04)
  })

  test('has its lamps and intakes within the body, each with room for itself', () => {
    for (const inlay of [...record.front, ...record.rear]) {
      const { low, high } = inlayRibbon(inlay)
      expect(low.every((z, i) => (high[i] ?? 0) - z > -1e-9)).toBe(true)
      expect(inlay.across[1]).toBeLessThan(measures.halfWidth)
    }
  })
})

test('a curve stays between the values of its knots', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 3, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (values, part) => {
        const knots = values.map((value, i): [number, number] => [i * 0.5, value])
        const curve = curveThrough(knots, 0.05)
        const value = curve(0.5 + part * Math.max(0, (values.length - 3) * 0.5))
        expect(value).toBeLessThan(Math.max(...values) + 0.2)
        expect(value).toBeGreaterThan(Math.min(...values) - 0.2)
      },
    ),
    { numRuns: runs(50) },
  )
})

test('a meshed ball is round, and its faces look outwards', () => {
  const ball = (x: number, y: number, z: number): number => Math.hypot(x, y, z) - 0.5
  const { points, normals, triangles } = meshOf(ball, {
    from: [-0.6, -0.6, -0.6],
    to: [0.6, 0.6, 0.6],
    step: 0.1,
  })
  const at = (list: Float32Array, i: number): Vec3 => [
    list[3 * i] ?? NaN,
    list[3 * i + 1] ?? NaN,
    list[3 * i + 2] ?? NaN,
  ]
  for (let i = 0; i < points.length / 3; i += 1) {
    expect(Math.hypot(...at(points, i))).toBeCloseTo(0.5, 3)
    expect(Math.hypot(...at(normals, i))).toBeCloseTo(1, 5)
  }
  const corner = (i: number): Vec3 => at(points, triangles[i] ?? -1)
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)]
    expect(dot(a, cross(sub(b, a), sub(c, a)))).toBeGreaterThan(0)
  }
})

test('a paint is its own where there is paint, and nowhere else', () => {
  const plane = (...values: number[]): Float32Array => Float32Array.from(values)
  const view: View = {
    width: 3,
    height: 1,
    bare: plane(0.1, 0.1, 0),
    matt: plane(0, 0.5, 0),
    flake: plane(0, 0, 0),
    cover: plane(1, 1, 0),
    red: plane(0, 0, 0),
    shadow: plane(0, 0, 0),
  }
  const [moss, cloud] = [develop(view, PAINTS.moss), develop(view, PAINTS.cloud)]
  expect(moss.slice(0, 4)).toEqual(cloud.slice(0, 4))
  expect(cloud[4]).toBeGreaterThan(moss[4] ?? 255)
  expect([moss[3], moss[7], moss[11]]).toEqual([255, 255, 0])
})

test('what is no picture of the renderer is refused', () => {
  expect(() => readExr(Buffer.alloc(64))).toThrow('not an OpenEXR picture')
})

interface List {
  readonly files: readonly { readonly file: string; readonly bytes: number; readonly sum: string }[]
}
const MOST_BYTES = 40_000_000

describe('rendered pictures', () => {
  const { files } = JSON.parse(readFileSync(new URL('list.json', FOLDER), 'utf8')) as List
  const names = files.map(({ file }) => file)

  test('are all listed with their size and sum, and nothing else is', () => {
    const there = readdirSync(FOLDER).filter((file) => file !== 'list.json')
    expect([...names].sort()).toEqual(there.sort())
    for (const { file, bytes, sum } of files) {
      const content = readFileSync(new URL(file, FOLDER))
      expect(statSync(new URL(file, FOLDER)).size, file).toBe(bytes)
      expect(createHash('sha256').update(content).digest('hex').slice(0, 16), file).toBe(sum)
    }
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES)
  })

  test('are there for every car of the line-up, in every file a page asks for', () => {
    for (const car of cars) {
      const { src, sources = [], width, height } = carImage(car, 'three-quarter')
      const files = [src, ...sources.map((source) => source.src)].flatMap(findMade)
      expect(files).toHaveLength(4)
      for (const file of files) expect(names).toContain(file)
      expect(width).toBe(2 * height)
    }
  })

  test('are known by their names, each of them', () => {
    const isKnown = (file: string) =>
      ['cars', 'scenes'].some((folder) => findMade(`/media/${folder}/${file}`).includes(file))
    expect(names.filter((file) => !isKnown(file))).toEqual([])
    const bodies = BODY_RECORDS.map(({ body }) => body)
    const claimed = bodies.flatMap((body) =>
      COLOURS.flatMap((colour) =>
        ['three-quarter', 'side', 'rear', 'front'].flatMap((view) =>
          findMade(`/media/cars/${body}-${colour}-${view}.800.avif`),
        ),
      ),
    )
    const scene = MADE_SCENES.flatMap((name) => findMade(`/media/scenes/${name}.1600.webp`))
    expect([...claimed, ...scene].filter((file) => !names.includes(file))).toEqual([])
  })

  test('give way to a drawing where a body has no model', () => {
    const image = carImage({ body: 'older-suv', colour: 'sand' }, 'side')
    expect(image).toEqual({
      src: '/media/cars/older-suv-sand-three-quarter.svg',
      width: 2240,
      height: 1120,
    })
  })

  test.each([
    '/media/cars/small-suv-moss-three-quarter.svg',
    '/media/cars/small-suv-moss-three-quarter.900.avif',
    '/media/cars/../list.800.avif',
    '/media/cars/small-suv-moss-rear.800.png',
    '/media/cars/hovercraft-moss-side.800.avif',
    '/media/scenes/small-suv-moss-side.800.avif',
    '',
  ])('are none at %s', (address) => {
    expect(findMade(address)).toEqual([])
  })

  test('come in both kinds and both widths', () => {
    const kinds = ['.800.avif', '.800.webp', '.1600.avif', '.1600.webp']
    const pictures = new Set(names.map((name) => name.replace(/\.\d+\.(?:avif|webp)$/, '')))
    expect(pictures.size).toBeGreaterThan(0)
    for (const picture of pictures)
      for (const kind of kinds) expect(names).toContain(`${picture}${kind}`)
  })
})
