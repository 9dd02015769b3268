import { autoAdvanceMachine } from '../../src/interaction/auto-advance.machine.js'
import { liveMapMachine, tooltipMachine } from '../../src/interaction/index.js'
import { motionMachine } from '../../src/interaction/motion.machine.js'
import { embedMachine } from '../../src/interaction/embed.machine.js'
import { playerMachine } from '../../src/interaction/player.machine.js'
import { actorDone, actorFailed, walkMachine } from './walk.js'

/** Walks the machine of a slider's tooltip. */
export const walkTooltip = () =>
  walkMachine(tooltipMachine, {
    input: { text: '20' },
    events: [
      { type: 'value.moved', text: '10' },
      { type: 'value.moved', text: '0' },
    ],
    delays: ['throttle'],
    distinguish: ({ value }) => value,
  })

/** Walks the machine of a map. */
export const walkLiveMap = () =>
  walkMachine(liveMapMachine, {
    input: undefined,
    events: [
      { type: 'map.reach' },
      { type: 'map.seen' },
      { type: 'map.left' },
      { type: 'page.used' },
      { type: 'map.opened' },
      { type: 'map.failed' },
    ],
    delays: ['timeout'],
    distinguish: ({ value }) => value,
  })

/** Walks the machine of a block that moves by itself. */
export const walkAutoAdvance = () =>
  walkMachine(autoAdvanceMachine, {
    input: { count: 3, interval: 2000, isAllowed: true },
    events: [
      { type: 'view.changed', share: 1 },
      { type: 'view.changed', share: 0 },
      { type: 'reason.changed', reason: 'touched', isGiven: true },
      { type: 'item.choose', index: 1, isTrusted: true },
      { type: 'item.choose', index: 1, isTrusted: false },
      { type: 'count.changed', count: 2 },
      { type: 'pause.press' },
      { type: 'resume.press' },
    ],
    delays: ['interval'],
    distinguish: ({ value, context }) => [value, context.reasons],
  })

/** Walks the machine of a page's motion. */
export const walkMotion = () =>
  walkMachine(motionMachine, {
    input: { isPaused: false, isStarted: false, preferences: {} },
    events: [
      { type: 'block.placed', block: { id: 'a', kind: 'advance', share: 1, distance: 0 } },
      { type: 'block.gone', id: 'a' },
      { type: 'preferences.changed', preferences: { isHidden: true } },
      { type: 'pause.press' },
      { type: 'resume.press' },
    ],
    delays: ['rest'],
    distinguish: ({ value, context }) => [value, context.motion.isPaused],
  })

/** Walks the machine of a video. */
export const walkPlayer = () =>
  walkMachine(playerMachine, {
    input: { isAutoplay: true, isHeld: false },
    events: [
      { type: 'view.changed', share: 1 },
      { type: 'view.changed', share: 0 },
      { type: 'motion.changed', isAllowed: true, isStill: false },
      { type: 'turn.changed', isAutoplay: false, isHeld: true },
      { type: 'play.press' },
      { type: 'pause.press' },
      { type: 'sound.press' },
      { type: 'media.played' },
      { type: 'media.paused' },
      { type: 'media.ended' },
      { type: 'media.failed' },
      { type: 'media.measured', duration: 4, hasSound: true },
      actorDone('play', undefined),
      actorFailed('play'),
    ],
    delays: [],
    distinguish: ({ value, context: { isInView, isAllowed, request } }) => [
      value,
      isInView,
      isAllowed,
      request,
    ],
  })

/** Walks the machine of an embed. */
export const walkEmbed = () =>
  walkMachine(embedMachine, {
    input: { answer: 'open' },
    events: [
      { type: 'play.press' },
      { type: 'anyway.press' },
      { type: 'cancel.press' },
      { type: 'answer.changed', answer: 'accepted' },
      { type: 'answer.changed', answer: 'declined' },
      { type: 'pause.wanted' },
      { type: 'embed.played' },
      { type: 'embed.paused' },
    ],
    delays: ['answer'],
    distinguish: ({ value, context }) => [value, context.answer],
  })
