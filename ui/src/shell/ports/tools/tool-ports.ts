import type { ToolPorts } from '../../../tool/index.js'
import { browserAddress } from './browser-address.js'
import { consoleLog } from '../console-log.js'

const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // refused, or no clipboard outside of a secure page: the page says so
  }
}

/** The ports of the tool in a browser. */
export const browserToolPorts = (maker: string): ToolPorts => {
  const address = browserAddress()
  return {
    address,
    log: consoleLog,
    copy,
    link: () => {
      const { origin, pathname, hash } = window.location
      return `${origin}${pathname}${address.read()}${hash}`
    },
    setTitle: (title) => {
      document.title = `${title} – ${maker}`
    },
  }
}

/** The ports while rendering on the server: the query is given, nothing is written. */
export const silentToolPorts = (search: string): ToolPorts => ({
  address: { read: () => search, write: () => undefined, subscribe: () => () => undefined },
  log: () => undefined,
  copy: () => Promise.resolve(false),
  link: () => '',
  setTitle: () => undefined,
})
