import type { RangePorts } from '../../../range/index.js'
import { browserToolPorts, silentToolPorts } from './tool-ports.js'
import { browserUnitMemory, silentUnitMemory } from './unit-memory.js'

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
const lazyRangeDataClient = (): RangePorts['askForRange'] => {
  let ask: RangePorts['askForRange'] | undefined
  return async (model, signal) => {
    try {
      ask ??= (await import('./range-data-client.js')).browserRangeDataClient()
    } catch {
      return { kind: 'failed', reason: 'The page could not load what asks for range data' }
    }
    return ask(model, signal)
  }
}

/** The ports of the range tools in a browser. */
export const browserRangePorts = (maker: string): RangePorts => ({
  ...browserToolPorts(maker),
  askForRange: lazyRangeDataClient(),
  watchPage,
  units: browserUnitMemory(),
})

/** The ports of the range tools while rendering on the server. */
export const silentRangePorts = (search: string): RangePorts => ({
  ...silentToolPorts(search),
  askForRange: () => Promise.resolve({ kind: 'failed', reason: 'rendering' }),
  watchPage: () => () => undefined,
  units: silentUnitMemory,
})
