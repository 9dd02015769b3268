import { liveMapMachine, tooltipMachine } from '../../src/interaction/index.js'
import { walkMachine } from './walk.js'

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
