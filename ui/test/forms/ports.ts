// What forms ask of the outside, answered at once: every lead is accepted, and nothing was chosen before.
import type { Retailer } from '@evkit/engine/forms'
import { none, type LogEntry } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import type { JourneyPorts, LeadFormAppPorts } from '../../src/forms/index.js'
import { silentFormsPorts } from '../../src/shell/ports/forms/forms-ports.js'
import { translate } from '../tool-page.js'
import { SENT } from './sent.js'

/** A picture that needs no network. */
export const DOT =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2216%22 height=%229%22/%3E'

/** The words of a form, which show their keys. */
export const words = () => ({
  translate,
  dictionary: new Map<string, string>(),
  nameCountry: (iso2: string) => iso2,
  compare: (a: string, b: string) => a.localeCompare(b),
})

interface Heard {
  readonly bodies: unknown[]
  readonly logged: LogEntry[]
}

/** Ports of a form that accepts every lead; what is sent and logged is added to `heard`. */
export const acceptingPorts = (heard: Heard): LeadFormAppPorts => ({
  ...silentFormsPorts,
  checkEmail: () => Promise.resolve(true),
  checkPhone: () => Promise.resolve(true),
  searchAddresses: () => Promise.resolve([]),
  getToken: () => Promise.resolve('tok'),
  mintKey: () => Promise.resolve('key-1'),
  postLead: ({ body }) => {
    heard.bodies.push(body)
    return Promise.resolve({ kind: 'accepted', redirectUrl: none, reference: none })
  },
  readSent: () => SENT,
  log: (entry) => heard.logged.push(entry),
})

/** Ports of a journey in which nothing is found and nothing was chosen, but for what is given. */
export const journeyPorts = (more: Partial<JourneyPorts> = {}): JourneyPorts => ({
  findVehicle: () => Promise.resolve(none),
  findVehicleCopy: () => Promise.resolve(none),
  listRetailers: () => Promise.resolve([]),
  findConsumer: () => Promise.reject(new Error('Not Found')),
  findProfile: () => Promise.resolve(none),
  readVehicle: () => none,
  saveVehicle: () => undefined,
  readRetailer: () => none,
  saveRetailer: () => undefined,
  dropChoice: () => undefined,
  search: () => '',
  rewrite: () => undefined,
  pictureOf: () => ({ resized: DOT, original: DOT }),
  ...more,
})

/** What a picker of retailers is given where these are listed and no place is found. */
export const listedRetailers = (
  listed: readonly Retailer[],
  log: (entry: LogEntry) => void = () => undefined,
) => ({
  ports: {
    predict: () => Promise.resolve([]),
    listNear: () => Promise.resolve([]),
    listAll: () => Promise.resolve(listed),
    isPositionSupported: () => false,
    locate: () => Promise.reject(new Error('no position')),
    notifyHost: () => undefined,
    log,
  },
  numbers: numberFormat('en-GB'),
  distance: 'mi' as const,
})
