import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  embedMachine,
  type EmbedAnswer,
  type EmbedEvent,
} from '../../src/interaction/embed.machine.js'
import { embedView, nameEmbed } from '../../src/interaction/embed.view.js'
import { isFrugal } from '../../src/interaction/frugal.js'
import { walkEmbed } from '../kit/interaction-walk.js'

const words = {
  play: 'Play {title}',
  notice: 'Playing loads it from elsewhere',
  declined: 'You have declined this',
  anyway: 'Play it anyway',
  elsewhere: 'Open it there',
  cancel: 'Cancel',
}

const start = (answer: EmbedAnswer) => {
  const clock = new SimulatedClock()
  const told: string[] = []
  const logic = embedMachine.provide({
    actions: { sendPause: () => void told.push('pause'), notifyPlay: () => void told.push('play') },
  })
  const actor = createActor(logic, { clock, input: { answer } }).start()
  return {
    clock,
    told,
    send: (...types: readonly (EmbedEvent['type'] | EmbedAnswer)[]) => {
      for (const type of types)
        actor.send(
          type === 'accepted' || type === 'declined' || type === 'open'
            ? { type: 'answer.changed', answer: type }
            : ({ type } as EmbedEvent),
        )
    },
    phase: () => actor.getSnapshot().value,
    isLoaded: () => embedView(actor.getSnapshot().value, words).isLoaded,
  }
}

describe('an embed', () => {
  test.each(['accepted', 'open'] as const)(
    '[E-B-17] [B-VID-08] [B-MEDIA-12] %s: nothing is loaded before a press, and everything after it',
    (answer) => {
      const embed = start(answer)
      expect(embed.isLoaded()).toBe(false)
      embed.send('play.press')
      expect([embed.isLoaded(), embed.told]).toEqual([true, ['play']])
    },
  )

  test('[E-B-17] declined: the press asks once more, and loads when it is wanted all the same', () => {
    const embed = start('declined')
    embed.send('play.press')
    expect([embed.phase(), embed.isLoaded()]).toEqual(['asking', false])
    embed.send('cancel.press')
    expect(embed.phase()).toBe('poster')
    embed.send('play.press', 'anyway.press')
    expect(embed.isLoaded()).toBe(true)
    embed.send('declined')
    expect(embed.isLoaded()).toBe(true)
  })

  test('[B-B-06] a consent that is withdrawn unloads it, playing or standing', () => {
    for (const before of [[], ['pause.wanted'], ['embed.paused']] as const) {
      const embed = start('accepted')
      embed.send('play.press', ...before, 'declined')
      expect([before, embed.phase()]).toEqual([before, 'poster'])
      embed.send('play.press')
      expect(embed.phase()).toBe('asking')
    }
  })

  test('[B-B-06] [B-CONS-09] a consent that is given while it asks leads back to the poster: the next press plays', () => {
    const embed = start('declined')
    embed.send('play.press', 'open')
    expect(embed.phase()).toBe('asking')
    embed.send('accepted')
    expect(embed.phase()).toBe('poster')
    embed.send('play.press')
    expect(embed.isLoaded()).toBe(true)
  })

  test('[B-MEDIA-13] [D-B-65] it is told to pause; without an answer in half a second it is unloaded', () => {
    const embed = start('accepted')
    embed.send('play.press', 'pause.wanted')
    expect([embed.phase(), embed.told]).toEqual(['pausing', ['play', 'pause']])
    embed.clock.increment(499)
    expect(embed.isLoaded()).toBe(true)
    embed.clock.increment(1)
    expect(embed.phase()).toBe('poster')
  })

  test('[B-MEDIA-13] [D-B-65] with an answer it stays, and says when it plays again', () => {
    const embed = start('accepted')
    embed.send('play.press', 'pause.wanted', 'embed.paused')
    embed.clock.increment(1000)
    expect(embed.phase()).toBe('standing')
    embed.send('embed.played')
    expect([embed.phase(), embed.told]).toEqual(['playing', ['play', 'pause', 'play']])
  })

  test('every state of it is reached, and every transition taken', () => {
    const walk = walkEmbed()
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })

  test('[E-B-17] the poster says what playing means, and who has declined is asked', () => {
    expect(embedView('poster', words)).toEqual({
      isLoaded: false,
      notice: 'Playing loads it from elsewhere',
      isAsking: false,
    })
    expect(embedView('asking', words)).toEqual({
      isLoaded: false,
      notice: 'You have declined this',
      isAsking: true,
    })
    expect(embedView('playing', words).notice).toBe('')
    const source = { src: 'https://a.example/', href: 'https://b.example/' }
    expect(nameEmbed(source, 'Rain', words).words.play).toBe('Play Rain')
  })
})

test('[B-B-10] fewer data are wanted where that is said, and on slow lines', () => {
  const on = (savesData: boolean, effectiveType: string) => isFrugal({ savesData, effectiveType })
  expect(['slow-2g', '2g', '3g', '4g', ''].map((type) => on(false, type))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(on(true, '4g')).toBe(true)
})
