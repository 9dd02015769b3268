// The guides to a car and to a market, followed to the letter: every block is put where its guide says.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { listFaults } from '../check/faults.js'
import { makeChargingFile, writeChargingFile } from '../scripts/charging-document.js'
import { makeRangeFile, writeRangeFile } from '../scripts/range-document.js'
import { readRangeSources } from '../sources/range-rows.js'
import { readSources } from '../sources/rows.js'

const data = join(import.meta.dirname, '..')
const BLOCK = /^```json\n([\s\S]*?)^```/gm

const listBlocks = (guide: string): readonly unknown[] =>
  [...readFileSync(join(data, `../docs/guides/${guide}.md`), 'utf8').matchAll(BLOCK)].map(
    ([, text = '']) => JSON.parse(text) as unknown,
  )

const copies: string[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true })
})

const openCopy = () => {
  const copy = mkdtempSync(join(tmpdir(), 'evkit-guides-'))
  copies.push(copy)
  for (const folder of ['brand', 'content', 'pictures', 'scripts', 'sources', 'tables']) {
    cpSync(join(data, folder), join(copy, folder), { recursive: true })
  }
  const folder = pathToFileURL(`${copy}/`)
  const write = (file: string, value: unknown): void => {
    writeFileSync(join(copy, file), JSON.stringify(value))
  }
  const add = (file: string, ...rows: readonly unknown[]): void => {
    const before = JSON.parse(readFileSync(join(copy, file), 'utf8')) as readonly unknown[]
    write(file, [...before, ...rows.flat()])
  }
  const addTo = (file: string, member: string, members: unknown): void => {
    const before = JSON.parse(readFileSync(join(copy, file), 'utf8')) as Record<string, object>
    write(file, { ...before, [member]: { ...before[member], ...(members as object) } })
  }
  const makeTables = (): void => {
    const sources = readSources(folder)
    const range = makeRangeFile(readRangeSources(folder), sources)
    writeFileSync(join(copy, 'tables/charging.json'), writeChargingFile(makeChargingFile(sources)))
    writeFileSync(join(copy, 'tables/range.json'), writeRangeFile(range))
  }
  const check = (): readonly string[] =>
    listFaults(folder).map(({ file, path, text }) => `${file}  ${path}  ${text}`)
  return { write, add, addTo, makeTables, check }
}

const LANGUAGES = ['en', 'en-US', 'de', 'sv', 'ar']

describe('[E-F-79] a guide that is followed to the letter', () => {
  test('add a car: the blocks are good, and the tables made of them too', () => {
    const [car, motor, battery, curve, figures, page, price, form, ...others] =
      listBlocks('add-a-car')
    const [range, other, shown, consumption, petrol] = others
    const copy = openCopy()
    copy.add('content/cars.json', car, other)
    copy.add('sources/vehicles.json', motor)
    copy.add('sources/batteries.json', battery)
    copy.add('sources/charging-curves.json', curve)
    copy.add('sources/car-figures.json', figures)
    for (const language of LANGUAGES) copy.addTo(`content/pages/${language}/car.json`, 'cars', page)
    copy.add('sources/car-prices.json', price)
    copy.add('content/forms/vehicles.json', form)
    copy.add('sources/published-ranges.json', range)
    copy.add('content/range-cars.json', shown)
    copy.add('sources/consumption.json', consumption)
    copy.add('sources/petrol-cars.json', petrol)
    copy.makeTables()
    expect(copy.check()).toEqual([])
  }, 120_000)

  test('add a market: nothing is missing', () => {
    const [site, range, savings, electricity, fuel, tax] = listBlocks('add-a-market')
    const copy = openCopy()
    copy.write('content/sites/ie.json', site)
    copy.add('content/range-sites.json', range)
    copy.add('content/savings-sites.json', savings)
    copy.add('sources/prices.json', electricity, fuel)
    copy.add('sources/taxes.json', tax)
    expect(copy.check()).toEqual([])
  }, 120_000)
})
