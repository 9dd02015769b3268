import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RoadKind } from '@evkit/engine/internal/route'
import type { NameAt } from '../service/route/line-cuts.js'
import { cutAtBorders, findCountry } from '../service/route/real/borders.js'

const BRIDGE = [55.63, 12.6, 55.6, 12.7, 55.57, 12.85, 55.56, 13]

const stretchOf = (line: readonly number[], kind: RoadKind = 'motorway') => ({
  line: Float64Array.from(line),
  metres: 30_000,
  minutes: 20,
  kind,
})

// Stripes of a degree each, and the sea beyond the sixth.
const striped: NameAt = (_, longitude) => ['A', 'B', 'C', 'B', '', 'D'][Math.floor(longitude)] ?? ''

const anyLine = fc
  .array(fc.double({ min: 0, max: 0.1, noNaN: true }), { minLength: 1, maxLength: 80 })
  .map((steps) => {
    let longitude = 0
    return [0, 0, ...steps.flatMap((step) => [0, (longitude += step)])]
  })

describe('[E-T-97] [E-T-123] steps of a real road have a country', () => {
  test('a road over the Öresund is cut on the bridge, in length and time', () => {
    const parts = cutAtBorders(stretchOf(BRIDGE), findCountry)
    expect(parts.map(({ country }) => country)).toEqual(['DK', 'SE'])
    expect(parts[0]?.line.at(-1)).toBe(parts[1]?.line[1])
    expect(parts.reduce((sum, { metres }) => sum + metres, 0)).toBeCloseTo(30_000, 6)
  })

  test('on a ferry there is none; a place no outline has is where the road was', () => {
    const [onBoard] = cutAtBorders(stretchOf(BRIDGE, 'ferry'), findCountry)
    expect(onBoard?.country).toBe('')
    const atSea = cutAtBorders(stretchOf([0, 3.5, 0, 4.5, 0, 5.5]), striped)
    expect(atSea.map(({ country }) => country)).toEqual(['B', 'D'])
    expect(cutAtBorders(stretchOf([0, 4.2, 0, 4.8]), striped)[0]?.country).toBe('')
    expect(
      cutAtBorders(stretchOf([0, 4.2, 0, 5.8]), striped).map(({ country }) => country),
    ).toEqual(['D'])
  })

  test('law: the parts are the whole, each begins where the one before ends, and no two neighbours are of one country', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const whole = stretchOf(line)
        const parts = cutAtBorders(whole, striped)
        const sum = (of: 'metres' | 'minutes'): number =>
          parts.reduce((all, part) => all + part[of], 0)
        expect(sum('metres')).toBeCloseTo(whole.metres, 6)
        expect(sum('minutes')).toBeCloseTo(whole.minutes, 9)
        for (const [at, { line: part, country }] of parts.entries()) {
          const next = parts[at + 1]
          expect(next?.country).not.toBe(country)
          if (next !== undefined) expect([...part.slice(-2)]).toEqual([...next.line.slice(0, 2)])
        }
        expect([...(parts.at(-1)?.line.slice(-2) ?? [])]).toEqual(line.slice(-2))
      }),
    )
  })
})
