// Texts of pages say no figure, price or name of a car that its record does not.
import { describe, expect, test } from 'vitest'
import { listWrittenFigureFaults } from '../check/written-figures.js'
import { readContent } from '../content/read.js'
import { makeChargingFile } from '../scripts/charging-document.js'
import { readSources } from '../sources/rows.js'

const folder = new URL('../', import.meta.url)
const { parts } = readContent(new URL('content/', folder))
const { table } = makeChargingFile(readSources(folder))

const tell = (page: unknown, name = 'home') => {
  const pageDocuments = new Map([['en', new Map([[name, page]])]])
  const only = { register: parts.register, pageDocuments, languages: new Map(), drafts: new Map() }
  return listWrittenFigureFaults(only, table).map(({ file, path, text }) =>
    [file.replace(/^.*\//, ''), path, text].join(' '),
  )
}

const BY_HAND = 'by hand, where figures and prices of cars come from the record'

describe('[E-B-83] the check of data', () => {
  test('finds nothing that is written by hand in the texts of the project', () => {
    expect(listWrittenFigureFaults(parts, table)).toEqual([])
  })

  test.each([
    ['Up to 295 miles.', '295 miles'],
    ['476 km nach WLTP', '476 km'],
    ['A battery of 64\u00a0kWh', '64\u00a0kWh'],
    ['With 200 kW (268 bhp)', '268 bhp'],
    ['ab 38.000\u00a0€', '38.000\u00a0€'],
    ['From £39,400', '£39,400'],
    ['från 420 000 kr', '420 000 kr'],
    ['4,233 mm long', '4,233 mm'],
    ['Kofferraum 318 l', '318 l'],
    ['in 5.7 seconds', '5.7 seconds'],
    ['180 km/h', '180 km/h'],
    ['543 Nm', '543 Nm'],
    ['يصل إلى ⁦476⁩ كم', '476 كم'],
    ['2,210 kg', '2,210 kg'],
  ])('names %j', (text, amount) => {
    expect(tell({ blocks: [{ text }] })).toEqual([
      `home.json blocks.0.text writes ${amount} ${BY_HAND}`,
    ])
  })

  test('names a car there is none of', () => {
    expect(tell({ text: 'The EX31 is here, and so is the EX30.' })).toEqual([
      'home.json text names the car EX31, which data/content/cars.json does not have',
    ])
  })

  test.each(['{range} in winter', 'At a 250 kW charger', 'From 10 to 80%', '£0', 'Since 2024'])(
    'lets stand what is none of a car: %j',
    (text) => {
      expect(tell({ text })).toEqual([])
    },
  )

  test('lets nothing stand elsewhere that is declared for one text', () => {
    const page = { blocks: [{ units: { kwhPer100: '{value} kWh/100 km' } }] }
    expect(tell(page, 'car')).toEqual([])
    expect(tell(page)).toHaveLength(1)
  })
})
