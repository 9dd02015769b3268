/** The door of the data package for the server that mounts it. */
export { createMaintenanceService, createService, type ServiceOptions } from './app.js'
export { createAnswerGraph, type GraphReply } from './graph/graph.js'
export type { Brand } from '../content/brand.js'
export { drawIcon } from '../content/icon.js'
export { CARD_SIZE, repaint } from '../pictures/index.js'
export { assembleConfiguration } from '../content/forms-assemble.js'
export { openForms, type Forms } from './forms/open-forms.js'
export type { FormsOptions } from './forms/mount.js'
export { isFromOurPage, readOrigin } from './forms/origin.js'
export { createPasses, type OpenedPass, type Passes } from './forms/bot-check/passes.js'
export { findCaller, findSender } from './forms/caller.js'
export { listNear } from './forms/retailers.js'
export { readFormsSettings, type FormsSettings } from './forms/settings.js'
export type { LeadPorts } from '../leads/lead.types.js'
export { isSqliteSound } from '../leads/sqlite.js'
export { NODE_PORTS } from '../leads/ports.js'
export { readRetention } from '../leads/retention.js'
export { levelOf, writeLogLine, type ServerEvent } from './log.js'
export type { ReadinessCheck } from './readiness.js'
export { asksForWidth, createOwnImages, savesData } from './own-images.js'
export { createMemory, type Memory } from './memory.js'
export { admit, createAdmission, OPEN_DOOR, type Admission, type AskedKind } from './admission.js'
export {
  describeBytes,
  encodingFor,
  encodingOf,
  makeTag,
  pack,
  packAnswers,
  sendBytes,
  toPacked,
  unpack,
  type Encoding,
  type Packed,
  type Sending,
} from './packing.js'
export { sendRange } from './ranges.js'
export { sendBusy, sendFailure, sendTooMany, WorkLost, type Say } from './failures.js'
export { CallerGone } from './turns.js'
export { createMetrics, type Metrics } from './metrics.js'
export { isGone, readBody, refuse, type Problem } from './reply.js'
export {
  findRequestId,
  nameRoute,
  REQUEST_ID_HEADER,
  watchRequests,
  type RequestRecord,
  type WatchPorts,
} from './requests.js'
export type { MapsStore } from './maps-store.js'
export { createEmbedded } from './route/embedded.js'
export type { Maps } from './route/ports.js'
export { openServices, type ServicePorts } from './route/real/open-services.js'
export {
  readMapsSettings,
  toMapsFacts,
  type MapsFacts,
  type MapsSettings,
} from './route/real/settings.js'
export { openStore, type Store } from './store.js'
export type { MapCut, MapView, MapFiles, MapLayer } from '../basemap/index.js'
export { findLanguage, type Language } from '../places/index.js'
export type { Fault } from '../sources/rows.js'
