import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ANNOUNCEMENT_TIME } from '../../src/interaction/timing.js'
import { announcerMachine } from '../../src/interaction/announcer.machine.js'
import { walkMachine } from '../kit/walk.js'

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(announcerMachine, { clock }).start()
  const said: string[] = []
  let last = ''
  actor.subscribe(({ context: { text } }) => {
    if (text !== last) said.push(text)
    last = text
  })
  return {
    said,
    say: (text: string, topic?: string) => {
      actor.send({ type: 'text.say', text, ...(topic === undefined ? {} : { topic }) })
    },
    wait: (time: number) => {
      for (let gone = 0; gone < time; gone += 1) clock.increment(1)
    },
    text: () => actor.getSnapshot().context.text,
  }
}

describe('[E-F-39] the polite region', () => {
  test('[F-CONST-16] says a text for 200 ms', () => {
    expect(ANNOUNCEMENT_TIME).toBe(200)
    const region = start()
    region.say('Sending')
    region.wait(ANNOUNCEMENT_TIME - 1)
    expect(region.text()).toBe('Sending')
    region.wait(1)
    expect(region.text()).toBe('')
  })

  test('the same text is said again, after a silence', () => {
    const region = start()
    region.say('4 addresses')
    region.say('4 addresses')
    region.wait(10 * ANNOUNCEMENT_TIME)
    expect(region.said).toEqual(['4 addresses', '', '4 addresses', ''])
  })

  test('no text is lost and none is said twice, however fast they come', () => {
    const region = start()
    region.say('')
    region.say('a')
    region.wait(ANNOUNCEMENT_TIME + 1)
    region.say('b')
    region.say('')
    region.say('c')
    region.wait(ANNOUNCEMENT_TIME)
    region.say('d')
    region.wait(20 * ANNOUNCEMENT_TIME)
    expect(region.said.filter((text) => text !== '')).toEqual(['a', 'b', 'c', 'd'])
    expect(region.text()).toBe('')
  })

  test('[B-B-09] of twenty about the same the first and the last are said; others are not lost', () => {
    const region = start()
    for (let slide = 1; slide <= 20; slide += 1) {
      region.say(`Slide ${slide} of 20`, 'slide')
      if (slide === 10) region.say('4 models', 'filter')
    }
    region.wait(20 * ANNOUNCEMENT_TIME)
    expect(region.said.filter((text) => text !== '')).toEqual([
      'Slide 1 of 20',
      '4 models',
      'Slide 20 of 20',
    ])
  })

  test('every state is reached and every transition taken', () => {
    const walk = walkMachine(announcerMachine, {
      input: undefined,
      events: [
        { type: 'text.say', text: 'a' },
        { type: 'text.say', text: '' },
      ],
      delays: ['saying', 'pause'],
      distinguish: ({ value, context }) => [value, Math.min(context.waiting.length, 2)],
    })
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })
})
