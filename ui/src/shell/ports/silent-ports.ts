import type { ToolPorts } from '../../tool/index.js'

/** The ports while rendering on the server: the query is given, nothing is written. */
export const silentPorts = (search: string): ToolPorts => ({
  address: { read: () => search, write: () => undefined, subscribe: () => () => undefined },
  log: () => undefined,
  copy: () => Promise.resolve(false),
  link: () => '',
  setTitle: () => undefined,
})
