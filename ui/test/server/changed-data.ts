// The shipped data with some of its files changed, such as another record of the cars.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const DATA = fileURLToPath(new URL('../../../data/', import.meta.url))

const PAINTS = ['moss', 'sand', 'cloud', 'dusk', 'fjord', 'graphite']

const nextPaint = (paint: string): string =>
  PAINTS[(PAINTS.indexOf(paint) + 1) % PAINTS.length] ?? paint

// By how much the members of a file grow: far enough that no difference of two looks like what another was.
const GROWTH: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'sources/car-figures.json': { value: 1.31 },
  'sources/published-ranges.json': { rangeKm: 97 },
  'sources/batteries.json': { usableKwh: 1.17, peakKw: 1.13 },
  'sources/car-prices.json': { amount: 11, sub_fixed: 11, lease_36: 11 },
  'tables/charging.json': { usableKwh: 1.17, peakKw: 1.13, kw: 1.13 },
  'tables/range.json': { publishedKm: 97, city: 97, highway: 97, combined: 97 },
}
const RECORD = 'content/cars.json'

const growMembers = (growth: Readonly<Record<string, number>>) => (key: string, value: unknown) => {
  const by = growth[key]
  return by === undefined || typeof value !== 'number' ? value : Math.round(value * by)
}

/** What is made of the text of a file, by its path below the data folder. */
export type Changes = Readonly<Record<string, (text: string) => string>>

const RECORD_CHANGES: Changes = {
  [RECORD]: (text) =>
    text.replaceAll(
      /"colour": "([a-z]+)"/g,
      (_, paint: string) => `"colour": "${nextPaint(paint)}"`,
    ),
  ...Object.fromEntries(
    Object.entries(GROWTH).map(([file, growth]) => [
      file,
      (text: string) => JSON.stringify(JSON.parse(text, growMembers(growth))),
    ]),
  ),
}

// Folders that hold a changed file are made anew, everything else is the project's own.
const copyChanged = (to: string, changes: Changes, below = ''): void => {
  for (const name of readdirSync(join(DATA, below))) {
    const path = below === '' ? name : `${below}/${name}`
    const change = changes[path]
    if (change !== undefined)
      writeFileSync(join(to, path), change(readFileSync(join(DATA, path), 'utf8')))
    else if (Object.keys(changes).some((file) => file.startsWith(`${path}/`))) {
      mkdirSync(join(to, path))
      copyChanged(to, changes, path)
    } else symlinkSync(join(DATA, path), join(to, path))
  }
}

/** Makes a folder of its own for the data with some files changed. */
export const makeDataWith = (changes: Changes): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-data-'))
  copyChanged(folder, changes)
  return pathToFileURL(`${folder}/`)
}

/** The data with another record of the cars: the same cars and versions, with other figures, prices and paints. */
export const makeChangedData = (): URL => makeDataWith(RECORD_CHANGES)
