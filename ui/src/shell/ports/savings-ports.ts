import { stickyBarsMachine } from '@evkit/engine/interaction'
import { LOADING_CONFIGURATION } from '@evkit/engine/savings'
import { createActor } from 'xstate'
import type { SavingsPorts } from '../../savings/index.js'
import type { BarsPort } from '../../tool/index.js'
import { browserPorts } from './browser-ports.js'
import { silentPorts } from './silent-ports.js'

// The sub menu of the page gives way while a bar is pinned: told on the root element, where styles can follow.
const browserBars = (): BarsPort => {
  const actor = createActor(stickyBarsMachine)
  actor.subscribe(({ value }) => {
    document.documentElement.dataset['bars'] = value
  })
  actor.start()
  return {
    move: (name, top, viewportHeight) => {
      actor.send({ type: 'bar.moved', name, place: { top, viewportHeight } })
    },
    remove: (name) => {
      actor.send({ type: 'bar.removed', name })
    },
  }
}

/** The ports of the costs and savings page in a browser. */
export const browserSavingsPorts = (
  maker: string,
  market: { readonly locale: string; readonly salesModel: string },
): SavingsPorts => ({
  ...browserPorts(maker),
  bars: browserBars(),
  keepDistance: () => undefined,
  askForConfiguration: async (model) => {
    const { askForConfiguration } = await import('./ask-for-configuration.js')
    return askForConfiguration({ ...market, model })
  },
  isMotionReduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
})

/** The ports of the costs and savings page while rendering on the server. */
export const silentSavingsPorts = (search: string): SavingsPorts => ({
  ...silentPorts(search),
  bars: { move: () => undefined, remove: () => undefined },
  keepDistance: () => undefined,
  askForConfiguration: () => Promise.resolve(LOADING_CONFIGURATION),
  isMotionReduced: () => false,
})
