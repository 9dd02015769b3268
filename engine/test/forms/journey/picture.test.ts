// A picture by way of the resizing route, and the original where that fails.
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { pictureMachine } from '../../../src/forms/quote/picture.machine.js'
import { resolvePictureQuery } from '../../../src/forms/quote/picture.js'
import { walkPicture } from '../../kit/journey-walk.js'

const open = () => {
  const clock = new SimulatedClock()
  const picture = createActor(pictureMachine, { clock }).start()
  return { picture, clock, now: () => picture.getSnapshot().value }
}

describe('a picture', () => {
  test('every state and every transition is reached', () => {
    const walk = walkPicture()
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('[F-API-41] the original is used when the route fails', () => {
    const { picture, now } = open()
    picture.send({ type: 'picture.failed' })
    expect(now()).toEqual({ original: 'waiting' })
    picture.send({ type: 'picture.failed' })
    expect(now()).toBe('missing')
  })

  test('[F-API-41] [F-CONST-30] the original is used when the route takes longer than 1500 ms', () => {
    const { clock, now } = open()
    clock.increment(1499)
    expect(now()).toEqual({ resized: 'waiting' })
    clock.increment(1)
    expect(now()).toEqual({ original: 'waiting' })
  })

  test('What has come is not taken away again.', () => {
    const { picture, clock, now } = open()
    picture.send({ type: 'picture.loaded' })
    clock.increment(60_000)
    picture.send({ type: 'picture.failed' })
    expect(now()).toEqual({ resized: 'shown' })
  })

  test('[F-API-40] never wider than 3840, quality 100 unless it is named', () => {
    const query = { market: 'uk', url: '/a.png' }
    expect(resolvePictureQuery({ ...query, width: 9000 })).toEqual({
      ...query,
      width: '3840',
      quality: '100',
    })
    expect(resolvePictureQuery({ ...query, width: 0.2, quality: 400 })).toEqual({
      ...query,
      width: '1',
      quality: '100',
    })
  })
})
