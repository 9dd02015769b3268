import type { RangePorts } from '../../range/index.js'
import { browserPorts } from './browser-ports.js'
import { silentPorts } from './silent-ports.js'
import { browserUnits, silentUnits } from './unit-memory.js'

const watchPage = (tell: (isHidden: boolean) => void): (() => void) => {
  const told = (): void => {
    tell(document.visibilityState === 'hidden')
  }
  document.addEventListener('visibilitychange', told)
  return () => {
    document.removeEventListener('visibilitychange', told)
  }
}

// Needed a minute after the page has come, so it is fetched then; what could not be fetched is tried again next time.
const createLazyAskForRange = (): RangePorts['askForRange'] => {
  let ask: RangePorts['askForRange'] | undefined
  return async (model, signal) => {
    try {
      ask ??= (await import('./ask-for-range.js')).createBrowserAskForRange()
    } catch {
      return { kind: 'failed', reason: 'The page could not load what asks for range data' }
    }
    return ask(model, signal)
  }
}

/** The ports of the range tools in a browser. */
export const browserRangePorts = (maker: string): RangePorts => ({
  ...browserPorts(maker),
  askForRange: createLazyAskForRange(),
  watchPage,
  units: browserUnits(),
})

/** The ports of the range tools while rendering on the server. */
export const silentRangePorts = (search: string): RangePorts => ({
  ...silentPorts(search),
  askForRange: () => Promise.resolve({ kind: 'failed', reason: 'rendering' }),
  watchPage: () => () => undefined,
  units: silentUnits,
})
