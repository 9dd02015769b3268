// Places in the language of the page.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import {
  PlaceDetailsCodec,
  placeEndpoint,
  ResolveAnswerCodec,
  resolveEndpoint,
  SuggestAnswerCodec,
  suggestEndpoint,
  writePlaceRequest,
  writeResolveRequest,
  writeSuggestRequest,
} from '@evkit/engine/internal/route'
import { decodeWith, toUndefined, writeAddress, type Endpoint } from '@evkit/engine/shared'
import { decodePlaces, foldName } from '../places/index.js'
import { findLanguage, LANGUAGES, readSpoken, type Language } from '../places/spoken.js'
import { listUntoldNames } from '../scripts/place-document.js'
import { createService } from '../service/app.js'
import { readPlaceSources } from '../sources/place-rows.js'
import { openData } from './open.js'

const store = openData()
const { places } = store.maps
const decoded = decodePlaces(
  JSON.parse(readFileSync(new URL('../tables/places.json', import.meta.url), 'utf8')),
)
if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
const stored = decoded.right
const first = (text: string, language: Language) => {
  const [place] = places.search(text, 1, language)
  return [place?.name, place?.detail, place?.address]
}

describe('the search', () => {
  test.each([
    ['Münch', 'de', ['München', 'Bayern, Deutschland', 'München, Deutschland']],
    ['Münch', 'en', ['Munich', 'Bavaria, Germany', 'Munich, Germany']],
    ['Brussels', 'de', ['Brüssel', 'Belgien', 'Brüssel, Belgien']],
    ['Berlin', 'de', ['Berlin', 'Deutschland', 'Berlin, Deutschland']],
    ['Cologne', 'sv', ['Köln', 'Nordrhein-Westfalen, Tyskland', 'Köln, Tyskland']],
    ['Gothenb', 'sv', ['Göteborg', 'Västra Götaland, Sverige', 'Göteborg, Sverige']],
    ['Kopenhagen', 'de', ['Kopenhagen', 'Capital Region, Dänemark', 'Kopenhagen, Dänemark']],
    ['London', 'tr', ['Londra', 'England, Birleşik Krallık', 'Londra, Birleşik Krallık']],
    ['Malmö', 'tr', ['Malmö', 'Skåne, İsveç', 'Malmö, İsveç']],
    ['Munich', 'ar', ['ميونخ', 'Bavaria، ألمانيا', 'ميونخ، ألمانيا']],
    ['Crawley', 'ar', ['Crawley', 'England، المملكة المتحدة', 'Crawley، المملكة المتحدة']],
  ] as const)('[E-T-66] %j in %s', (text, language, found) => {
    expect(first(text, language)).toEqual(found)
  })

  test.each([
    ['لندن', 'London, United Kingdom'],
    ['إدنبرة', 'Edinburgh, United Kingdom'],
    // Without the hamza, with another last letter, stretched, with vowel signs.
    ['ادنبره', 'Edinburgh, United Kingdom'],
    ['ادنبـــرة', 'Edinburgh, United Kingdom'],
    ['إِدِنبَرَة', 'Edinburgh, United Kingdom'],
    ['أوسلو', 'Oslo, Norway'],
    ['اوسلو', 'Oslo, Norway'],
    ['كولونيا', 'Cologne, Germany'],
    ['ميونخ، ألمانيا', 'Munich, Germany'],
    ['باريس, فرنسا', 'Paris, France'],
    ['Münih', 'Munich, Germany'],
    ['MÜNİH', 'Munich, Germany'],
    ['munıh', 'Munich, Germany'],
    ['LONDRA', 'London, United Kingdom'],
    ['Brüksel, Belçika', 'Brussels, Belgium'],
    ['Londres', 'London, United Kingdom'],
    ['Aix-la-Chapelle', 'Aachen, Germany'],
    ['Cologne', 'Cologne, Germany'],
  ])(
    '[E-T-102] [E-T-103] %j finds %s first, whatever the language of the page',
    (text, address) => {
      for (const language of LANGUAGES) {
        const [found] = places.search(text, 1, language)
        expect(places.find(found?.id ?? '')?.address).toBe(address)
      }
    },
  )

  test('[E-T-103] letters that are typed for one another are one', () => {
    for (const [one, other] of [
      ['أمستردام', 'امستردام'],
      ['آخن', 'اخن'],
      ['ٱخن', 'اخن'],
      ['بوردى', 'بوردي'],
      ['نيس', 'نـيس'],
      ['کولونیا', 'كولونيا'],
      ['İstanbul', 'istanbul'],
      ['ISPARTA', 'ısparta'],
    ] as const) {
      expect(foldName(one)).toBe(foldName(other))
    }
    expect(foldName('لندن')).not.toBe(foldName('ليدن'))
  })

  test('[E-T-102] large places have an Arabic name, and every name is in the letters of its language', () => {
    const names = stored.places.flatMap(({ spoken }) =>
      spoken?.ar === undefined ? [] : [spoken.ar],
    )
    expect(names.length).toBeGreaterThan(1000)
    expect(names.filter((name) => !/^[\p{Script=Arabic}\p{M} -]+$/u.test(name))).toEqual([])
    const turkish = stored.places.flatMap(({ spoken }) =>
      spoken?.tr === undefined ? [] : [spoken.tr],
    )
    expect(turkish.filter((name) => !/^[\p{Script=Latin} -]+$/u.test(name))).toEqual([])
    const largest = stored.places.slice(0, 40).filter(({ spoken }) => spoken?.ar === undefined)
    expect(largest.map(({ name }) => name)).toEqual([])
  })

  test('[E-T-66] an address of any language is found in every language', () => {
    for (const text of ['London, Vereinigtes Königreich', 'London, Storbritannien', 'london, gb']) {
      for (const language of LANGUAGES) {
        expect(places.search(text, 1, language)[0]?.id).toBe(places.search('London', 1)[0]?.id)
      }
    }
    const [newport] = places.search('Newport, Wales, United Kingdom', 1)
    expect(places.search('Newport, Wales, Storbritannien', 1)[0]?.id).toBe(newport?.id)
    const [munich] = places.search('Munich', 1)
    expect(places.search('München, Bayern, Deutschland', 1)[0]?.id).toBe(munich?.id)
    expect(places.find(munich?.id ?? '', 'de')?.address).toBe('München, Deutschland')
  })
})

