// node .config/run.mjs data:zips <zipcodes.us.csv> <date>: writes the postal codes of the United States to data/tables.
import { readFileSync, writeFileSync } from 'node:fs'
import { csvReader } from '../cli/csv-read.js'
import { writeZipFile, ZIP_STEPS } from '../places/index.js'

const WIDTH = 5
// Posts of the forces have no state, and no town one could stand in.
const STATE = /^[A-Z]{2}$/
const COMPACT_STATES = new Set(['MH', 'FM', 'PW'])

const readRecords = (path: string): readonly Readonly<Record<string, string>>[] => {
  const rows: (readonly string[])[] = []
  const reader = csvReader({
    record: ({ cells }) => {
      rows.push(cells)
    },
    fault: ({ line, text }) => {
      throw new Error(`${path}:${line} ${text}`)
    },
  })
  reader.push(readFileSync(path, 'utf8'))
  reader.end()
  const [names = [], ...body] = rows
  return body.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
}

const steps = (degrees: string | undefined): number => Math.round(Number(degrees) * ZIP_STEPS)

const [path = '', asOf = ''] = process.argv.slice(2)
if (path === '' || !/^\d{4}-\d{2}-\d{2}$/.test(asOf)) {
  throw new Error('node .config/run.mjs data:zips <zipcodes.us.csv> <date such as 2026-03-30>')
}
const byCode = new Map(
  readRecords(path)
    .filter(({ state_code: state = '' }) => STATE.test(state) && !COMPACT_STATES.has(state))
    .map((row) => [row['zipcode']?.padStart(WIDTH, '0') ?? '', row] as const)
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other))),
)
const rows = [...byCode.values()]
const file = writeZipFile({
  format: 'evkit-zips-1',
  credit: {
    text: 'Postal codes: GeoNames (CC BY 4.0)',
    url: 'https://www.geonames.org',
    licence: 'CC BY 4.0',
    asOf,
  },
  zips: [...byCode.keys()].join('\n'),
  cities: rows.map(({ place = '' }) => place).join('\n'),
  states: rows.map(({ state_code: state = '' }) => state).join('\n'),
  lat: rows.map(({ latitude }) => steps(latitude)),
  lng: rows.map(({ longitude }) => steps(longitude)),
})
writeFileSync(new URL('../tables/us-zips.json', import.meta.url), file)
process.stdout.write(`${rows.length} postal codes\n`)
