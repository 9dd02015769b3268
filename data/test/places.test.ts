import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { measureDistance } from '@evkit/engine/geo'
import { listPlaceFaults } from '../check/places.js'
import { foldName, listFolded } from '../places/fold.js'
import { decodePlaces, type StoredPlace, type StoredPlaces } from '../places/place-file.js'
import { createPlaceIndex } from '../places/place-index.js'
import { readPlaceSources } from '../sources/place-rows.js'
import { COUNTRIES, readRoadSources } from '../sources/road-rows.js'
import { readSources } from '../sources/rows.js'

const folder = new URL('../', import.meta.url)
const document: unknown = JSON.parse(readFileSync(new URL('tables/places.json', folder), 'utf8'))
const decoded = decodePlaces(document)
if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
const stored = decoded.right
const index = createPlaceIndex(stored)
const addresses = (text: string, most = 8): readonly string[] =>
  index.search(text, most).map(({ address }) => address)

describe('folded names', () => {
  test.each([
    ['Göteborg', ['goteborg', 'goeteborg']],
    ['Stoke-on-Trent', ['stoke on trent']],
    ["'s-Hertogenbosch", ['s hertogenbosch']],
    ['Straßburg', ['strassburg']],
    ['Tromsø', ['tromso', 'tromsoe']],
    ['Århus', ['arhus', 'aarhus']],
    ['  Baile  Átha Cliath ', ['baile atha cliath']],
    ['Æbeltoft', ['aebeltoft']],
    ['!!! — ???', []],
    ['', []],
  ])('%j is typed as %j', (name, folded) => {
    expect(listFolded(name)).toEqual(folded)
  })

  test('folding twice changes nothing; composed and decomposed letters are the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text))
        expect(foldName(text.normalize('NFD'))).toBe(foldName(text.normalize('NFC')))
      }),
    )
  })
})

describe('[T-API-13] [T-ROUTE-05] the search for places', () => {
  test.each([
    ['g', 'Glasgow, United Kingdom'],
    ['Goth', 'Gothenburg, Sweden'],
    ['göteb', 'Gothenburg, Sweden'],
    ['GOETEBORG', 'Gothenburg, Sweden'],
    ['munchen', 'Munich, Germany'],
    ['muenchen', 'Munich, Germany'],
    ['München', 'Munich, Germany'],
    ['munich', 'Munich, Germany'],
    ['koln', 'Cologne, Germany'],
    ['kobenhavn', 'Copenhagen, Denmark'],
    ['aarhus', 'Aarhus, Denmark'],
    ['ålborg', 'Aalborg, Denmark'],
    ['hull', 'Kingston upon Hull, United Kingdom'],
    ['den haag', 'The Hague, Netherlands'],
    ['luik', 'Liège, Belgium'],
    ['galway', 'Galway, Ireland'],
    ['Luxembourg', 'Luxembourg'],
    ['malmo sweden', 'Malmö, Sweden'],
    ['Malmö, Sverige', 'Malmö, Sweden'],
    ['newport, wales', 'Newport, Wales, United Kingdom'],
    ['paris, fr', 'Paris, France'],
    ['  London  ', 'London, United Kingdom'],
    ['London, England, United Kingdom', 'London, United Kingdom'],
  ])('%j finds %s first', (text, address) => {
    expect(addresses(text)[0]).toBe(address)
  })

  test.each([
    '!!!',
    ' , ',
    'paris texas',
    'Reykjavík',
    'Málaga',
    'x'.repeat(200),
    '\u0000',
    '__proto__',
  ])('[E-T-03] %j finds nothing', (text) => {
    expect(addresses(text)).toEqual([])
  })

  test('several places of a name: the largest first, told apart by region', () => {
    const found = index.search('Newport', 8)
    expect(found.slice(0, 4).map(({ name }) => name)).toEqual(Array(4).fill('Newport'))
    const people = found.slice(0, 4).map((one) => one.people)
    expect(people).toEqual([...people].sort((one, other) => other - one))
    expect(found[0]).toMatchObject({
      detail: 'Wales, United Kingdom',
      address: 'Newport, Wales, United Kingdom',
    })
  })

  test('never more than asked for, and each place once', () => {
    for (const text of ['s', 'san', 'goteborg', 'st']) {
      const ids = index.search(text, 8).map(({ id }) => id)
      expect(ids.length).toBeLessThanOrEqual(8)
      expect(new Set(ids).size).toBe(ids.length)
    }
    expect(index.search('s', 1)).toHaveLength(1)
  })

  test('[T-ROUTE-06] an id finds the place it was suggested with; another finds none', () => {
    const [place] = index.search('Gothenburg', 1)
    expect(place?.id).toMatch(/^geonames-\d+$/)
    expect(index.find(place?.id ?? '')).toEqual(place)
    for (const id of ['', 'geonames-', 'geonames-0', 'x', '__proto__']) {
      expect(index.find(id)).toBeUndefined()
    }
  })

  test('[E-T-38] any text is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 220 }), (text) => {
        expect(index.search(text, 8).length).toBeLessThanOrEqual(8)
      }),
    )
  })

  test('finds what looking at every place finds', () => {
    const names = ['Ab', 'Abc', 'Abd', 'Bc Ab', 'Äbc', 'Cab', 'Ab-Cde']
    const places: readonly StoredPlace[] = names.map((name, at) => ({
      id: String(at),
      name,
      also: [],
      country: 'SE',
      region: '',
      lat: 0,
      lng: 0,
      people: 100 - at,
    }))
    const small: StoredPlaces = {
      places,
      countries: new Map([['SE', ['Sweden']]]),
      credit: stored.credit,
    }
    const search = createPlaceIndex(small)
    const letter = fc.constantFrom('a', 'b', 'c', 'd', 'ä', 'A')
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 3 }), (letters) => {
        const text = letters.join('')
        const fits = names.filter((name) =>
          listFolded(name).some((key) => key.startsWith(foldName(text))),
        )
        const found = search.search(text, 8).map(({ name }) => name)
        for (const name of fits) expect(found).toContain(name)
      }),
    )
  })
})

