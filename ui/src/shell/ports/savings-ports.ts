import { LOADING_CONFIGURATION } from '@evkit/engine/savings'
import { wantsStill } from '../../primitives/index.js'
import type { SavingsPorts } from '../../savings/index.js'
import { browserBars, silentBars } from './browser-bars.js'
import { browserPorts } from './browser-ports.js'
import { silentPorts } from './silent-ports.js'
import { browserUnits, silentUnits } from './unit-memory.js'

/** The ports of the costs and savings page in a browser. */
export const browserSavingsPorts = (
  maker: string,
  market: { readonly locale: string; readonly salesModel: string },
): SavingsPorts => ({
  ...browserPorts(maker),
  bars: browserBars(),
  units: browserUnits(),
  askForConfiguration: async (model) => {
    try {
      const { createBrowserAskForConfiguration } = await import('./ask-for-configuration.js')
      return await createBrowserAskForConfiguration()({ ...market, model })
    } catch {
      return { ...LOADING_CONFIGURATION, status: 'ERROR' } // the script that asks could not be loaded
    }
  },
  isMotionReduced: wantsStill,
})

/** The ports of the costs and savings page while rendering on the server. */
export const silentSavingsPorts = (search: string): SavingsPorts => ({
  ...silentPorts(search),
  bars: silentBars,
  units: silentUnits,
  askForConfiguration: () => Promise.resolve(LOADING_CONFIGURATION),
  isMotionReduced: () => false,
})
