import {
  keepAddress,
  listKept,
  nameTrip,
  readKept,
  toKeepView,
  writeKept,
  type KeepAnswer as Answer,
} from '@evkit/engine/internal/tool'
import { KeepAnswer } from './keep-answer.js'
import type { KeptParts, KeptTripsPort, PlannedAddress } from './kept.types.js'
import { KeptTrips } from './kept-trips.js'
import type { Translate } from '@evkit/engine/shared'

const tryKeeping = (
  port: KeptTripsPort,
  { query, ...ends }: PlannedAddress,
  translate: Translate,
): Answer => {
  if (!port.mayKeep()) return { kind: 'unasked' }
  const one = { name: nameTrip(ends, translate), address: `${port.path}?${query}` }
  const result = keepAddress(readKept(port.read()), one)
  return 'list' in result && !port.write(writeKept(result.list)) ? { kind: 'failed' } : result
}

/** Makes what keeps trips and lists them, over where the device keeps them. */
export const createKeptParts = (port: KeptTripsPort): KeptParts => {
  const keep: KeptParts['keep'] = (trip, translate) => {
    const answer = tryKeeping(port, trip, translate)
    return toKeepView(answer, listKept(readKept(port.read()), port.path).length, translate)
  }
  return {
    keep,
    KeepAnswer: (props) => <KeepAnswer {...props} port={port} keep={keep} />,
    KeptTrips: (props) => <KeptTrips {...props} port={port} />,
  }
}