describe('the places', () => {
  test('are of the covered countries, most people first, each with a position on earth', () => {
    expect(stored.places.length).toBeGreaterThan(24_000)
    expect([...new Set(stored.places.map(({ country }) => country))].sort()).toEqual([...COUNTRIES])
    const people = stored.places.map((one) => one.people)
    expect(people).toEqual([...people].sort((one, other) => other - one))
    expect(
      stored.places.every(({ lat, lng }) => lat > 40 && lat < 72 && lng > -11 && lng < 32),
    ).toBe(true)
    expect(new Set(stored.places.map(({ id }) => id)).size).toBe(stored.places.length)
  })

  test('every place of the road network is found near where it stands', () => {
    const missed = readRoadSources(folder).places.rows.filter(
      (row) =>
        !index
          .search(row.name, 8)
          .some((one) => one.country === row.country && measureDistance(one, row) < 15_000),
    )
    expect(missed.map(({ name }) => name)).toEqual([])
  })

  test('[E-T-37] the check finds nothing, a name of no place, and an unknown source', () => {
    const places = readPlaceSources(folder)
    const sources = readSources(folder)
    expect(listPlaceFaults(folder, places, sources)).toEqual([])
    const [first] = places.names.rows
    if (first === undefined) throw new Error('no names')
    const broken = {
      ...places,
      names: { ...places.names, rows: [{ ...first, name: 'Atlantis', source: 'hearsay' }] },
    }
    const texts = listPlaceFaults(folder, broken, sources).map(({ text }) => text)
    expect(texts).toContain('is no place of the package')
    const [other] = places.foreign.rows
    if (other === undefined) throw new Error('no names')
    const foreign = { ...places.foreign, rows: [{ ...other, id: 1 }] }
    expect(
      listPlaceFaults(folder, { ...places, foreign }, sources).map(({ path }) => path),
    ).toContain(`${other.country} ${other.name} 1`)
    expect(texts).toContain('names the source hearsay, which is not in sources.json')
    expect(texts.join()).toContain('differs from what its sources make')
  })

  test.each([
    ['nothing', undefined],
    ['another format', { ...(document as object), format: 'x' }],
    ['columns of other lengths', { ...(document as object), ids: [] }],
  ])('[E-T-38] a file with %s is refused', (_, value) => {
    expect(decodePlaces(value)._tag).toBe('Left')
  })
})
