// The worked examples of decisions and readings are read where they stand, and worked out.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { labelDuration, type DurationPolicy } from '@evkit/engine/charging'
import { toUndefined } from '@evkit/engine/shared'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const spec = read('docs/spec/tools.md')

const decision = (id: string): string =>
  spec.split('\n').find((line) => line.startsWith(`**${id} `)) ?? ''

const word = (minutes: number, policy?: DurationPolicy): string => {
  const label = toUndefined(labelDuration(minutes, policy))
  if (label === undefined) return 'none'
  return label.kind === 'minutes' ? `${label.minutes} min` : `${label.from}–${label.to}`
}

// `90 → 1–1.5`, `89 (90) → 1.5–2`: minutes, what they are rounded to, wording.
const EXAMPLE = /(\d+)(?: \(\d+\))? → (\d+(?:\.\d+)?–\d+(?:\.\d+)?)/g
const examplesOf = (text: string): readonly (readonly [minutes: number, wording: string])[] =>
  [...text.matchAll(EXAMPLE)].map(([, minutes, wording = '']) => [Number(minutes), wording])

describe('the wording of durations', () => {
  test('[D-T-02] the boundaries of the decision', () => {
    const [, least, most, more, last, beyond] =
      /57 → 55 min; ([\d.]+)…([\d.]+) → half-hour wording; ([\d.]+)…([\d.]+) → \+1; ([\d.]+)… → \+2/
        .exec(decision('D-T-02'))
        ?.map(Number) ?? []
    const width = (minutes = Number.NaN): number => {
      const label = toUndefined(labelDuration(minutes))
      return label?.kind === 'hours' ? label.to - label.from : 0
    }
    expect(word(57)).toBe('55 min')
    expect([least, most].map(width)).toEqual([0.5, 0.5])
    expect([more, last].map(width)).toEqual([1, 1])
    expect(width(beyond)).toBe(2)
  })

  test.each<[reading: string, policy: DurationPolicy, count: number]>([
    ['floor to whole hours (', 'floor-hour', 2],
    ['or to half hours (', 'enclosing-half-hour', 2],
    ['content can switch on per site: ', 'enclosing-half-hour', 5],
  ])('[D-T-03] the examples behind "%s"', (reading, policy, count) => {
    const [, behind = ''] = decision('D-T-03').split(reading)
    const examples = examplesOf(behind.split(/\)(?: or|\?)|\. \*/)[0] ?? '')
    expect(examples).toHaveLength(count)
    for (const [minutes, wording] of examples) expect(word(minutes, policy)).toBe(wording)
  })

  test('[D-T-03] the reading of the tool says the same', () => {
    const [, minutes, hour, half] =
      /(\d+)\s+minutes are (\S+ to \S+) hours in the first, (\S+ to \S+) in the second/.exec(
        read('engine/src/charging/README.md'),
      ) ?? []
    const said = (policy: DurationPolicy) => word(Number(minutes), policy).replace('–', ' to ')
    expect([said('floor-hour'), said('enclosing-half-hour')]).toEqual([hour, half])
  })
})

// *Pinned in* `file` by `title`: what holds a reading in place.
const PINNED = /\*Pinned\s+in\*\s+`([^`]+)`\s+by\s+((?:`[^`]+`(?:,|\s+and)?\s*)+)/g

test('[E-T-39] what the readings of charging are pinned by is there', () => {
  const pins = [...read('engine/src/charging/README.md').matchAll(PINNED)].flatMap(
    ([, file = '', titles = '']) =>
      [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => ({
        file,
        title: title.replaceAll(/\s+/g, ' '),
      })),
  )
  expect(pins.length).toBeGreaterThan(10)
  expect(pins.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
  expect(pins.filter(({ file, title }) => !read(file).includes(title))).toEqual([])
})
