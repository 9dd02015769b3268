import { option as O } from 'fp-ts'
import { expect, test } from 'vitest'
import { dimensionsCodec } from '../../../src/blocks/dimensions/dimensions.codec.js'
import { site } from '../../kit/content-site.js'

const read = (value: unknown) => dimensionsCodec(value, { path: '', links: site })

const CAR = {
  picture: { src: '/media/cars/a.webp', alt: '', width: 1600, height: 800 },
  nose: 136,
  tail: 1464,
  ground: 655,
  length: 4233,
  width: 1837,
}

test('[E-B-76] it needs a car that is pictured and measured, and nothing besides', () => {
  expect(O.isSome(read({ car: CAR }).value)).toBe(true)
  for (const value of [{}, null, [], 'text', { heading: 'EX30' }])
    expect(O.isNone(read(value).value)).toBe(true)
  for (const name of Object.keys(CAR))
    expect([name, O.isNone(read({ car: { ...CAR, [name]: undefined } }).value)]).toEqual([
      name,
      true,
    ])
})

test('[E-B-76] a measure that none is, and a tail behind the nose, are no car; the author is told of the measure', () => {
  for (const wrong of [{ length: -5 }, { width: 0 }, { tail: 100 }, { length: '4,233' }])
    expect(O.isNone(read({ car: { ...CAR, ...wrong } }).value)).toBe(true)
  expect(read({ car: { ...CAR, length: -5 } }).findings.map(({ path }) => path)).toContain(
    'car.length',
  )
})

test('[E-B-76] mirrors are as wide as the car where nobody says', () => {
  const widthOf = (changes: object) =>
    O.toUndefined(
      O.chain(({ car }: { car: O.Option<{ widthWithMirrors: number }> }) => car)(
        read({ car: { ...CAR, ...changes } }).value,
      ),
    )?.widthWithMirrors
  expect(widthOf({})).toBe(1837)
  expect(widthOf({ widthWithMirrors: 2032 })).toBe(2032)
  expect(widthOf({ widthWithMirrors: -1 })).toBe(1837)
})
