import { selectVehicle, type FormParameters, type Vehicle } from '@evkit/engine/forms'
import { some } from '@evkit/engine/shared'
import { useCallback, useMemo, useState } from 'react'
import { addFound, NOBODY } from '../journey/found.js'
import type { Chosen, FoundEvent, PrefillEvent } from '../journey/journey.types.js'

/** What a page of the quote application knows of what its address names. */
export interface Found {
  /** Another one for every other choice the address names. */
  readonly key: string
  readonly events: readonly FoundEvent[]
  readonly prefill: PrefillEvent | undefined
  readonly chosen: Chosen
  readonly tell: (event: FoundEvent | PrefillEvent) => void
}

interface Held {
  readonly key: string
  readonly events: readonly FoundEvent[]
}

const keyOf = ({ pno, modelkey, model, retailerid, customretailerid }: FormParameters): string =>
  JSON.stringify([pno, modelkey, model, retailerid, customretailerid])

// A vehicle of the list is there with the page, also where the page is drawn on the server.
const listFirst = (query: FormParameters, vehicles: readonly Vehicle[]): readonly FoundEvent[] => {
  const choice = selectVehicle(vehicles, query)
  return choice.kind === 'listed'
    ? [{ type: 'vehicle.answered', vehicle: some(choice.vehicle) }]
    : []
}

/** Holds what was found for the address, and forgets it with the address. */
export const useFound = (query: FormParameters, vehicles: readonly Vehicle[]): Found => {
  const key = keyOf(query)
  const first = useMemo(() => listFirst(query, vehicles), [query, vehicles])
  const [held, setHeld] = useState<Held>({ key, events: first })
  const [prefill, setPrefill] = useState<PrefillEvent>()
  const events = held.key === key ? held.events : first
  const tell = useCallback(
    (event: FoundEvent | PrefillEvent) => {
      if (event.type === 'prefill.answered') {
        setPrefill(event)
        return
      }
      setHeld((before) => ({
        key,
        events: [
          ...(before.key === key ? before.events : []).filter(({ type }) => type !== event.type),
          event,
        ],
      }))
    },
    [key],
  )
  return useMemo(
    () => ({ key, events, prefill, tell, chosen: events.reduce(addFound, NOBODY) }),
    [key, events, prefill, tell],
  )
}
