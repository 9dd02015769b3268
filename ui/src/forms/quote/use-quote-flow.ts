import {
  followQuoteFlow,
  listDroppedChoices,
  moveQuery,
  resolveFlags,
  toQuoteMove,
  type QuoteFlow,
  type QuoteFlowEvent,
} from '@evkit/engine/forms'
import { writeQuotePath, type QuotePageMove } from '@evkit/engine/internal/forms'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { JourneyPorts, LeadFormAppProps } from '../lead-form-app.types.js'
import { useFollowed } from '../use-followed.js'
import { useTold } from '../use-told.js'
import type { QuoteAppProps } from './quote-app.types.js'

/** Where the quote application begins. */
export const startFlow = ({
  page,
  configuration,
}: Pick<QuoteAppProps, 'page' | 'configuration'>): QuoteFlow => {
  const { features, dynamicFeatures, purposeConfigs } = configuration.marketConfiguration
  return {
    page,
    flags: resolveFlags(features, dynamicFeatures).on,
    needsRetailer: purposeConfigs.get('OFFER_REQUEST')?.retailer !== false,
    visit: 1,
    hasMoved: false,
  }
}

/**
 * The query a page was entered with, which is what the page is about; and the query as it is now, which holds what is
 * chosen on the page itself as well.
 */
const useAddress = ({ market, page, search, route }: QuoteAppProps) => {
  const now = useRef({ page, search })
  const [entry, setEntry] = useState(search)
  const show = useCallback(
    ({ page: next, move }: QuotePageMove) => {
      now.current = { page: next, search: moveQuery(now.current.search, move) }
      setEntry(now.current.search)
      route.show(writeQuotePath(market, next) + now.current.search)
    },
    [market, route],
  )
  const rewrite = useCallback(
    (query: string) => {
      now.current = { ...now.current, search: query }
      route.rewrite(writeQuotePath(market, now.current.page) + query)
    },
    [market, route],
  )
  const follow = useCallback((place: { readonly page: typeof page; readonly search: string }) => {
    now.current = place
    setEntry(place.search)
  }, [])
  return { entry, now, show, rewrite, follow }
}

interface StepsInput {
  readonly app: LeadFormAppProps
  readonly journey: JourneyPorts
  readonly show: (move: QuotePageMove) => void
}

const keep = (journey: JourneyPorts, event: QuoteFlowEvent): void => {
  if (event.type === 'vehicle.choose') journey.saveVehicle(event.vehicle)
  if (event.type === 'retailer.choose') journey.saveRetailer(event.retailer)
  listDroppedChoices(event).forEach(journey.dropChoice)
}

// Where the application is, and what comes of a move: what is kept, the address, and what analytics hear.
const useSteps = (props: QuoteAppProps, { app, journey, show }: StepsInput) => {
  const [opened] = useState(() => [startFlow(props)] as const)
  const enter = ({ page }: QuoteFlow): void => {
    if (page === 'left') return
    app.ports.track({ kind: 'pageView', app: 'quote', page, market: app.request.market })
  }
  const flow = useFollowed<QuoteFlow, QuoteFlowEvent>({
    start: opened[0],
    follow: followQuoteFlow,
    tell: (next, event, before) => {
      keep(journey, event)
      const { page } = next
      const isFollowed = event.type === 'route.changed'
      if (page !== 'left' && !isFollowed) show({ page, move: toQuoteMove(event) })
      // A choice that is changed on its own page leads to no other one.
      if (isFollowed || page !== before.page) enter(next)
    },
  })
  useTold(opened, enter)
  return flow
}

/** Runs the quote application: where it is, and the form its address means. */
export const useQuoteFlow = (props: QuoteAppProps) => {
  const { formOf, route } = props
  const { entry, now, show, rewrite, follow } = useAddress(props)
  const { app, journey: asked, retailers } = useMemo(() => formOf(entry), [formOf, entry])
  const journey = useMemo<JourneyPorts>(
    () => ({ ...asked, search: () => now.current.search, rewrite }),
    [asked, now, rewrite],
  )
  const { state: flow, send } = useSteps(props, { app, journey, show })
  const { comesBack } = app.ports.route
  useEffect(() => {
    // A lead that has led away is not sent again: coming back finds the thanks for it.
    if (comesBack()) send({ type: 'route.changed', page: 'finished' })
  }, [comesBack, send])
  useEffect(
    () =>
      route.subscribe((place) => {
        follow(place)
        send({ type: 'route.changed', page: place.page })
      }),
    [route, follow, send],
  )
  return { flow, send, entry, app, journey, retailers }
}
