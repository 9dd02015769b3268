import type { RangePorts } from '../../range/index.js'
import { browserPorts } from './browser-ports.js'
import { silentPorts } from './silent-ports.js'

const UNITS = 'evkit-units'

const watchPage = (tell: (isHidden: boolean) => void): (() => void) => {
  const told = (): void => {
    tell(document.visibilityState === 'hidden')
  }
  document.addEventListener('visibilitychange', told)
  return () => {
    document.removeEventListener('visibilitychange', told)
  }
}

const listeners = new Set<() => void>()

// Kept for the visit only; a browser that keeps nothing just forgets with the page.
const unitMemory: RangePorts['units'] = {
  read: () => {
    try {
      return sessionStorage.getItem(UNITS) ?? ''
    } catch {
      return '' // storage is switched off
    }
  },
  write: (text) => {
    try {
      sessionStorage.setItem(UNITS, text)
    } catch {
      return // storage is switched off: the choice lives as long as the page
    }
    listeners.forEach((listen) => {
      listen()
    })
  },
  subscribe: (listen) => {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
}

/** The ports of the range tools in a browser. */
export const browserRangePorts = (maker: string): RangePorts => ({
  ...browserPorts(maker),
  askForRange: async (model) => {
    // Needed a minute after the page has come, so it is fetched then.
    const { askForRange } = await import('./ask-for-range.js')
    return askForRange(model)
  },
  watchPage,
  units: unitMemory,
})

/** The ports of the range tools while rendering on the server. */
export const silentRangePorts = (search: string): RangePorts => ({
  ...silentPorts(search),
  askForRange: () => Promise.resolve({ kind: 'failed', reason: 'rendering' }),
  watchPage: () => () => undefined,
  units: { read: () => '', write: () => undefined, subscribe: () => () => undefined },
})
