// The filters of the line-up on the page that compares cars, as the server answers it, on every site.
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()
const app = createSite({ ...PLAIN_SITE, store })

const ask = async (path: string): Promise<string> => {
  const answer = await app.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.text()).replaceAll('&amp;', '&')
}

const compare = (search: string, site = 'uk'): Promise<string> =>
  ask(`/${site}/cars/compare-cars/${search}`)

const selectOf = (page: string, name: string): string =>
  new RegExp(`<select[^>]*name="${name}".*?</select>`).exec(page)?.[0] ?? ''

const optionsOf = (page: string, name: string): readonly string[] =>
  [...selectOf(page, name).matchAll(/<option value="([^"]*)"/g)].map(([, value = '']) => value)

const columnsOf = (page: string): readonly string[] =>
  ['car1', 'car2', 'car3', 'car4'].flatMap((name) => {
    const [, value = ''] = /<option value="([^"]*)" selected/.exec(selectOf(page, name)) ?? []
    return value === '' ? [] : [value]
  })

const filtersOf = (page: string): string =>
  (/<details[^>]*data-part="filters".*?<\/details>/.exec(page)?.[0] ?? '')
    .replaceAll(/<select.*?<\/select>/g, '')
    .replaceAll(/<(?!a|\/a)[^>]*>/g, ' ')

const FILTERS = ['winter', 'seats', 'boot', 'towing', 'budget']

describe('[E-B-84] a comparison that is filtered', () => {
  test.each(store.sites)(
    'offers the filters of the line-up with its steps, on %s',
    async (site) => {
      const [page, lineUp] = [await compare('', site), await ask(`/${site}/cars/`)]
      for (const name of FILTERS)
        expect([name, optionsOf(page, name)]).toEqual([name, optionsOf(lineUp, name)])
      expect(optionsOf(page, 'seats')).toEqual(['', '7'])
    },
  )

  test.each(store.sites)('compares those that pass, and offers no others, on %s', async (site) => {
    const page = await compare('?seats=7', site)
    const passed = ['ex90-electric.SM', 'ex90-electric.TM', 'ex90-electric.TMP']
    expect(columnsOf(page).toSorted()).toEqual(passed)
    expect(optionsOf(page, 'car1')).toEqual(passed)
    expect(optionsOf(page, 'car3')).toEqual(['', ...passed])
  })

  test('says how many pass, and takes the filters away', async () => {
    const page = await compare('?seats=7&towing=1500')
    expect(columnsOf(page)).toEqual(['ex90-electric.TM', 'ex90-electric.TMP'])
    expect(filtersOf(page)).toMatch(
      /2 of 18 versions · +<a href="\/uk\/cars\/compare-cars\/#filters">Clear all filters<\/a>/,
    )
    expect(page).toMatch(/<details[^>]*data-part="filters"[^>]* open=""/)
    expect(await compare('')).not.toMatch(/<details[^>]*data-part="filters"[^>]* open=""/)
  })

  test('the first four by price where more pass, as the line-up compares them', async () => {
    const page = await compare('?winter=200')
    const lineUp = await ask('/uk/cars/?winter=200')
    const [, href = ''] = /<a href="([^"]*)">Compare the first 4<\/a>/.exec(lineUp) ?? []
    const asked = [...new URL(href, PLAIN_SITE.origin).searchParams.values()]
    expect(columnsOf(page)).toEqual(asked)
    expect(filtersOf(page)).toContain('14 of 18 versions')
  })

  test('keeps the cars that were chosen, and a single one that passes beside another', async () => {
    const named = '?seats=7&car1=ex30-electric.SME&car2=ex40-electric.SM'
    const page = await compare(named)
    expect(columnsOf(page)).toEqual(['ex30-electric.SME', 'ex40-electric.SM'])
    expect(optionsOf(page, 'car1')).toHaveLength(5)
    expect(columnsOf(await compare('?seats=7&model=EX30&version=SM'))).toEqual([
      'ex30-electric.SM',
      'ex90-electric.SM',
      'ex90-electric.TM',
      'ex90-electric.TMP',
    ])
    const [first, second] = columnsOf(await compare('?seats=7&towing=1500&budget=90000'))
    expect([first, second]).toEqual(['ex90-electric.TM', 'ex30-electric.SME'])
  })

  test('where none pass compares as without, and says which filter is in the way', async () => {
    const page = await compare('?seats=7&boot=400')
    expect(columnsOf(page)).toEqual(columnsOf(await compare('')))
    expect(filtersOf(page)).toContain('None of our 18 versions has all of this')
    expect(filtersOf(page)).toContain('/uk/cars/compare-cars/?boot=400#filters')
    expect(filtersOf(await compare('?budget=50000', 'us'))).toContain(
      '3 versions are left out because their prices are not known yet.',
    )
  })

  test('says so where a part of the link is none, and asks for nothing by it', async () => {
    const page = await compare('?winter=abc&seats=-3')
    expect(filtersOf(page)).toContain('We could not use part of this link, so we left it out.')
    expect(columnsOf(page)).toEqual(columnsOf(await compare('')))
  })

  test('its order is its own, and both forms send along what the other one says', async () => {
    const page = await compare('?seats=7&sort=bootL&temperatureIndex=1&colour=moss')
    expect(page).toContain('<option value="bootL" selected')
    const [filters = '', cars = ''] = [...page.matchAll(/<form.*?<\/form>/g)]
      .map(([form]) => form)
      .filter((form) => form.includes('data-part="plain-form"'))
    for (const kept of ['name="sort" value="bootL"', 'name="temperatureIndex" value="1"'])
      expect(filters).toContain(kept)
    expect(cars).toContain('name="seats" value="7"')
    expect(cars).not.toContain('name="boot"')
  })

  test('an address without them is the page it was', async () => {
    expect(columnsOf(await compare('?utm_source=x'))).toEqual(columnsOf(await compare('')))
  })
})
