import { option as O } from 'fp-ts'
import { expect, test } from 'vitest'
import { versionsCodec } from '../../../src/blocks/versions/versions.codec.js'

const links = { host: 'www.example.com', ownDomains: [], readUrl: () => undefined }
const read = (value: unknown) => versionsCodec(value, { path: '', links }).value

test('[E-B-73] it shows the versions that have a name, and nothing without one', () => {
  const content = O.toUndefined(
    read({ heading: 'Choose', versions: [{ title: 'Single Motor' }, { price: '£35,000' }, 7] }),
  )
  expect(content?.versions.map(({ title, isChosen }) => [title, isChosen])).toEqual([
    ['Single Motor', false],
  ])
  for (const value of [{}, null, [], 'text', { heading: 'Choose' }, { versions: [{}] }])
    expect(O.isNone(read(value))).toBe(true)
})

test('[E-B-73] at most four figures of a version are shown, each with its name', () => {
  const figures = [1, 2, 3, 4, 5].map((value) => ({
    title: `Figure ${value}`,
    value: String(value),
  }))
  const content = O.toUndefined(
    read({ versions: [{ title: 'Twin', figures: [{ title: 'Range' }, ...figures] }] }),
  )
  expect(content?.versions[0]?.figures.length).toBeLessThanOrEqual(4)
  expect(content?.versions[0]?.figures.every(({ value }) => value !== '')).toBe(true)
})
