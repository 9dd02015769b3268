import { describe, expect, test } from 'vitest'
import {
  filterAddress,
  listOffered,
  nameOffered,
  offerVersions,
  versionFilterView,
} from '../../../src/blocks/car-finder/version-filter.view.js'
import { makeTranslate } from '../../../src/content/translate.js'
import { parseQuery } from '../../../src/shared/index.js'
import { readFinder, writeVersion } from '../../kit/finder-arbitraries.js'

const CONTENT = readFinder([
  writeVersion(1, { boot: 318, price: 46_000 }),
  writeVersion(2, { boot: 404, price: 48_000 }),
  writeVersion(3, { boot: 424, price: 39_400 }),
])

const read = (search: string) => filterAddress.read(parseQuery(search), CONTENT)

const view = (search: string) =>
  versionFilterView({
    content: CONTENT,
    query: parseQuery(search),
    site: 'uk',
    path: '/uk/compare/',
    id: 'filters',
    translate: makeTranslate({ texts: { ...CONTENT.words }, language: 'en' }),
  })

describe('[E-B-84] the filters of a car finder on a page with an order of its own', () => {
  test('leave the order to the page', () => {
    expect(read('boot=400&sort=range')).toEqual({
      selection: { criteria: { boot: 400 } },
      corrections: [],
    })
    expect(view('boot=400&sort=range').fields.map(({ name }) => name)).not.toContain('sort')
    expect(view('sort=range').result).toBeUndefined()
  })

  test('list what matches, the lowest price first, and nothing where nothing is asked for', () => {
    const [, second, third] = CONTENT.versions.map(({ slug, motor }) => `${slug}.${motor}`)
    expect(listOffered(CONTENT, parseQuery('boot=400'))).toEqual([third, second])
    expect(listOffered(CONTENT, parseQuery('sort=range'))).toBeUndefined()
  })

  test('name what is offered in a comparison', () => {
    const at = (
      search: string,
      offered: readonly string[] | undefined = ['b.SM', 'a.TM', 'c.SM'],
    ) => nameOffered(parseQuery(search), offered).map(({ key, value }) => `${key}=${value}`)
    expect(at('seats=7')).toEqual(['seats=7', 'car1=b.SM', 'car2=a.TM', 'car3=c.SM'])
    expect(at('', ['a.1', 'a.2', 'a.3', 'a.4', 'a.5'])).toHaveLength(4)
    expect(at('car1=d.SM&car3=b.SM')).toEqual(['car1=d.SM', 'car2=b.SM'])
    expect(at('car1=d.SM')).toEqual(['car1=d.SM', 'car2=b.SM'])
    expect(at('car2=d&car1=e&car4=f')).toEqual(['car1=e', 'car2=d', 'car3=f'])
    expect(at('model=EX30&version=SM').slice(2)).toEqual([
      'car1=ex30-electric.SM',
      'car2=b.SM',
      'car3=a.TM',
      'car4=c.SM',
    ])
    expect(nameOffered([], undefined)).toEqual([])
    expect(at('seats=7', [])).toEqual(['seats=7'])
  })

  test('offer nothing else, but what is compared already', () => {
    const options = ['', 'a', 'b', 'c'].map((value) => ({ value, label: value }))
    const fields = [
      { name: 'car1', label: '', value: 'c', options },
      { name: 'sort', label: '', value: '', options },
    ]
    const [car, sort] = offerVersions(fields, ['a'])
    expect(car?.options.map(({ value }) => value)).toEqual(['', 'a', 'c'])
    expect(sort?.options).toEqual(options)
    expect(offerVersions(fields, undefined)).toEqual(fields)
  })

  test('say how many match, send along what is asked for, and lead back', () => {
    const { result, asked, ignored } = view('boot=400')
    expect([result?.count, asked, ignored]).toEqual(['2 of 3', [['boot', '400']], ''])
    expect(result?.clear.href).toBe('/uk/compare/#filters')
    expect(view('boot=1').ignored).not.toBe('')
  })
})
