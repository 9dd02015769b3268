import { describe, expect, test } from 'vitest'
import { carFinderView } from '../../../src/blocks/car-finder/car-finder.view.js'
import { makeTranslate } from '../../../src/content/translate.js'
import { parseQuery } from '../../../src/shared/index.js'
import { readFinder, writeVersion } from '../../kit/finder-arbitraries.js'

const CONTENT = readFinder([
  writeVersion(1, { winter: 147, range: 213, seats: 5, boot: 318, price: 35_000 }),
  writeVersion(2, { winter: 200, range: 295, seats: 5, boot: 318, price: 39_400 }),
  writeVersion(3, { winter: 203, range: 300, seats: 5, boot: 404, price: 46_000 }),
  writeVersion(4, { winter: 258, range: 360, seats: 7, boot: 310 }),
  writeVersion(5, { winter: 260, range: 400, seats: 5, boot: 424, price: 48_000 }),
  writeVersion(6, { winter: 261, range: 401, seats: 5, boot: 424, price: 49_000 }),
])

const view = (search: string, content = CONTENT) =>
  carFinderView({
    content,
    query: parseQuery(search),
    site: 'uk',
    path: '/uk/cars/',
    id: 'finder',
    translate: makeTranslate({ texts: { ...content.words }, language: 'en' }),
  })

const carsOf = (search: string) => view(search).result?.versions.map(({ car }) => car)
const fieldOf = (search: string, field: string) =>
  view(search).fields.find(({ name }) => name === field)

describe('[E-B-75] a car finder as it is drawn', () => {
  test('where nothing is asked for it is a form', () => {
    const { result, ignored, fields } = view('?utm_source=x')
    expect([result, ignored]).toEqual([undefined, ''])
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['winter', ''],
      ['seats', ''],
      ['boot', ''],
      ['budget', ''],
      ['sort', 'price'],
    ])
    expect(fieldOf('', 'boot')?.options).toEqual([
      { value: '', label: 'Any' },
      { value: '400', label: 'from 400' },
    ])
  })

  test('what is asked for stays in the form, also where it tells no versions apart', () => {
    const field = fieldOf('seats=5', 'seats')
    expect(field?.value).toBe('5')
    expect(field?.options.map(({ value }) => value)).toEqual(['', '5', '7'])
  })

  test('the versions that match are shown by price, with what was asked about first', () => {
    expect(carsOf('winter=200')).toEqual(['EX2', 'EX3', 'EX5', 'EX6', 'EX4'])
    expect(carsOf('winter=200&sort=range')).toEqual(['EX6', 'EX5', 'EX4', 'EX3', 'EX2'])
    const [first] = view('boot=400').result?.versions ?? []
    expect(first?.figures.map(({ title, isAsked }) => [title, isAsked])).toEqual([
      ['the boot', true],
      ['the winter', false],
      ['the range', false],
      ['the seats', false],
    ])
    const [longest] = view('sort=range').result?.versions ?? []
    expect(longest?.figures[0]).toEqual({ title: 'the range', value: '401', isAsked: true })
    expect(first?.link?.href).toBe('/uk/cars/ex3-electric/?version=SM')
  })

  test('it says how many match, and whose price nobody knows', () => {
    expect(view('winter=200').result?.count).toBe('5 of 6')
    expect(view('winter=200&budget=40000').result?.count).toBe('1 of 6')
    expect(view('winter=200&budget=40000').result?.unknown).toEqual(['1 without budget'])
    expect(view('winter=200').result?.unknown).toEqual([])
  })

  test('none match: it says which filter is in the way, with a link', () => {
    const result = view('seats=7&boot=400&sort=winter').result
    expect(result?.count).toBe('None of 6')
    expect(result?.without).toEqual([
      { text: 'Leave out seats: 3', href: '/uk/cars/?boot=400&sort=winter#finder' },
      { text: 'Leave out boot: 1', href: '/uk/cars/?seats=7&sort=winter#finder' },
    ])
    expect(result?.compare).toBeUndefined()
    expect(result?.priceNote).toEqual([])
  })

  test('at most four are compared, in the order they are shown; one alone is not', () => {
    expect(view('winter=200').result?.compare).toEqual({
      text: 'first 4',
      href: '/uk/cars/compare-cars/?car1=ex2-electric.SM&car2=ex3-electric.SM&car3=ex5-electric.SM&car4=ex6-electric.SM',
    })
    expect(view('boot=400').result?.compare?.text).toBe('all 3')
    expect(view('seats=7').result?.compare).toBeUndefined()
  })

  test('all filters are taken away by one link', () => {
    expect(view('seats=7').result?.clear).toEqual({ text: 'Clear', href: '/uk/cars/#finder' })
  })

  test('what could not be read is told', () => {
    expect(view('winter=abc').ignored).toBe('Left out')
    expect(view('winter=abc&seats=7').result?.versions).toHaveLength(1)
  })

  test('a site without prices has neither budget nor an order by price', () => {
    const content = readFinder(
      [writeVersion(1, { winter: 147 }), writeVersion(2, { winter: 200, range: 300 })],
      { filters: { winter: { label: 'Winter', steps: [{ value: 150, text: '150' }] } } },
    )
    expect(view('', content).fields.map(({ name, value }) => [name, value])).toEqual([
      ['winter', ''],
      ['sort', 'winter'],
    ])
    expect(view('sort=winter', content).result?.versions[0]?.car).toBe('EX2')
    expect(view('sort=price', content).ignored).toBe('Left out')
  })
})
