import { listSought } from '@evkit/engine/forms'
import { none } from '@evkit/engine/shared'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type * as JourneyModule from './journey/journey.js'
import type { Chosen, FoundEvent } from './journey/journey.types.js'
import type { JourneyPorts, LeadFormAppProps } from './lead-form-app.types.js'

/** What comes with the address of a form application. */
export interface AppJourney {
  /** What was found so far, for every form of the visit. */
  readonly told: readonly FoundEvent[]
  readonly chosen: Chosen
  readonly tell: (event: FoundEvent) => void
  /** None while it is loaded, and for an address that names nothing. */
  readonly loaded: (typeof JourneyModule & { readonly ports: JourneyPorts }) | undefined
}

// Where nothing can be looked for, nothing is found: nobody waits for it.
const NOTHING: readonly FoundEvent[] = [
  { type: 'vehicle.settled', vehicle: none },
  { type: 'retailer.settled', dealer: none },
]

const NOBODY: Chosen = { vehicle: none, dealer: none }

const addFound = (chosen: Chosen, event: FoundEvent): Chosen => {
  switch (event.type) {
    case 'vehicle.settled':
      return { ...chosen, vehicle: event.vehicle }
    case 'retailer.settled':
      return { ...chosen, dealer: event.dealer }
    default:
      return chosen
  }
}

const loadWith = async ({ loadJourney }: LeadFormAppProps['ports']) => {
  const [journey, ports] = await Promise.all([import('./journey/journey.js'), loadJourney()])
  return { ...journey, ports }
}

/** Looks for what the address names; what looks for it is loaded only then. */
export const useJourney = ({ request, ports }: LeadFormAppProps): AppJourney => {
  const [loaded, setLoaded] = useState<AppJourney['loaded']>()
  const [told, setTold] = useState<readonly FoundEvent[]>([])
  useEffect(() => {
    if (listSought(request.query).length === 0) return
    loadWith(ports).then(setLoaded, (fault: unknown) => {
      ports.log({ level: 'error', code: 'JourneyFailed', text: String(fault) })
      setTold(NOTHING)
    })
  }, [request, ports])
  const tell = useCallback((event: FoundEvent) => {
    setTold((before) => [...before.filter(({ type }) => type !== event.type), event])
  }, [])
  return useMemo(() => {
    return { told, tell, loaded, chosen: told.reduce(addFound, NOBODY) }
  }, [told, tell, loaded])
}
