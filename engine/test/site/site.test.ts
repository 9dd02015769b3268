import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { BREAKPOINTS, isNarrow } from '../../src/site/breakpoint.js'
import { CONTENT_CLIENTS, resolveContentSource } from '../../src/site/content.js'
import { contentEndpoint } from '../../src/site/site.api.js'
import { findPage, PAGE_NAMES, writePagePath } from '../../src/site/page.js'
import { resolveLinkTarget, type LinkTarget } from '../../src/site/link-target.js'
import { listTrail } from '../../src/site/trail.js'
import { numberFormat } from '../../src/site/number-format.js'
import { resolvePathToken, resolveSite, resolveSiteSlug } from '../../src/site/slug.js'
import { resolveTemperatureUnit, resolveUnits } from '../../src/site/locale.js'
import { writeAddress } from '../../src/shared/endpoint.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'

const charging = { canonical: 'charging-your-car', recognised: ['charging-your-volvo'] }
const segments = { charging, others: ['data-credits'] }

describe('site slug', () => {
  test.each([
    ['/se/electrification/', 'se'],
    ['/', 'uk'],
    ['', 'uk'],
    ['/master/x', 'uk'],
    ['/masters/', 'masters'],
    ['//se', 'se'],
    ['/SE/', 'se'],
    ['?x=1', 'uk'],
    ['/de?x=/se', 'de'],
    ['/de#/se', 'de'],
    ['/se/cars/ex30/', 'se'],
    ['/us', 'us'],
    ['//de//x', 'de'],
    ['?a=1', 'uk'],
    ['/master/cars', 'uk'],
    ['/MASTER/', 'uk'],
    ['https://www.example.com/se/cars/?x=/de', 'se'],
    ['https://www.example.com', 'uk'],
    ['/%75k/', 'uk'],
    ['/%6Daster/x', 'uk'],
    ['/%E0%A4%A/', '%e0%a4%a'],
  ])('[T-NAV-01] [B-NAV-02] [B-NAV-03] [B-NAV-04] the slug of %j is %s', (path, slug) => {
    expect(resolveSiteSlug(path)).toBe(slug)
  })

  test('[T-NAV-07] [T-API-12] [T-CONST-42] content of master is content of uk, for the client charging-tool', () => {
    expect(resolveSite('master')).toBe('uk')
    expect(resolveSite('se')).toBe('se')
    expect(CONTENT_CLIENTS.charging).toBe('charging-tool')
    expect(
      writeAddress(contentEndpoint, {
        site: resolveSite('master'),
        client: CONTENT_CLIENTS.charging,
      }),
    ).toBe('/api/content/uk/charging-tool')
  })

  test.each([
    ['true', 'preview'],
    ['false', 'published'],
    ['1', 'published'],
    [undefined, 'published'],
  ])('[T-NAV-08] the preview flag %j reads %s content', (flag, source) => {
    expect(resolveContentSource(flag)).toBe(source)
  })

  test('Resolving a site twice changes nothing more.', () => {
    fc.assert(
      fc.property(hostileText, (text) => resolveSite(resolveSite(text)) === resolveSite(text)),
    )
  })
})

test.each([
  ['/se/cars/ex30/', 'ex30'],
  ['/uk/a/b?c=d#e', 'b'],
  ['/se', 'se'],
  ['/', ''],
  ['https://www.example.com/uk/cars/EX30%20CC/', 'EX30 CC'],
  ['/uk/%E0%A4%A', '%E0%A4%A'],
])('[B-NAV-05] the last segment of %j is %j', (path, token) => {
  expect(resolvePathToken(path)).toBe(token)
})

describe('pages', () => {
  test('[T-NAV-02] every page lies under its site', () => {
    for (const page of PAGE_NAMES) {
      expect(writePagePath('se', page, charging)).toMatch(/^\/se\/(.+\/)?$/)
    }
  })

  test('Finding a written page gives the page back. [T-NAV-02]', () => {
    for (const page of PAGE_NAMES) {
      expect(findPage(writePagePath('de', page, charging), charging)).toEqual(
        O.some({ site: 'de', page }),
      )
    }
  })

  test('[T-NAV-05] content, not code, names the maker’s segment', () => {
    const found = O.some({ site: 'uk', page: 'charging-home' })
    expect(findPage('/uk/electrification/charging-your-volvo/home/', charging)).toEqual(found)
    expect(
      findPage('/uk/electrification/laden/home', { canonical: 'laden', recognised: [] }),
    ).toEqual(found)
    expect(
      findPage('/uk/electrification/charging-your-volvo/home/', {
        canonical: 'laden',
        recognised: [],
      }),
    ).toEqual(O.none)
  })

  test('an address of no page finds none', () => {
    expect(findPage('/uk/nowhere/', charging)).toEqual(O.none)
    expect(findPage('/uk/electrification/%7Bcharging%7D/', charging)).toEqual(O.none)
  })

  test('[T-NAV-03] [B-NAV-30] link targets are resolved under the site', () => {
    const paths = { userExperience: 'in-the-car', care: 'care-plan' }
    const targets: readonly LinkTarget[] = [
      'home',
      'suv',
      'sedan',
      'wagon',
      'legacy-models',
      'user-experience',
      'car-finance',
      'car-finance-faq',
      'promotions',
      'care',
    ]
    expect(targets.map((target) => resolveLinkTarget('se', target, paths))).toEqual([
      '/se/',
      '/se/cars/suv/',
      '/se/cars/sedan/',
      '/se/cars/wagon/',
      '/se/cars/legacy-models/',
      '/se/cars/in-the-car/',
      '/se/car-finance/',
      '/se/car-finance/faq/',
      '/se/promotions/',
      '/se/care-plan/',
    ])
    expect(resolveLinkTarget('uk', 'suv', paths)).toBe('/uk/cars/suv/')
  })
})

