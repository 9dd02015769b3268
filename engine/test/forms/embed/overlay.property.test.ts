// An overlay with a form in it: every event in every state, and the law over any course of them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followOverlay, type Overlay, type OverlayEvent } from '../../../src/forms/embed/overlay.js'

const EVENTS: readonly OverlayEvent[] = [
  'overlay.open',
  'overlay.close',
  'hash.matched',
  'hash.cleared',
  'challenge.shown',
  'challenge.hidden',
]

describe('an overlay', () => {
  test.each<[Overlay, readonly Overlay[]]>([
    ['closed', ['shown', 'closed', 'shown', 'closed', 'closed', 'closed']],
    ['shown', ['shown', 'closed', 'shown', 'closed', 'hidden', 'shown']],
    ['hidden', ['hidden', 'closed', 'hidden', 'closed', 'hidden', 'shown']],
  ])('[B-F-02] while it is %s every event leads where it should', (overlay, expected) => {
    expect(EVENTS.map((event) => followOverlay(overlay, event))).toEqual(expected)
  })

  test.each(['overlay.open', 'hash.matched'] as const)(
    '[F-EMB-10] [F-EMB-12] %s opens it',
    (event) => {
      expect(followOverlay('closed', event)).toBe('shown')
    },
  )

  test.each(['overlay.close', 'hash.cleared'] as const)(
    '[F-EMB-11] [F-EMB-13] %s closes it, shown or hidden',
    (event) => {
      expect(followOverlay('shown', event)).toBe('closed')
      expect(followOverlay('hidden', event)).toBe('closed')
    },
  )

  test('[F-EMB-15] [F-SUB-68] a challenge hides it and nothing more: it is neither opened nor closed by that', () => {
    expect(followOverlay('shown', 'challenge.shown')).toBe('hidden')
    expect(followOverlay('hidden', 'challenge.hidden')).toBe('shown')
  })

  test('[F-EMB-15] An overlay hides only while it is open.', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 20 }), (events) => {
        let overlay: Overlay = 'closed'
        for (const event of events) {
          const before: Overlay = overlay
          overlay = followOverlay(before, event)
          if (before === 'closed' && event.startsWith('challenge')) expect(overlay).toBe('closed')
          if (overlay === 'hidden') expect(before).not.toBe('closed')
        }
      }),
    )
  })
})
