import { option as O } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCurrentLink } from '../../../src/blocks/sub-navigation/current-link.js'
import { readPagePath } from '../../../src/site/index.js'
import { subNavigationCodec } from '../../../src/blocks/sub-navigation/sub-navigation.codec.js'
import { subNavigationView } from '../../../src/blocks/sub-navigation/sub-navigation.view.js'
import { root } from '../../kit/content-site.js'

const words = { label: 'More', more: 'More to do' }
const read = (content: unknown) => subNavigationCodec(content, root)
const shown = (content: unknown, path = '/uk/cars/ex30/specs/') => {
  const { value } = read(content)
  return O.isSome(value) ? subNavigationView(value.value, path, words) : undefined
}
const link = (href: string) => ({ text: href, href })

describe('the content of a sub-navigation', () => {
  test('[B-NAV-21] four links are a list of four; without a link and a call nothing is shown', () => {
    const links = ['/a', '/b', '/c', '/d'].map(link)
    expect(shown({ links, title: 'EX30', subtitle: 'Electric' })).toMatchObject({
      label: 'EX30',
      title: 'EX30',
      subtitle: 'Electric',
      links: links.map((call) => ({ call, isCurrent: false })),
    })
    expect(shown({ title: 'EX30', links: [{ text: 'no address' }] })).toBeUndefined()
    expect(shown({ primaryCta: link('/order') })?.label).toBe('More')
  })

  test('[B-NAV-22] [B-NAV-26] one call is one button; two are two, the primary first, with a control that shows the second', () => {
    const calls = (content: unknown) => {
      const view = shown(content)
      return [view?.calls.map(({ href }) => href), view?.expander]
    }
    expect(calls({ primaryCta: link('/order') })).toEqual([['/order'], ''])
    expect(calls({ secondaryCta: link('/drive') })).toEqual([['/drive'], ''])
    expect(calls({ secondaryCta: link('/drive'), primaryCta: link('/order') })).toEqual([
      ['/order', '/drive'],
      'More to do',
    ])
  })

  test('[B-NAV-29] what links and calls refer to are marks behind them', () => {
    const view = shown({
      links: [{ ...link('/a'), sources: [{ id: 'd1' }, { id: 'd2' }] }],
      primaryCta: { ...link('/order'), source: [{ id: 'd1' }] },
    })
    expect(view?.links[0]?.call.marks.map(({ markOf }) => markOf)).toEqual(['d1', 'd2'])
    expect(view?.calls[0]?.marks.map(({ markOf }) => markOf)).toEqual(['d1'])
  })

  test('[E-B-31] any value is read', () => {
    fc.assert(
      fc.property(fc.anything(), (any) => {
        subNavigationCodec(any, root)
        expect(shown({ links: any, primaryCta: link('/order') })).toBeDefined()
      }),
    )
  })
})

describe('[D-B-41] the current link', () => {
  const current = (hrefs: readonly string[], path = '/uk/cars/ex30/specs/') =>
    shown({ links: hrefs.map(link) }, path)?.links.flatMap(({ call, isCurrent }) =>
      isCurrent ? [call.href] : [],
    )

  test.each([
    ['/uk/cars/ex30/specs?x=1', true],
    ['/uk/cars/ex30', false],
    ['/UK/Cars/EX30/Specs', true],
    ['/master/cars/ex30/specs/', true],
    ['/uk/cars/ex30/sp%65cs', true],
    ['/uk/cars/ex30/specs/#battery', true],
    ['#specs', false],
    ['?x=1', false],
    ['https://www.example.com/uk/cars/ex30/specs', true],
    ['https://shop.example.com/uk/cars/ex30/specs', true],
    ['https://other.example/uk/cars/ex30/specs', false],
    ['//other.example/uk/cars/ex30/specs', false],
    ['mailto:a@example.com', false],
  ])('[B-NAV-23] %s: %s', (href, isCurrent) => {
    expect(current([href])).toEqual(isCurrent ? [href] : [])
  })

  test('[B-NAV-23] of two equal links the first', () => {
    const links = shown({ links: ['/a', '/b', '/b'].map(link) }, '/b')?.links
    expect(links?.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false])
  })

  test('[B-NAV-23] at most one link is current, and the path of a path is that path', () => {
    const path = fc.webPath({ size: 'xsmall' })
    fc.assert(
      fc.property(fc.array(path, { maxLength: 5 }), path, (hrefs, here) => {
        const links = hrefs.map((href) => ({ page: readPagePath(href) }))
        const at = O.toUndefined(findCurrentLink(links, here))
        if (at !== undefined) expect(links[at]?.page).toEqual(readPagePath(here))
        const once = readPagePath(here)
        if (O.isSome(once) && !once.value.includes('%'))
          expect(readPagePath(once.value)).toEqual(once)
      }),
    )
  })
})
