// The page that compares cars, as the server answers it: every figure is the one its own tool shows.
import { COMPARED_CARS } from '@evkit/engine/compare'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()
const app = createSite({ store, ...PLAIN_SITE })

const ask = async (path: string): Promise<string> => {
  const answer = await app.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

const decode = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&nbsp;', '\u00a0')

const compare = (search = '', site = 'uk'): Promise<string> =>
  ask(`/${site}/cars/compare-cars/${search}`)

const COLUMN = /<th scope="col"[^>]*>.*?<a[^>]*>([^<]*)(?:<span[^>]*> ([^<]*)<\/span>)?<\/a>/g

const headsOf = (page: string) =>
  [...page.matchAll(COLUMN)].map(([, name = '', version = '']) => ({ name, version }))

const columnsOf = (page: string): readonly string[] => headsOf(page).map(({ name }) => name)

const rowOf = (page: string, row: string): string =>
  new RegExp(`<tr data-row="${row}">.*?</tr>`).exec(page)?.[0] ?? ''

const cellsOf = (row: string): readonly string[] =>
  [...row.matchAll(/<td[^>]*><span[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, text = '']) => text)

interface Cell {
  readonly href: string
  readonly text: string
}

const linksOf = (html: string): readonly Cell[] =>
  [...html.matchAll(/<td[^>]*><span[^>]*><a href="([^"]*)">([^<]*)<\/a>/g)].map(
    ([, href = '', text = '']) => ({ href: decode(href), text: decode(text) }),
  )

const titleOf = (page: string): string => decode(/<title>([^<]*)/.exec(page)?.[1] ?? '')

// Without what keeps amounts in one line, and words of two scripts apart.
const plain = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')

const ALL =
  '?car1=ex30-electric.SME&car2=ex40-electric.SME&car3=ec40-electric.TM&car4=ex90-electric.SM'
const WEATHER = '&temperatureIndex=1&climate=false'

