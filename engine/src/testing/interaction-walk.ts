import {
  liveMapMachine,
  panelMachine,
  stickyBarsMachine,
  tooltipMachine,
} from '../interaction/index.js'
import { walkMachine } from './walk.js'

const VIEWPORT = 800
const place = (top: number) => ({ top, viewportHeight: VIEWPORT })

/**
 * Walks the machine of the sticky bars with two bars.
 *
 * @returns The walk, its lists of what is missing empty.
 * @source T-TABS-08, T-SAV-05
 *
 * @example Nothing is missing
 * ```ts
 * import { walkStickyBars } from '@evkit/engine/testing'
 *
 * walkStickyBars().missingTransitions // => []
 * ```
 * @category testing
 */
export const walkStickyBars = () =>
  walkMachine(stickyBarsMachine, {
    input: undefined,
    events: [
      { type: 'bar.moved', name: 'range', place: place(0) },
      { type: 'bar.moved', name: 'range', place: place(200) },
      { type: 'bar.moved', name: 'savings', place: place(0) },
      { type: 'bar.removed', name: 'savings' },
    ],
    delays: [],
    distinguish: ({ value, context }) => [value, context.fixed],
  })

/**
 * Walks the machine of the mobile panel.
 *
 * @returns The walk, its lists of what is missing empty.
 * @source T-CALC-03
 *
 * @example Nothing is missing
 * ```ts
 * import { walkPanel } from '@evkit/engine/testing'
 *
 * walkPanel().missingTransitions // => []
 * ```
 * @category testing
 */
export const walkPanel = () => {
  const at = (calculatorTop: number, slotBottom: number) =>
    ({
      type: 'page.scrolled',
      place: { calculatorTop, slotBottom, viewportHeight: VIEWPORT },
    }) as const
  return walkMachine(panelMachine, {
    input: undefined,
    events: [at(100, 1200), at(205, 1200), at(300, 1200), at(100, 700)],
    delays: [],
    distinguish: ({ value }) => value,
  })
}

/**
 * Walks the machine of a slider's tooltip.
 *
 * @returns The walk, its lists of what is missing empty.
 * @source T-CALC-29
 *
 * @example Nothing is missing
 * ```ts
 * import { walkTooltip } from '@evkit/engine/testing'
 *
 * walkTooltip().missingTransitions // => []
 * ```
 * @category testing
 */
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

/**
 * Walks the machine of a map.
 *
 * @returns The walk, its lists of what is missing empty.
 * @source T-ROUTE-09
 *
 * @example Nothing is missing
 * ```ts
 * import { walkLiveMap } from '@evkit/engine/testing'
 *
 * walkLiveMap().missingTransitions // => []
 * ```
 * @category testing
 */
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
    delays: ['patience'],
    distinguish: ({ value }) => value,
  })
