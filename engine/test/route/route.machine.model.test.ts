import { describe, expect, test } from 'vitest'
import { walkRoute } from '@evkit/engine/testing'
describe('the graph', () => {
  const t = performance.now()
  const walk = walkRoute()
  console.log(performance.now() - t, walk.paths.length)
  test('every state and every transition is reached', () => {
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })
})
