import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { readOverlays } from '../../src/interaction/overlay-stack.js'
import {
  closedOverlay,
  followOverlay,
  toggleOverlay,
  type SingleOverlay,
} from '../../src/interaction/single-overlay.js'

const at = (fragment: string, depth = 0, isFirst = false) => ({
  stack: readOverlays(fragment),
  depth,
  isFirst,
})
const closed = closedOverlay('More-1')

/** A browser's history of one page, as far as overlays go. */
const browse = () => {
  const entries = [{ fragment: '', depth: 0 }]
  let now = 0
  return {
    length: () => entries.length,
    now: () => entries[now] ?? { fragment: '', depth: 0 },
    back: () => {
      now = Math.max(0, now - 1)
    },
    forward: () => {
      now = Math.min(entries.length - 1, now + 1)
    },
    move: ({ steps }: SingleOverlay) => {
      for (const step of steps) {
        if (step.kind === 'back') now -= step.steps
        else if (step.kind === 'replace') entries[now] = { fragment: step.fragment, depth: 1 }
        else {
          entries.splice(now + 1, entries.length, { fragment: step.fragment, depth: 1 })
          now += 1
        }
      }
    },
  }
}

describe('an overlay of one layer', () => {
  test('[B-B-03] is named in small letters, as its address is', () => {
    expect(closed).toEqual({ name: 'more-1', isOpen: false, steps: [] })
    expect(followOverlay(closed, at('#Overlay-More-1')).isOpen).toBe(true)
  })

  test('[B-B-03] opened by a press it gets an entry, closed by a press it leaves it', () => {
    const open = toggleOverlay(closed, true)
    expect(open.steps).toEqual([{ kind: 'push', fragment: '#overlay-more-1' }])
    expect(toggleOverlay(open, true).steps).toEqual([])
    expect(toggleOverlay(open, false)).toEqual({
      ...closed,
      steps: [{ kind: 'back', steps: 1 }],
    })
  })

  test('[B-B-03] opened by an address it lays the page below itself, so that Back closes it', () => {
    expect(followOverlay(closed, at('#overlay-more-1', 0, true)).steps).toEqual([
      { kind: 'replace', fragment: '' },
      { kind: 'push', fragment: '#overlay-more-1' },
    ])
    // The page is below it already where it was loaded anew, and where a link of the page was followed.
    expect(followOverlay(closed, at('#overlay-more-1', 1, true)).steps).toEqual([])
    expect(followOverlay(closed, at('#overlay-more-1')).steps).toEqual([
      { kind: 'replace', fragment: '#overlay-more-1' },
    ])
  })

  test.each(['', '#main', '#overlay-other', '#overlay-more-1/details/2x'])(
    '[B-B-03] %j is not its address: open it closes, and moves nothing',
    (fragment) => {
      const open = toggleOverlay(closed, true)
      expect(followOverlay(open, at(fragment))).toEqual(closed)
    },
  )

  test('What is opened and closed leaves the history as long as it was.', () => {
    const act = fc.constantFrom('open', 'close', 'back', 'forward')
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const history = browse()
        let overlay = closed
        const go = (next: SingleOverlay): void => {
          overlay = next
          history.move(next)
        }
        const hear = (): void => {
          const { fragment, depth } = history.now()
          go(followOverlay(overlay, at(fragment, depth)))
        }
        for (const one of acts) {
          if (one === 'open' || one === 'close') {
            go(toggleOverlay(overlay, one === 'open'))
          } else {
            history[one]()
          }
          hear()
          expect(overlay.isOpen).toBe(history.now().fragment !== '')
          expect(history.length()).toBeLessThanOrEqual(2)
        }
      }),
    )
  })
})
