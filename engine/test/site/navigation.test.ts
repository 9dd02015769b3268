import { describe, expect, test } from 'vitest'
import { leavesPage } from '../../src/site/link-press.js'
import { followNavigation, type NavigationEvent } from '../../src/site/navigation.js'

const resting = { isLoading: false, address: '/uk/?a=1' }
const loading = { ...resting, isLoading: true }
const to = (address: string): NavigationEvent => ({ type: 'address.changed', address })

describe('[T-NAV-06] [B-NAV-33] the navigation flag', () => {
  test('[B-NAV-32] a click on a link that leaves the page sets it, once', () => {
    expect(followNavigation(resting, { type: 'link.clicked' })).toEqual(loading)
    expect(followNavigation(loading, { type: 'link.clicked' })).toBe(loading)
  })

  test.each([
    ['another path', '/uk/cars/', { isLoading: false, address: '/uk/cars/' }],
    ['another query', '/uk/?a=2', { isLoading: false, address: '/uk/?a=2' }],
    ['another query with a hash', '/uk/?a=2#part', { isLoading: false, address: '/uk/?a=2' }],
    ['another hash alone', '/uk/?a=1#part', loading],
    ['the same address', '/uk/?a=1', loading],
    ['none', '', { isLoading: false, address: '' }],
  ])('what it says when the address becomes %s', (_, address, expected) => {
    expect(followNavigation(loading, to(address))).toEqual(expected)
    expect(followNavigation(resting, to(address))).toEqual({ ...expected, isLoading: false })
  })

  test('[D-B-48] a page that does not arrive is waited for no longer', () => {
    expect(followNavigation(loading, { type: 'patience.ended' })).toEqual(resting)
    expect(followNavigation(resting, { type: 'patience.ended' })).toBe(resting)
  })

  const plain = {
    button: 0,
    hasModifier: false,
    isPrevented: false,
    hasTarget: false,
    isDownload: false,
    isSameOrigin: true,
    address: '/uk/cars/',
  }

  test('[B-NAV-32] a plain click on another path or query leaves the page', () => {
    expect(leavesPage(plain, '/uk/')).toBe(true)
    expect(leavesPage({ ...plain, address: '/uk/?a=2' }, '/uk/?a=1')).toBe(true)
  })

  test.each<[string, Partial<typeof plain>]>([
    ['to a part of the page', { address: '/uk/' }],
    ['with Control held', { hasModifier: true }],
    ['by another button', { button: 1 }],
    ['somebody else has taken', { isPrevented: true }],
    ['that opens another tab', { hasTarget: true }],
    ['of a download', { isDownload: true }],
    ['to another site', { isSameOrigin: false }],
  ])('[B-NAV-32] [D-B-48] a click %s does not', (_, change) => {
    expect(leavesPage({ ...plain, ...change }, '/uk/')).toBe(false)
  })
})
