// The log of the server: one line of JSON for each event.
import type { RequestRecord } from './requests.js'

/** What can happen. */
export type ServerEvent =
  | ({ readonly event: 'request' } & RequestRecord)
  | { readonly event: 'fault'; readonly id: string; readonly text: string }
  | { readonly event: 'stopping' | 'stopped'; readonly open: number }

const SERVER_ERROR = 500
/** Why something is not done now: too much is. */
export const BUSY = 'busy'

// Who asks too much at once is told so: that is no fault, and a flood must not fill the log of faults.
const isFault = ({ status, reason }: RequestRecord): boolean =>
  status >= SERVER_ERROR && reason !== BUSY

/** How loud an event is. */
export const levelOf = (event: ServerEvent): 'info' | 'error' =>
  event.event === 'fault' || (event.event === 'request' && isFault(event)) ? 'error' : 'info'

/** Writes an event as a line of the log. */
export const writeLogLine = (event: ServerEvent, time: Date): string =>
  `${JSON.stringify({ time: time.toISOString(), level: levelOf(event), ...event })}\n`
