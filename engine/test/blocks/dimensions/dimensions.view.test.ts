import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  BAY,
  dimensionsView,
  PERSON_HEIGHT,
  sidesView,
  type DrawnBox,
} from '../../../src/blocks/dimensions/dimensions.view.js'

const measured = fc
  .record({
    nose: fc.integer({ min: 0, max: 400 }),
    span: fc.integer({ min: 500, max: 1500 }),
    ground: fc.integer({ min: 400, max: 800 }),
    length: fc.integer({ min: 2000, max: 6000 }),
    width: fc.integer({ min: 1400, max: 2200 }),
    mirrors: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ nose, span, ground, length, width, mirrors }) => ({
    picture: { src: '/a.webp', alt: '', width: 1600, height: 800 },
    nose,
    tail: nose + span,
    ground,
    length,
    width,
    widthWithMirrors: width + mirrors,
  }))

const isWithin = (inner: DrawnBox, outer: DrawnBox): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe('[E-B-76] a car to scale', () => {
  test('the EX30: its picture is placed so that the car in it is 4,233 mm long and stands on the ground', () => {
    const { side } = dimensionsView({
      picture: { src: '/a.webp', alt: '', width: 1600, height: 800 },
      nose: 136,
      tail: 1464,
      ground: 655,
      length: 4233,
      width: 1837,
      widthWithMirrors: 2032,
    })
    expect(side.picture.width).toBeCloseTo((1600 * 4233) / 1328, 6)
    expect(side.length).toMatchObject({ x1: 0, x2: 4233 })
    expect(side.person.height).toBe(PERSON_HEIGHT)
  })

  test('law: nose and tail are as far apart as the car is long, its wheels on the ground', () => {
    fc.assert(
      fc.property(measured, (car) => {
        const { picture } = dimensionsView(car).side
        const xOf = (pixel: number): number => picture.x + (pixel / 1600) * picture.width
        expect(xOf(car.nose)).toBeCloseTo(0, 6)
        expect(xOf(car.tail)).toBeCloseTo(car.length, 6)
        expect(picture.y + (car.ground / 800) * picture.height).toBeCloseTo(0, 6)
        expect(picture.width / picture.height).toBeCloseTo(2, 6)
      }),
    )
  })

  test('law: everything from above is within its drawing, and as large as its measures', () => {
    fc.assert(
      fc.property(measured, (car) => {
        const { box, bay, car: drawn, mirrors } = dimensionsView(car).top
        for (const one of [bay, drawn, mirrors]) expect(isWithin(one, box)).toBe(true)
        expect([drawn.width, drawn.height]).toEqual([car.length, car.width])
        expect(mirrors.height).toBe(car.widthWithMirrors)
        expect([bay.width, bay.height]).toEqual([BAY.length, BAY.width])
      }),
    )
  })

  test('law: person, ground and measure are within the drawing from the side', () => {
    fc.assert(
      fc.property(measured, (car) => {
        const { box, person, ground, length } = dimensionsView(car).side
        const right = box.x + box.width
        expect(person.x - PERSON_HEIGHT / 4).toBeGreaterThan(car.length)
        expect(person.x + PERSON_HEIGHT / 4).toBeLessThanOrEqual(right)
        expect(-person.height).toBeGreaterThan(box.y)
        for (const line of [ground, length]) {
          expect(Math.min(line.x1, line.x2)).toBeGreaterThanOrEqual(box.x)
          expect(Math.max(line.x1, line.x2)).toBeLessThanOrEqual(right)
          expect(line.y1).toBeLessThan(box.y + box.height)
        }
      }),
    )
  })
})

const carAt = <A>(cars: readonly A[], at: number): A => {
  const car = cars[at]
  if (car === undefined) throw new Error('no car')
  return car
}

describe('[E-B-81] cars to scale beside each other', () => {
  test('law: their drawings are of one size and hold what each of them holds alone', () => {
    fc.assert(
      fc.property(fc.array(measured, { minLength: 1, maxLength: 4 }), (cars) => {
        const sides = sidesView(cars)
        for (const [at, { box, picture, person, length, ground }] of sides.entries()) {
          const alone = dimensionsView(carAt(cars, at)).side
          expect(box).toEqual(sides[0]?.box)
          expect([picture, person, length]).toEqual([alone.picture, alone.person, alone.length])
          expect(alone.box.width).toBeLessThanOrEqual(box.width)
          expect(alone.box.height).toBeLessThanOrEqual(box.height)
          // All stand on one ground, as far above the lower edge.
          expect(box.y + box.height).toBeCloseTo(alone.box.y + alone.box.height, 6)
          expect(ground.x2).toBe(box.x + box.width)
        }
      }),
    )
  })

  test('of none there are none', () => {
    expect(sidesView([])).toEqual([])
  })
})
