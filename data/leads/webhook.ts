// The receiver of leads: one POST a lead, with its id as the key.
import type { LeadPorts, LeadRecord } from './lead.types.js'
import { referenceOf } from './reference.js'

const LONGEST_MS = 10_000

/** Where leads are delivered to. */
export interface Receiver {
  readonly url: string
  /** Sent as `Authorization: Bearer`; empty for none. */
  readonly token: string
}

const bodyOf = ({ id, site, purpose, app, createdAt, configVersion, ...rest }: LeadRecord) => ({
  leadId: id,
  ...referenceOf(id),
  site,
  purpose,
  app,
  createdAt,
  configVersion,
  payload: rest.payload,
  consents: rest.consents,
})

/** Posts a lead; true when the receiver has taken it. Only an answer of 2xx says so. */
export const postLead = async (
  { url, token }: Receiver,
  record: LeadRecord,
  send: LeadPorts['fetch'],
): Promise<boolean> => {
  try {
    const answer = await send(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': record.id,
        ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(bodyOf(record)),
      // A lead is never sent on to where somebody else points.
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false // no answer, or one that came too late
  }
}
