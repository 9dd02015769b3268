import { LOADING_CONFIGURATION } from '@evkit/engine/internal/savings'
import { wantsStill } from '../../../primitives/index.js'
import type { SavingsPorts } from '../../../savings/index.js'
import { browserBars, silentBars } from './browser-bars.js'
import { browserToolPorts, silentToolPorts } from './tool-ports.js'
import { browserUnitMemory, silentUnitMemory } from './unit-memory.js'

/** The ports of the costs and savings page in a browser. */
export const browserSavingsPorts = (
  maker: string,
  market: { readonly locale: string; readonly salesModel: string },
): SavingsPorts => ({
  ...browserToolPorts(maker),
  bars: browserBars(),
  units: browserUnitMemory(),
  askForConfiguration: async (model) => {
    try {
      const { browserCarConfigurationClient } = await import('./car-configuration-client.js')
      return await browserCarConfigurationClient()({ ...market, model })
    } catch {
      return { ...LOADING_CONFIGURATION, status: 'ERROR' } // the script that asks could not be loaded
    }
  },
  isMotionReduced: wantsStill,
})

/** The ports of the costs and savings page while rendering on the server. */
export const silentSavingsPorts = (search: string): SavingsPorts => ({
  ...silentToolPorts(search),
  bars: silentBars,
  units: silentUnitMemory,
  askForConfiguration: () => Promise.resolve(LOADING_CONFIGURATION),
  isMotionReduced: () => false,
})
