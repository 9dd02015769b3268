import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  playerView,
  resolveControls,
  type ControlsMode,
  type PlayerPhase,
} from '../../src/interaction/player-controls.js'
import { playerMachine, type PlayerEvent } from '../../src/interaction/player.machine.js'
import type { PlayerSetup } from '../../src/interaction/player.js'
import { walkPlayer } from '../kit/interaction-walk.js'

const words = { play: 'Play', pause: 'Pause', mute: 'Sound off', unmute: 'Sound on' }
const OWN: PlayerSetup = { isAutoplay: true, isHeld: false }
const see = (share: number): PlayerEvent => ({ type: 'view.changed', share })
const move = (isAllowed: boolean, isStill = false): PlayerEvent => ({
  type: 'motion.changed',
  isAllowed,
  isStill,
})
const PLAY: PlayerEvent = { type: 'play.press' }
const PAUSE: PlayerEvent = { type: 'pause.press' }
const MEASURED: PlayerEvent = { type: 'media.measured', duration: 4, hasSound: true }

/** A player and a browser that starts what it is asked to, or refuses. */
const start = (
  setup: Partial<PlayerSetup> = {},
  answer: () => Promise<unknown> = async () => Promise.resolve(),
) => {
  const told: string[] = []
  const asked: boolean[] = []
  const logic = playerMachine.provide({
    actors: {
      play: fromPromise(async ({ input }: { readonly input: { readonly isMuted: boolean } }) => {
        asked.push(input.isMuted)
        return answer()
      }),
    },
    actions: {
      pause: () => void told.push('pause'),
      notifyRequest: () => void told.push('request'),
      notifyEnd: () => void told.push('end'),
      notifyFailure: () => void told.push('failure'),
    },
  })
  const actor = createActor(logic, {
    input: { isAutoplay: false, isHeld: false, ...setup },
  }).start()
  const send = (...events: readonly PlayerEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return {
    told,
    asked,
    send,
    settle: async (...events: readonly PlayerEvent[]) => {
      send(...events)
      await Promise.resolve()
      await new Promise((done) => setTimeout(done))
    },
    phase: (): PlayerPhase => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    view: (mode: ControlsMode, loops = false) =>
      playerView(actor.getSnapshot().context, actor.getSnapshot().value, { mode, loops, words }),
  }
}

describe('a video that starts by itself', () => {
  test('[B-VID-02] [D-B-36] plays in view from a fifth on, stands when nothing of it is, and plays again', async () => {
    const player = start(OWN)
    await player.settle(move(true), see(0.19))
    expect(player.phase()).toBe('standing')
    await player.settle(see(0.2))
    expect([player.phase(), player.asked]).toEqual(['playing', [true]])
    await player.settle(see(0.01))
    expect(player.phase()).toBe('playing')
    await player.settle(see(0))
    expect([player.phase(), player.told]).toEqual(['standing', ['pause']])
    await player.settle(see(0.1))
    expect(player.phase()).toBe('standing')
    await player.settle(see(1))
    expect(player.phase()).toBe('playing')
  })

  test('[B-VID-01] is attached once it has been in view, and stays so', () => {
    const player = start()
    expect([player.context().isAttached, player.view('enabled').preload]).toEqual([false, 'none'])
    player.send(see(0.2))
    expect([player.context().isAttached, player.view('enabled').preload]).toEqual([
      true,
      'metadata',
    ])
    player.send(see(0))
    expect(player.context().isAttached).toBe(true)
  })

  test('[B-VID-03] the visitor has paused it: coming back into view does not start it again', async () => {
    const player = start(OWN)
    await player.settle(move(true), see(1), PAUSE)
    expect([player.phase(), player.told]).toEqual(['standing', ['pause']])
    await player.settle(see(0), see(1))
    expect(player.phase()).toBe('standing')
    await player.settle(PLAY)
    expect(player.phase()).toBe('playing')
  })

  test('[B-VID-03] controls of the browser and keys of the device count as the visitor', async () => {
    const player = start(OWN)
    await player.settle(move(true), see(1))
    await player.settle({ type: 'media.paused' }, see(0), see(1))
    expect([player.phase(), player.told]).toEqual(['standing', []])
    await player.settle({ type: 'media.played' })
    expect([player.phase(), player.told]).toEqual(['playing', ['request']])
  })

  test('[E-B-08] [B-B-01] [B-B-10] stands while the page wants it still, and can be started by the visitor', async () => {
    const player = start(OWN)
    await player.settle(move(false), see(1))
    expect([player.phase(), player.asked]).toEqual(['standing', []])
    expect(player.view('none').toggle).toEqual({ label: 'Play' })
    await player.settle(PLAY)
    expect(player.phase()).toBe('playing')
    const moving = start(OWN)
    await moving.settle(move(true), see(1), move(false))
    expect([moving.phase(), moving.told]).toEqual(['standing', ['pause']])
  })

  test('[B-VID-01] [B-B-10] nothing of it is asked for in view while less motion or data is wanted, until the visitor starts it', async () => {
    const player = start(OWN)
    await player.settle(move(false, true), see(1))
    expect([player.phase(), player.view('enabled').preload]).toEqual(['standing', 'none'])
    await player.settle(PLAY)
    expect([player.phase(), player.view('enabled').preload]).toEqual(['playing', 'metadata'])
    await player.settle(PAUSE)
    expect(player.view('enabled').preload).toBe('metadata')
    const plain = start({ isAutoplay: false })
    await plain.settle(move(false), see(1))
    expect(plain.view('enabled').preload).toBe('metadata')
  })

  test('[B-VID-12] [B-VID-13] the browser refuses: it stands with a way to play it, and is not asked again in this view', async () => {
    const player = start(OWN, async () => Promise.reject(new DOMException('', 'NotAllowedError')))
    await player.settle(move(true), see(1))
    expect([player.phase(), player.asked]).toEqual(['standing', [true]])
    for (const mode of ['enabled', 'disabled', 'none', 'extended'] as const)
      expect([mode, player.view(mode).toggle]).toEqual([mode, { label: 'Play' }])
    await player.settle(see(0.9), move(true))
    expect(player.asked).toEqual([true])
    await player.settle(see(0), see(1))
    expect(player.asked).toEqual([true, true])
    await player.settle(PLAY)
    expect(player.asked).toEqual([true, true, true])
  })

  test('[D-B-36] is not heard; who turns its sound on hears it while reading on', async () => {
    const player = start(OWN)
    await player.settle(move(true), see(1), MEASURED)
    expect(player.view('enabled').sound).toEqual({ label: 'Sound on', isMuted: true })
    await player.settle({ type: 'sound.press' }, PLAY)
    expect(player.view('enabled').sound).toEqual({ label: 'Sound off', isMuted: false })
    await player.settle(see(0))
    expect(player.phase()).toBe('playing')
    await player.settle({ type: 'sound.press' })
    expect(player.phase()).toBe('standing')
  })
})

describe('a video the visitor starts', () => {
  test('[B-VID-01] nothing of it is asked for before', async () => {
    const player = start()
    await player.settle(move(true), see(1))
    expect([player.phase(), player.asked, player.view('enabled').face]).toEqual([
      'standing',
      [],
      'poster',
    ])
    await player.settle(PLAY)
    expect([player.phase(), player.asked, player.view('enabled').face]).toEqual([
      'playing',
      [false],
      'film',
    ])
  })

  test('its end is its end', async () => {
    const player = start()
    await player.settle(see(1), PLAY, { type: 'media.ended' })
    expect(player.phase()).toBe('playing')
    await player.settle({ type: 'media.ended' })
    expect([player.phase(), player.told]).toEqual(['standing', ['request', 'end']])
    await player.settle(see(0), see(1))
    expect(player.phase()).toBe('standing')
  })

  test('one that is missing is its poster, without anything to press', async () => {
    const player = start()
    await player.settle(see(1), { type: 'media.failed' }, PLAY)
    const { face, toggle, hasKeys, isPressed, sound } = player.view('enabled')
    expect([player.phase(), face, toggle, hasKeys, isPressed, sound]).toEqual([
      'missing',
      'poster',
      undefined,
      false,
      false,
      undefined,
    ])
    expect(player.told).toEqual(['failure', 'request'])
  })
})

describe('a video beside others', () => {
  test('[B-MEDIA-08] stands while another has the turn, and plays again when it gets it back', async () => {
    const player = start(OWN)
    await player.settle(move(true), see(1))
    await player.settle({ type: 'turn.changed', isAutoplay: false, isHeld: true })
    expect([player.phase(), player.told]).toEqual(['standing', ['pause']])
    await player.settle({ type: 'turn.changed', isAutoplay: false, isHeld: false })
    expect(player.phase()).toBe('standing')
    await player.settle({ type: 'turn.changed', ...OWN })
    expect(player.phase()).toBe('playing')
  })

  test('[B-MEDIA-08] a press gives it the turn', async () => {
    const player = start({ isHeld: true })
    await player.settle(see(1), PLAY)
    expect([player.phase(), player.told]).toEqual(['playing', ['request']])
  })
})

describe('its controls', () => {
  test('[B-VID-05] [B-VID-06] more than five seconds bring controls in place of none; three modes never change', () => {
    for (const mode of ['disabled', 'none'] as const) {
      const resolved = [Number.NaN, 0, 5, 5.01, 60, Number.POSITIVE_INFINITY].map((duration) =>
        resolveControls(mode, duration),
      )
      expect(resolved).toEqual([mode, mode, mode, 'enabled', 'enabled', 'enabled'])
    }
    for (const mode of ['enabled', 'extended', 'forceDisable'] as const)
      for (const duration of [1, 60, Number.POSITIVE_INFINITY])
        expect(resolveControls(mode, duration)).toBe(mode)
  })

  test('[B-VID-05] [B-VID-04] [D-B-36] what each mode shows, and which keys it has', async () => {
    const shown = async (mode: ControlsMode) => {
      const player = start()
      await player.settle(see(1), MEASURED, PLAY)
      const { toggle, sound, hasKeys, isPressed, isNative } = player.view(mode)
      return [toggle?.label, sound?.label, hasKeys, isPressed, isNative]
    }
    expect(await shown('enabled')).toEqual(['Pause', 'Sound off', true, true, false])
    expect(await shown('extended')).toEqual([undefined, undefined, true, false, true])
    expect(await shown('disabled')).toEqual([undefined, undefined, true, true, false])
    expect(await shown('none')).toEqual([undefined, undefined, false, false, false])
    expect(await shown('forceDisable')).toEqual([undefined, undefined, false, false, false])
  })

  test('[D-B-36] without sound nothing turns it on', async () => {
    const player = start()
    await player.settle(see(1), { type: 'media.measured', duration: 4, hasSound: false })
    expect(player.view('enabled').sound).toBeUndefined()
  })

  test('[E-B-07] what begins again by itself can be paused, however short it is', async () => {
    const player = start(OWN)
    await player.settle(move(true), see(1), MEASURED)
    expect([player.view('none').toggle, player.view('none', true).toggle]).toEqual([
      undefined,
      { label: 'Pause' },
    ])
  })
})

describe('whatever happens', () => {
  const share = fc.constantFrom(0, 0.1, 0.2, 1).map(see)
  const events = fc.oneof(
    share,
    fc.boolean().map(move),
    fc.record({
      type: fc.constant('turn.changed' as const),
      isAutoplay: fc.boolean(),
      isHeld: fc.boolean(),
    }),
    fc.constantFrom<PlayerEvent>(
      PLAY,
      PAUSE,
      MEASURED,
      { type: 'sound.press' },
      { type: 'media.played' },
      { type: 'media.paused' },
      { type: 'media.ended' },
    ),
  )

  test('[B-VID-02] [B-VID-03] [E-B-08] nothing plays that nobody wants, or that is unseen and unheard', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(events, { maxLength: 25 }), (isAutoplay, happened) => {
        const player = start({ isAutoplay })
        for (const event of happened) {
          player.send(event)
          const { isHeld, isInView, isMuted, request, isAllowed } = player.context()
          if (player.phase() === 'standing') continue
          expect(isHeld || request === 'pause' || (isMuted && !isInView)).toBe(false)
          expect(request === 'play' || isAllowed).toBe(true)
        }
      }),
    )
  })

  test('every state of it is reached, and every transition taken', () => {
    const walk = walkPlayer()
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })
})
