/** The door of the data package for the server that mounts it. */
export { createService, type ServiceOptions } from './app.js'
export { levelOf, writeLogLine, type ServerEvent } from './log.js'
export { createMetrics, type Metrics } from './metrics.js'
export { findRequestId, nameRoute, watchRequests, type WatchPorts } from './requests.js'
export { openStore, type Store } from './store.js'
export type { Fault } from '../sources/rows.js'
