import { listPending, type FormRequest } from '@evkit/engine/forms'
import { none } from '@evkit/engine/shared'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type * as JourneyModule from './journey/journey.js'
import { addFound, isNews, NOBODY } from './journey/found.js'
import type { Chosen, FoundEvent, PrefillEvent } from './journey/journey.types.js'
import type { JourneyPorts, LeadFormAppProps } from './lead-form-app.types.js'

/** What comes with the address of a form application. */
export interface AppJourney {
  /** What was found so far, for every form of the visit. */
  readonly found: readonly FoundEvent[]
  /** What is known of the visitor, for the first of them: a form that is come back to is empty. */
  readonly prefill: PrefillEvent | undefined
  readonly chosen: Chosen
  readonly tell: (event: FoundEvent | PrefillEvent) => void
  /** None while it is loaded, and where there is nothing to look for. */
  readonly loaded: (typeof JourneyModule & { readonly ports: JourneyPorts }) | undefined
}

// Where nothing can be looked for, nothing is found: nobody waits for it.
const NOTHING: readonly FoundEvent[] = [
  { type: 'vehicle.answered', vehicle: none },
  { type: 'retailer.answered', retailer: none },
]

const loadWith = async ({ loadJourney }: LeadFormAppProps['ports']) => {
  const [journey, ports] = await Promise.all([import('./journey/journey.js'), loadJourney()])
  return { ...journey, ports }
}

// In a page of others nobody is signed in; what the visitor has chosen on another page still counts there for a quote.
const hasToLook = ({ query, isEmbedded, app }: FormRequest): boolean =>
  !isEmbedded || listPending(query).length > 0 || app === 'quote'

type Hear = (event: FoundEvent | PrefillEvent) => void

const NOBODY_HEARS: Hear = () => undefined

/**
 * Looks for what the address names, and for what was chosen before; what looks for it is loaded only then.
 *
 * @param app - Whose address it is.
 * @param hear - Told at once of what is found; the same function at every call.
 */
export const useJourney = (
  { request, ports }: LeadFormAppProps,
  hear: Hear = NOBODY_HEARS,
): AppJourney => {
  const [loaded, setLoaded] = useState<AppJourney['loaded']>()
  const [found, setFound] = useState<readonly FoundEvent[]>([])
  const [prefill, setPrefill] = useState<PrefillEvent>()
  const tell = useCallback(
    (event: FoundEvent | PrefillEvent) => {
      if (event.type === 'prefill.answered') setPrefill(event)
      else setFound((before) => [...before.filter(({ type }) => type !== event.type), event])
      hear(event)
    },
    [hear],
  )
  useEffect(() => {
    if (!hasToLook(request)) return
    loadWith(ports).then(setLoaded, (fault: unknown) => {
      ports.log({ level: 'error', code: 'JourneyFailed', text: String(fault) })
      NOTHING.filter((event) => isNews(request.query, event)).forEach(tell)
    })
  }, [request, ports, tell])
  return useMemo(
    () => ({ found, prefill, tell, loaded, chosen: found.reduce(addFound, NOBODY) }),
    [found, prefill, tell, loaded],
  )
}