describe('[B-T-05] the page that compares cars', () => {
  test.each(store.sites)('every column equals the single tool, on %s', async (site) => {
    const page = await compare(`${ALL}${WEATHER}`, site)
    expect(columnsOf(page)).toEqual(['EX30', 'EX40', 'EC40', 'EX90'])
    for (const row of ['range', 'fast', 'wallbox', 'savings']) {
      const cells = linksOf(rowOf(page, row))
      expect([row, cells.length]).toEqual([row, COMPARED_CARS.length])
      for (const [at, { href, text }] of cells.entries()) {
        const title = plain(titleOf(await ask(href)))
        expect(title).toContain(columnsOf(page)[at])
        expect(title).toContain(plain(text))
      }
    }
    for (const { href, text } of linksOf(rowOf(page, 'cost'))) {
      const [, amount = ''] = /([\d.,\u00a0\u202f]*\d)/.exec(text) ?? []
      const shown = />([^<]*)<\/span> <span aria-hidden="true"[^>]*>[^<]*<\/span>/
      const tool = await ask(href)
      const [, heading = ''] = shown.exec(tool.slice(tool.indexOf('data-part="cost"'))) ?? []
      expect([href, plain(decode(heading))]).toEqual([href, expect.stringContaining(plain(amount))])
    }
  })

  test('a figure leads to its tool with the same car, weather and charge', async () => {
    const page = await compare(`${ALL}${WEATHER}`)
    const [range] = linksOf(rowOf(page, 'range'))
    expect(range?.href).toBe(
      '/uk/electrification/range/?model=EX30&profile=mixed&temperatureIndex=1&climate=false&powerTrain=Single-with-Extended',
    )
    const [, fast] = linksOf(rowOf(page, 'fast'))
    expect(fast?.href).toBe(
      '/uk/electrification/charging-your-car/public/?carModel=EX40&powerTrain=SME&cType=P&pCType=DC&kW=250kW&range=10,80',
    )
  })

  test('the form holds what the address asks for, and asks for it again', async () => {
    const whole = await compare(`${ALL}${WEATHER}`)
    const page = whole.slice(whole.indexOf('</details>', whole.indexOf('data-part="filters"')))
    const chosen = [...page.matchAll(/<select[^>]*name="([^"]*)".*?<\/select>/g)].map(
      ([field, name]) => [name, /<option value="([^"]*)" selected/.exec(field)?.[1]],
    )
    expect(`?${chosen.map(([name, value]) => `${name}=${value}`).join('&')}`).toBe(
      `${ALL}${WEATHER}&sort=`,
    )
    expect(await compare(`${ALL}&sort=bootL`)).toContain('<option value="bootL" selected="">')
  })

  test('the best of a row is marked in words, and no row where cars are not told apart by it', async () => {
    const page = await compare('?car1=ex30-electric&car2=ex90-electric')
    const bestOf = (row: string): number => rowOf(page, row).split('data-best').length - 1
    expect(['price', 'range', 'wallbox', 'cost'].map(bestOf)).toEqual([1, 1, 1, 1])
    expect(['savings', 'seats', 'lengthMm'].map(bestOf)).toEqual([0, 1, 0])
    expect(rowOf(page, 'price')).toMatch(
      /data-best=""><span[^>]*>from £39,400, example<\/span>.*Best/,
    )
  })

  test.each(store.sites)(
    '[E-B-74] price, range and published figures are those of the page of the version, on %s',
    async (site) => {
      const page = await compare('?car1=ex30-electric.SM&car2=ex30-electric.TMP', site)
      expect(columnsOf(page)).toEqual(['EX30', 'EX30'])
      const shown = plain(decode(page))
      for (const [at, key] of ['SM', 'TMP'].entries()) {
        const own = plain(decode(await ask(`/${site}/cars/ex30-electric/?version=${key}`)))
        for (const row of ['publishedRange', 'powerKw', 'zeroTo100S']) {
          const cells = cellsOf(rowOf(shown, row))
          expect([row, cells.length]).toEqual([row, 2])
          if (row !== 'range')
            expect([row, own]).toEqual([row, expect.stringContaining(cells[at] ?? '')])
        }
        const [amount = ''] = /\d[\d.,\s]*\d/.exec(cellsOf(rowOf(shown, 'price'))[at] ?? '') ?? []
        if (amount !== '') expect(own).toContain(amount)
      }
    },
  )

  test.each(store.sites)('[E-B-74] every row has a name of its own, on %s', async (site) => {
    const page = await compare('', site)
    const rows = [...page.matchAll(/<tr data-row="([^"]*)"/g)].map(([, row = '']) => row)
    expect(new Set(rows).size).toBe(rows.length)
    expect(rows).toEqual(expect.arrayContaining(['range', 'publishedRange', 'bootL', 'lengthMm']))
  })

  test('[E-B-74] a version the car does not have gives way to one it has, and it is said so', async () => {
    const page = await compare('?car1=ex30-electric.TM&car2=ex90-electric.TM')
    expect(headsOf(page)[0]).toEqual({ name: 'EX30', version: 'Single Motor Extended Range' })
    expect(page).toContain('One of the cars or versions in this link')
    expect(await compare('?car1=ex30-electric.tmp&car2=ex90-electric.tm')).not.toContain(
      'One of the cars or versions',
    )
  })

  test('[E-B-74] what a visitor has chosen is compared first, and kept by the form and by every column', async () => {
    const page = await compare('?model=EX30&version=TMP&colour=moss')
    expect(headsOf(page)[0]).toEqual({ name: 'EX30', version: 'Twin Motor Performance' })
    for (const [name, value] of [
      ['model', 'EX30'],
      ['version', 'TMP'],
      ['colour', 'moss'],
    ])
      expect(page).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    expect(decode(page)).toMatch(/href="\/uk\/cars\/ex30-electric\/\?version=TMP[&"]/)
    expect(decode(page)).toMatch(/href="\/uk\/quote\/form\?model=EX30&version=TMP[&"]/)
  })

  test('two cars stand in for an address that asks for none', async () => {
    expect(columnsOf(await compare())).toEqual(['EX30', 'EX30 Cross Country'])
  })

  test('a car the line-up does not have is left out, and said so without its name', async () => {
    const page = await compare('?car1=ex90-electric&car2=Trabant')
    expect(columnsOf(page)).toEqual(['EX90', 'EX30'])
    expect(page).toContain(
      'One of the cars or versions in this link is not in our line-up, so it is not compared.',
    )
    expect(page).not.toContain('Trabant')
    expect(await compare('?car1=ex90-electric')).not.toContain('is not in our line-up')
  })

  test('what nobody knows of a car is said to be unknown', async () => {
    const page = await compare('?car1=es90-electric', 'us')
    expect(rowOf(page, 'price')).toMatch(/<span[^>]*>Not known<\/span>/)
  })

  test('[E-B-81] columns are sorted by a figure of a tool or a published one; the better first', async () => {
    const sorted = async (sort: string, more = '') =>
      columnsOf(await compare(`${ALL}${more}&sort=${sort}`))
    expect(await sorted('price')).toEqual(['EX30', 'EX40', 'EC40', 'EX90'])
    expect(await sorted('lengthMm')).toEqual(['EX30', 'EX40', 'EC40', 'EX90'])
    expect((await sorted('seats'))[0]).toBe('EX90')
    expect((await sorted('towingKg')).at(-1)).toBe('EX90')
    const ranges = cellsOf(rowOf(await compare(`${ALL}&sort=range`), 'range')).map((text) =>
      Number.parseInt(text, 10),
    )
    expect(ranges).toEqual([...ranges].sort((one, other) => other - one))
  })

  test('[E-B-81] an order there is not changes nothing and is said; so is a car without the figure, which stands last', async () => {
    for (const sort of ['beauty', 'savings', '__proto__', '"><b>'])
      expect(await compare(`${ALL}&sort=${encodeURIComponent(sort)}`)).toContain(
        'There is no such order as this link asks for',
      )
    const page = await compare('?car1=es90-electric&car2=ex90-electric&sort=price', 'us')
    expect(columnsOf(page)).toEqual(['EX90', 'ES90'])
    expect(page).toContain('Price: not known of every column. Those without it stand last.')
    expect(await compare(`${ALL}&sort=price`)).not.toContain('stand last')
  })

  test.each(store.sites)(
    '[E-B-81] every column is drawn on one scale, as the page of its car draws it, on %s',
    async (site) => {
      const row = rowOf(await compare(ALL, site), 'size')
      const boxes = [...row.matchAll(/viewBox="([^"]*)"/g)].map(([, box]) => box)
      expect([boxes.length, new Set(boxes).size]).toEqual([4, 1])
      const pictures = [...row.matchAll(/<image [^>]*>/g)].map(([image]) => image)
      for (const [at, car] of ['ex30', 'ex40', 'ec40', 'ex90'].entries())
        expect(await ask(`/${site}/cars/${car}-electric/`)).toContain(pictures[at])
    },
  )

  test('[E-T-55] it is one page however it is asked for', async () => {
    const first = await app.request(`/uk/cars/compare-cars/?car1=ex90-electric&car2=ex40-electric`)
    const again = await app.request(
      `/uk/cars/compare-cars/?utm_source=x&car2=EX40-electric&car1=ex90-electric&temperatureIndex=9`,
    )
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  })

  test('the line-up and the page of each car lead there', async () => {
    expect(await ask('/uk/cars/')).toContain('href="/uk/cars/compare-cars/"')
    expect(await ask('/uk/cars/ex90-electric/')).toContain(
      'href="/uk/cars/compare-cars/?model=EX90"',
    )
  })
})
