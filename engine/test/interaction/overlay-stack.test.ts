import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { toUndefined } from '../../src/shared/index.js'
import {
  openOverlay,
  planHistory,
  readOverlays,
  restoreHistory,
  writeOverlays,
  type OverlayStack,
} from '../../src/interaction/overlay-stack.js'
import { OVERLAY_MARKER } from '../../src/shared/index.js'

const layer = (name: string, page = '', item = '') => ({ name, page, item })

describe('overlays and their addresses', () => {
  test.each([
    ['#overlay-offers', [layer('offers')]],
    ['#overlay-offers/details/2', [layer('offers'), layer('offers', 'details', '2')]],
    ['#Overlay-Offers/form', [layer('offers'), layer('offers', 'form')]],
    ['#overlay-gallery/3', [layer('gallery', '', '3')]],
    ['#main', []],
    ['', []],
    ['#overlay-', []],
    ['#overlay-offers/details/0', []],
    ['#overlay-offers/a/b/c', []],
    ['#overlay-<img>', []],
  ])('[B-B-03] %s opens %o', (fragment, stack) => {
    expect(readOverlays(fragment)).toEqual(stack)
    expect(OVERLAY_MARKER).toBe('#overlay-')
  })

  test('[B-B-03] opened cold, an address brings all of its layers; Back twice closes them on the same page', () => {
    const stack = readOverlays('#overlay-offers/details/2')
    expect(restoreHistory(stack)).toEqual([
      { kind: 'replace', fragment: '' },
      { kind: 'push', fragment: '#overlay-offers' },
      { kind: 'push', fragment: '#overlay-offers/details/2' },
    ])
    const once = stack.slice(0, -1)
    expect([writeOverlays(once), writeOverlays(once.slice(0, -1))]).toEqual(['#overlay-offers', ''])
    expect(restoreHistory([])).toEqual([])
  })

  test('[B-B-03] the history does not grow by what is opened again', () => {
    const offers = openOverlay([], layer('offers'))
    const details = openOverlay(offers, layer('offers', 'details', '2'))
    const other = openOverlay(details, layer('offers', 'details', '3'))
    expect(toUndefined(planHistory([], offers))).toEqual({
      kind: 'push',
      fragment: '#overlay-offers',
    })
    expect(toUndefined(planHistory(details, other))).toEqual({
      kind: 'replace',
      fragment: '#overlay-offers/details/3',
    })
    expect(toUndefined(planHistory(other, []))).toEqual({ kind: 'back', steps: 2 })
    expect(toUndefined(planHistory(other, other))).toBe(undefined)
    expect(openOverlay(other, layer('offers'))).toEqual([layer('offers')])
  })

  const word = fc.constantFrom('offers', 'gallery', 'details', 'form', 'a-1')
  const item = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 999 }).map(String))
  const layers = fc.record({ name: word, page: fc.oneof(fc.constant(''), word), item })

  test('A stack is read back from its address.', () => {
    fc.assert(
      fc.property(layers, (top) => {
        const stack: OverlayStack = top.page === '' ? [top] : [layer(top.name), top]
        expect(readOverlays(writeOverlays(stack))).toEqual(stack)
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => readOverlays(`#overlay-${text}`).length <= 2))
  })

  test('No page is open twice. What is opened and closed leaves the history as long as it was.', () => {
    fc.assert(
      fc.property(fc.array(layers, { maxLength: 12 }), (opened) => {
        let stack: OverlayStack = []
        let entries = 0
        const go = (next: OverlayStack): void => {
          const step = toUndefined(planHistory(stack, next))
          if (step?.kind === 'push') entries += 1
          if (step?.kind === 'back') entries -= step.steps
          stack = next
        }
        for (const one of opened) {
          go(openOverlay(stack, one))
          expect(entries).toBe(stack.length)
          const pages = stack.map(({ name, page }) => `${name}/${page}`)
          expect(new Set(pages).size).toBe(pages.length)
        }
        go([])
        expect(entries).toBe(0)
      }),
    )
  })
})
