// What an address of a form names: loaded for such addresses only.
import { option as O } from 'fp-ts'
import {
  fitPrefill,
  planForm,
  resolveFlags,
  toSummaryCard,
  type FullConfiguration,
  type QuoteChoice,
  type Vehicle,
} from '@evkit/engine/forms'
import { findInsideSalesId, type FormPage } from '@evkit/engine/internal/forms'
import { none, some, toUndefined, type Option } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { JourneyPorts, LeadFormAppProps } from '../lead-form-app.types.js'
import { isNews } from './found.js'
import { createJourneyLogic } from './journey-logic.js'
import type { Chosen, FoundEvent, PrefillEvent } from './journey.types.js'
import { SummaryCardPart } from './summary-card.js'

interface PartProps {
  readonly app: LeadFormAppProps
  readonly ports: JourneyPorts
}

/** Props of what looks for what the address names. */
export interface JourneyProps extends PartProps {
  /** Whether the page was reached from another of the application: what was chosen there still counts. */
  readonly keepsStored: boolean
  /** Those to look for one in. */
  readonly vehicles: readonly Vehicle[]
  readonly tell: (event: FoundEvent | PrefillEvent) => void
}

const marketOf = (configuration: Option<FullConfiguration>) =>
  toUndefined(configuration)?.marketConfiguration

// Who comes to the thanks has nothing left to fill in.
const consumerOf = ({ request, page }: LeadFormAppProps): Option<string> => {
  const { cdb_id: id } = request.query
  return id === undefined || page === 'finished' ? none : some(id)
}

// A page of others is not told who is signed in here.
const asksProfile = ({ request, page }: LeadFormAppProps): boolean =>
  !request.isEmbedded && page !== 'finished'

const toInputs = ({ app, ports, vehicles, keepsStored }: Omit<JourneyProps, 'tell'>) => {
  const { request, configuration, wordsOf } = app
  return {
    vehicle: {
      vehicles,
      query: request.query,
      stored: ports.readVehicle(),
      keepsStored,
    },
    retailer: {
      query: request.query,
      stored: ports.readRetailer(),
      keepsStored,
      insideSales: marketOf(configuration)?.insideSalesRetailer ?? none,
      translate: wordsOf(configuration).translate,
    },
    known: { id: consumerOf(app), asksProfile: asksProfile(app) },
  }
}

const settled = <Output,>({
  status,
  output,
}: {
  readonly status: string
  readonly output: Output | undefined
}): Output | undefined => (status === 'done' ? output : undefined)

/** Looks for the vehicle, the retailer and the visitor an address names, and tells what was found. */
export const Journey = (props: JourneyProps) => {
  const { app, ports, tell } = props
  const [logic] = useState(() => createJourneyLogic({ ports, log: app.ports.log }))
  const [inputs] = useState(() => toInputs(props))
  const vehicle = useSelector(useActorRef(logic.vehicle, { input: inputs.vehicle }), settled)
  const retailer = useSelector(useActorRef(logic.retailer, { input: inputs.retailer }), settled)
  const known = useSelector(useActorRef(logic.known, { input: inputs.known }), settled)
  const { request, configuration, surroundings } = app
  const { query } = request
  const tellNews = useCallback(
    (event: FoundEvent) => {
      if (isNews(query, event)) tell(event)
    },
    [query, tell],
  )
  useEffect(() => {
    if (vehicle !== undefined) tellNews({ type: 'vehicle.answered', vehicle })
  }, [vehicle, tellNews])
  useEffect(() => {
    if (retailer !== undefined) tellNews({ type: 'retailer.answered', retailer })
  }, [retailer, tellNews])
  useEffect(() => {
    if (known === undefined || O.isNone(configuration)) return
    if (O.isNone(known.consumer) && O.isNone(known.profile)) return
    const plan = planForm(request, configuration.value)
    if (O.isNone(plan)) return
    const { dialCodes } = surroundings
    const prefill = fitPrefill({ plan: plan.value, ...known, dialCodes })
    tell({ type: 'prefill.answered', ...prefill })
  }, [known, request, configuration, surroundings, tell])
  return null
}

/** Props of the card of what was chosen. */
export interface SummaryProps extends PartProps {
  readonly page: FormPage
  readonly chosen: Chosen
  /** Called in place of the link that changes a choice. */
  readonly onChange?: (choice: QuoteChoice) => void
}

/** The card of what was chosen; nothing where nothing was. */
export const Summary = ({ app, ports, page, chosen, onChange }: SummaryProps) => {
  const { request, configuration, wordsOf } = app
  const card = useMemo(() => {
    const market = marketOf(configuration)
    return toSummaryCard({
      request,
      page,
      search: ports.search(),
      ...chosen,
      insideSales: market === undefined ? none : findInsideSalesId(market),
      flags: resolveFlags(market?.features ?? [], market?.dynamicFeatures ?? []).on,
      words: wordsOf(configuration),
    })
  }, [request, page, ports, chosen, configuration, wordsOf])
  return O.isNone(card) ? null : (
    <SummaryCardPart card={card.value} pictureOf={ports.pictureOf} onChange={onChange} />
  )
}
