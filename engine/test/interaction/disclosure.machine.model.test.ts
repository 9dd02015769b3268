import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { disclosureMachine, SETTLE_DELAY } from '@evkit/engine/interaction'

test('[T-CHG-47] at most one card is open, and it can be closed', () => {
  const actor = createActor(disclosureMachine).start()
  const shown = (): unknown => [actor.getSnapshot().value, actor.getSnapshot().context.item]
  expect(shown()).toEqual(['closed', ''])
  actor.send({ type: 'item.close' })
  expect(shown()).toEqual(['closed', ''])
  actor.send({ type: 'item.open', item: 'card-2' })
  expect(shown()).toEqual(['open', 'card-2'])
  actor.send({ type: 'item.open', item: 'card-3' })
  expect(shown()).toEqual(['open', 'card-3'])
  actor.send({ type: 'item.close' })
  expect(shown()).toEqual(['closed', ''])
})

test('[T-CONST-30] changes settle after 40 ms', () => {
  expect(SETTLE_DELAY).toBe(40)
})