describe('trail', () => {
  test('[T-NAV-04] the worked address gives site, electrification, charging, home', () => {
    expect(listTrail('/uk/electrification/charging-your-volvo/home/', segments)).toEqual([
      { name: 'site', href: '/uk/', current: false },
      { name: 'electrification', href: '/uk/electrification/', current: false },
      { name: 'charging', href: '/uk/electrification/charging-your-volvo/', current: false },
      { name: 'home', href: '/uk/electrification/charging-your-volvo/home/', current: true },
    ])
  })

  test('[T-NAV-04] all six segments are known', () => {
    const names = ['range', 'cost-benefits', 'charging-your-car/public'].map((path) =>
      listTrail(`/uk/electrification/${path}/`, segments).map(({ name }) => name),
    )
    expect(names).toEqual([
      ['site', 'electrification', 'range'],
      ['site', 'electrification', 'cost-benefits'],
      ['site', 'electrification', 'charging', 'public'],
    ])
  })

  test('[T-NAV-05] a content segment is recognised, another one adds no step but stays in the path', () => {
    expect(listTrail('/uk/electrification/charging-your-car/', segments).at(-1)?.name).toBe(
      'charging',
    )
    expect(listTrail('/master/unknown/range/?x#y', segments)).toEqual([
      { name: 'site', href: '/uk/', current: false },
      { name: 'range', href: '/uk/unknown/range/', current: true },
    ])
  })

  test('Exactly the last step of a trail is current.', () => {
    fc.assert(
      fc.property(hostileText, (path) => {
        const trail = listTrail(path, segments)
        return (
          trail.length > 0 && trail.every((step, at) => step.current === (at === trail.length - 1))
        )
      }),
    )
  })
})

describe('units and sizes', () => {
  test.each([
    ['en-GB', { temperature: 'C', distance: 'mi' }],
    ['EN_gb', { temperature: 'C', distance: 'mi' }],
    ['en', { temperature: 'F', distance: 'mi' }],
    ['en-US', { temperature: 'F', distance: 'mi' }],
    ['en-IE', { temperature: 'C', distance: 'km' }],
    ['sv-SE', { temperature: 'C', distance: 'km' }],
    ['es-PR', { temperature: 'C', distance: 'km' }],
    ['', { temperature: 'C', distance: 'km' }],
  ])('[T-CONST-44] %j has %o', (locale, units) => {
    expect(resolveUnits(locale)).toEqual(units)
  })

  test('[T-CONST-23] us and pr show Fahrenheit, whatever the locale', () => {
    expect(resolveTemperatureUnit('us', 'en-US')).toBe('F')
    expect(resolveTemperatureUnit('pr', 'es-PR')).toBe('F')
    expect(resolveTemperatureUnit('uk', 'en-GB')).toBe('C')
    expect(resolveTemperatureUnit('se', 'en')).toBe('F')
  })

  test('[T-CHG-13] narrow is under 1024 px', () => {
    expect([1023, 1023.5, 1024].map(isNarrow)).toEqual([true, true, false])
    expect(BREAKPOINTS.L).toBe(1024)
  })

  test.each([
    ['en-GB', '1.5', '12%', '1,234.50'],
    ['en', '1.5', '12%', '1,234.50'],
    ['de', '1,5', '12 %', '1.234,50'],
    ['sv', '1,5', '12 %', '1 234,50'],
    ['fr', '1,5', '12 %', '1 234,50'],
    ['not a locale!', '1.5', '12%', '1,234.50'],
  ])('[E-T-15] %s writes numbers its own way', (locale, half, share, money) => {
    const { number, percent, decimal } = numberFormat(locale)
    const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
    expect([number(1.5), number(1.5), percent(12), decimal(1234.5, 2)].map(plain)).toEqual([
      half,
      half,
      share,
      money,
    ])
  })

  test('[E-T-15] zero has no sign, nor has what is rounded to it, in any writer and locale', () => {
    const writers = (locale: string) => {
      const { number, decimal, money, percent } = numberFormat(locale)
      return [
        number,
        (value: number) => decimal(value, 2),
        (value: number) => money(value, 'GBP', 0),
        (value: number) => money(value, 'SEK', 2),
        (value: number) => money(value, 'unknown', 0),
        percent,
      ]
    }
    const locales = ['en-GB', 'en-US', 'de', 'sv', 'tr', 'ar', 'ar-EG', 'fa', 'fr', 'not a locale']
    for (const locale of locales)
      for (const write of writers(locale)) {
        const zero = write(0)
        expect([write(-0), write(-0.004), write(0.004)]).toEqual([zero, zero, zero])
        expect(write(-7)).not.toBe(write(7))
      }
  })
})
