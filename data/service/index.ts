/** The door of the data package for the server that mounts it. */
export { createService, type ServiceOptions } from './app.js'
export { openStore, type Store } from './store.js'
export type { Fault } from '../sources/rows.js'