test('[E-T-66] the language is that of the first entry, English without one of ours', () => {
  expect(
    ['de', 'de-DE', 'sv-SE,sv;q=0.9', ' AR-ae', 'fr,de', '*', '', 'deu'].map(findLanguage),
  ).toEqual(['de', 'de', 'sv', 'ar', 'en', 'en', 'en', 'en'])
  expect(findLanguage()).toBe('en')
})

describe('words written in more than one way', () => {
  const addressOf = (text: string) => first(text, 'en')[2]

  test.each([
    ['St Malo', 'Saint-Malo, France'],
    ['st-malo', 'Saint-Malo, France'],
    ['ST. MALO', 'Saint-Malo, France'],
    ['Sankt Malo', 'Saint-Malo, France'],
    ['Saint Mal', 'Saint-Malo, France'],
    ['Saint Albans', 'St Albans, United Kingdom'],
    ['Saint Alb', 'St Albans, United Kingdom'],
    ['Ottery Ste Mary', 'Ottery St Mary, United Kingdom'],
    ['St Augustin', 'Sankt Augustin, Germany'],
    ['Ste Maxime, France', 'Sainte-Maxime, France'],
    ['Stratford on Avon', 'Stratford-upon-Avon, United Kingdom'],
    ['Newcastle upo', 'Newcastle upon Tyne, United Kingdom'],
    // Alone it is the start of any name.
    ['St', 'Stockholm, Sweden'],
  ])('[E-T-127] %j finds %s first', (text, address) => {
    expect(addressOf(text)).toBe(address)
  })

  test('[E-T-127] every place with such a word is found by each way to write it', () => {
    const WAYS = ['St', 'St.', 'Ste', 'Saint', 'Sainte', 'Sankt', 'Sint', 'SAINT']
    const word = /(?<![\p{L}’'])(?:st\.?|ste|sainte?|sankt|sint)(?=[ -])/iu
    const named = stored.places.filter(({ name, people }) => people > 5000 && word.test(name))
    expect(named.length).toBeGreaterThan(200)
    const missed = named.flatMap(({ id, name }) =>
      WAYS.map((way) => name.replace(word, way)).filter(
        (text) => !places.search(text, 40).some((one) => one.id === id),
      ),
    )
    expect(missed).toEqual([])
  })
})

describe('places outside the covered countries', () => {
  test.each([
    ['Wien', 'en', 'Vienna, Austria'],
    ['vienna', 'de', 'Wien, Österreich'],
    ['Vienna, Austria', 'en', 'Vienna, Austria'],
    ['فيينا', 'ar', 'فيينا، النمسا'],
    ['Zürich', 'de', 'Zürich, Schweiz'],
    ['Zurigo', 'en', 'Zurich, Switzerland'],
    ['Praha', 'sv', 'Prag, Tjeckien'],
    ['Milano', 'tr', 'Milano, İtalya'],
    ['Saint Gallen', 'en', 'St. Gallen, Switzerland'],
    // A start of a name, a covered place, one with a larger namesake of ours, and another country behind the comma.
    ['Wie', 'en', ''],
    ['Paris', 'en', ''],
    ['Emmen', 'en', ''],
    ['Freiburg', 'de', ''],
    ['Vienne', 'en', ''],
    ['Vienna, France', 'en', ''],
    ['', 'en', ''],
    ['__proto__', 'en', ''],
  ] as const)('[E-T-129] %j in %s is %j', (text, language, outside) => {
    expect(places.findOutside(text, language)).toBe(outside)
  })

  test('[E-T-129] none is taken for a place of ours whose name begins so', () => {
    expect(places.search('Wien', 8).map(({ name }) => name)).toContain('Wienhausen')
    expect(places.resolve('Wien', 5)).toEqual({ places: [], outside: 'Vienna, Austria' })
    expect(places.resolve('Wienh', 5)).toMatchObject({
      places: [{ name: 'Wienhausen' }],
      outside: '',
    })
    // Of a whole name both are told.
    const tarnow = places.resolve('Tarnow', 5)
    expect(tarnow.places.map(({ address }) => address)).toEqual(['Tarnow, Germany'])
    expect(tarnow.outside).toBe('Tarnów, Poland')
  })
})

describe('other names', () => {
  test.each([
    ['Wexford', 'Wexford, Ireland'],
    ['Loch Garman', 'Wexford, Ireland'],
    ['Clonmel', 'Clonmel, Ireland'],
    ['Cluain Meala', 'Clonmel, Ireland'],
    ['Mullingar', 'Mullingar, Ireland'],
    ['Killarney', 'Killarney, Ireland'],
    ['Newbridge', 'Newbridge, Ireland'],
    ['Rush', 'Rush, Ireland'],
    ['Tramore', 'Tramore, Ireland'],
    ['Gaillimh', 'Galway, Ireland'],
    ['Luimneach', 'Limerick, Ireland'],
    ['Kingstown', 'Dún Laoghaire, Ireland'],
    ['Caerdydd', 'Cardiff, United Kingdom'],
    ['Rijsel', 'Lille, France'],
    ['Newcastle', 'Newcastle upon Tyne, United Kingdom'],
  ])('[E-T-128] %j finds %s first', (text, address) => {
    expect(first(text, 'en')[2]).toBe(address)
  })

  test('[E-T-128] a name that a larger place of ours has stays with it', () => {
    const { others, foreign } = readPlaceSources(new URL('../', import.meta.url))
    const taken = others.rows.flatMap(({ id, also }) =>
      also.split(';').filter((name) => {
        const [found] = places.search(name, 1)
        const own = places.find(`geonames-${id}`)
        return name !== '' && (found?.people ?? 0) < (own?.people ?? 0)
      }),
    )
    expect(taken).toEqual([])
    expect(foreign.rows.length).toBeGreaterThan(1000)
  })
})

describe('the sources', () => {
  const sources = readPlaceSources(new URL('../', import.meta.url))

  test('[E-T-66] say of no name a language they do not have it in', () => {
    expect(listUntoldNames(sources)).toEqual([])
    const [row] = sources.names.rows
    const [region] = sources.regionNames.rows
    if (row === undefined || region === undefined) throw new Error('no rows')
    const names = { ...sources.names, rows: [{ ...row, spoken: { de: 'Antorf' } }] }
    const regionNames = { ...sources.regionNames, rows: [{ ...region, code: 'XX' }] }
    expect(listUntoldNames({ ...sources, names, regionNames })).toEqual(['BE Antorf', 'BE XX'])
  })

  test('[E-T-66] write names by language', () => {
    expect(readSpoken('de:Köln;sv:Köln')).toMatchObject({ right: { de: 'Köln', sv: 'Köln' } })
    expect(readSpoken('')).toMatchObject({ right: {} })
    for (const wrong of ['Köln', 'xx:Köln', 'de:']) {
      expect(readSpoken(wrong)).toMatchObject({ _tag: 'Left' })
    }
  })
})

describe('over HTTP', () => {
  const service = createService(store, { isPreviewOpen: false })
  const ask = async (endpoint: Endpoint<unknown>, json: string, language: string) => {
    const answer = await service.request(writeAddress(endpoint, { maps: 'maps', json }), {
      headers: { 'Accept-Language': language },
    })
    expect(answer.headers.get('Vary')).toContain('Accept-Language')
    return (await answer.json()) as unknown
  }
  const session = 'a'

  test('[E-T-66] suggestions, places and resolved texts come in the language of the page', async () => {
    const question = writeSuggestRequest({ input: 'Münch', language: 'en', session })
    const told = decodeWith(SuggestAnswerCodec, await ask(suggestEndpoint, question, 'de-DE'))
    if (E.isLeft(told)) throw new Error('unreadable')
    const [munich] = told.right.suggestions
    expect(munich).toMatchObject({ text: 'München', detail: 'Bayern, Deutschland' })

    const detail = writePlaceRequest({ id: munich?.id ?? '', language: 'en', session })
    const place = decodeWith(PlaceDetailsCodec, await ask(placeEndpoint, detail, 'sv'))
    if (E.isLeft(place)) throw new Error('unreadable')
    expect(toUndefined(place.right.address)).toBe('München, Tyskland')

    const ends = writeResolveRequest({ start: 'Köln', destination: 'Brussels' })
    const both = decodeWith(ResolveAnswerCodec, await ask(resolveEndpoint, ends, 'de'))
    if (E.isLeft(both)) throw new Error('unreadable')
    expect(both.right.start.places[0]?.name).toBe('Köln')
    expect(both.right.destination.places[0]?.name).toBe('Brüssel')
  })

  test('[E-T-129] a place outside is told in the language of the page, before what begins so', async () => {
    const question = writeSuggestRequest({ input: 'Wien', language: 'en', session })
    const told = decodeWith(SuggestAnswerCodec, await ask(suggestEndpoint, question, 'de'))
    if (E.isLeft(told)) throw new Error('unreadable')
    expect(told.right.outside).toBe('Wien, Österreich')
    expect(told.right.suggestions.map(({ text }) => text)).toContain('Wienhausen')
    const ends = writeResolveRequest({ start: 'Wien', destination: 'Köln' })
    const both = decodeWith(ResolveAnswerCodec, await ask(resolveEndpoint, ends, 'sv'))
    if (E.isLeft(both)) throw new Error('unreadable')
    expect(both.right.start).toEqual({ places: [], outside: 'Wien, Österrike' })
    expect(both.right.destination.outside).toBe('')
  })

  test('[E-T-127] [E-T-128] other ways to write a name are suggested', async () => {
    for (const [input, text] of [
      ['St Malo', 'Saint-Malo'],
      ['Loch Garman', 'Wexford'],
    ] as const) {
      const question = writeSuggestRequest({ input, language: 'en', session })
      const told = decodeWith(SuggestAnswerCodec, await ask(suggestEndpoint, question, 'en'))
      expect(E.isRight(told) && told.right.suggestions[0]?.text).toBe(text)
    }
  })

  test('[E-T-66] the names on maps, drawn and live', async () => {
    const view = { box: { west: 2, south: 49, east: 14, north: 54 }, width: 700 }
    const labelsIn = (language: Language) =>
      store.maps.cutMap(view, language).labels.map(({ name }) => name)
    expect(labelsIn('de')).toEqual(expect.arrayContaining(['Köln', 'Brüssel', 'Hannover']))
    expect(labelsIn('en')).toEqual(expect.arrayContaining(['Cologne', 'Brussels', 'Hanover']))
    const { names, addresses } = store.maps.files
    expect(names.en).toBe(addresses.places)
    const layer = await (await service.request(names.de)).text()
    expect(layer).toContain('"München"')
    expect(layer).not.toContain('"Munich"')
    // What is drawn has Arabic names; the live map cannot join their letters.
    expect(labelsIn('ar')).toEqual(expect.arrayContaining(['كولونيا', 'بروكسل']))
    expect(await (await service.request(names.ar)).text()).toContain('"Cologne"')
  })
})
