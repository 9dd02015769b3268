import {
  usPriceMachine,
  usPriceView,
  type PriceCallTerms,
  type UsPrice,
  toUsPriceBody,
} from '@evkit/engine/blocks'
import { findZipCode, isPriceMarket } from '@evkit/engine/internal/blocks'
import { none, some, type Option } from '@evkit/engine/shared'
import type {
  SiteNavigationController,
  VisitorLocation,
  VisitorRegion,
} from '@evkit/engine/internal/site'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useState } from 'react'
import { asking } from '../../tool/asking.js'
import type { PricePorts } from './price-ports.js'
import type { DrawMarks } from './price-text.js'
import { useSeen } from './use-seen.js'
import styles from './price-label.module.css'

/** Props of a price label of the United States. */
export interface UsPriceLabelProps {
  readonly modelKey: string
  readonly terms: PriceCallTerms
  /** What the page came with. */
  readonly preloaded?: Option<UsPrice>
  readonly enabledMarkets?: readonly string[] | 'all'
  readonly location: Option<VisitorLocation>
  readonly region: Option<VisitorRegion>
  /** Opens the site's location dialog; without it there is no control. */
  readonly controller?: SiteNavigationController
  /** Name of the dialog's overlay; its opener has the focus again once it is closed. */
  readonly overlay?: string
  /** `Change location` in the language of the page; needed where there is a dialog. */
  readonly changeLocation?: string
  readonly fallback?: string
  readonly drawMarks?: DrawMarks
  readonly ports: PricePorts
}

const startFeed = (props: UsPriceLabelProps) => {
  const { terms, modelKey, preloaded = none, enabledMarkets = 'all', ports } = props
  const toQuestion = (zipCode: string) => toUsPriceBody(terms, modelKey, zipCode)
  return {
    toQuestion,
    logic: usPriceMachine.provide({
      actors: { ask: asking(ports.askUsPrice) },
      actions: {
        writeLog: (_, { entries }) => {
          entries.forEach(ports.log)
        },
      },
    }),
    input: {
      question: toQuestion(findZipCode(props.location, props.region)),
      answer: preloaded,
      isEnabled: isPriceMarket(terms.market, enabledMarkets),
      chance: ports.chance(),
    },
  }
}

const useUsPrice = (props: UsPriceLabelProps) => {
  const { ports } = props
  // What is asked is settled once, but for the place: a label that is drawn again goes on listening.
  const [{ logic, input, toQuestion }] = useState(() => startFeed(props))
  const [location, setLocation] = useState(props.location)
  const actor = useActorRef(logic, { input })
  useSeen(actor, ports)
  useEffect(
    () =>
      ports.watchLocation((place) => {
        setLocation(some({ userInput: some(place), browserCoords: none }))
        actor.send({ type: 'question.change', question: toQuestion(place.zipCode ?? '') })
      }),
    [actor, ports, toQuestion],
  )
  const answer = useSelector(actor, ({ context }) => context.answer)
  const isOff = useSelector(actor, (snapshot) => snapshot.hasTag('off'))
  return { answer, isOff, location }
}

/** The prices of a model in the United States, for the place where the visitor is. */
export const UsPriceLabel = (props: UsPriceLabelProps) => {
  const { modelKey, region, controller, changeLocation = '', fallback = '', drawMarks } = props
  const view = usPriceView({
    ...useUsPrice(props),
    modelKey,
    fallback,
    region,
    hasDialog: controller !== undefined,
    changeLocation,
  })
  const id = useId()
  if (view.state === 'absent') return null
  const { text, control } = view.location
  return (
    <div className={styles['us']} data-part="us-price" data-state={view.state}>
      <div aria-live="polite" aria-busy={view.state === 'waiting' || undefined}>
        {view.shapes.map((shape) => (
          <span key={shape} className={styles['shape']} data-shape={shape} />
        ))}
        {view.lines.map(({ kind, text: line, disclaimer }) => (
          <span key={kind} className={styles['line']} data-part={kind}>
            <span className={styles['price']}>{line}</span>
            {disclaimer === undefined ? null : drawMarks?.([disclaimer])}
          </span>
        ))}
        {view.state === 'fallback' ? <span className={styles['line']}>{view.fallback}</span> : null}
      </div>
      <div className={styles['place']}>
        {text === '' ? null : <span id={id}>{text}</span>}
        {control === '' ? null : (
          <button
            type="button"
            className={styles['change']}
            aria-haspopup="dialog"
            data-overlay-id={props.overlay}
            {...(text === '' ? {} : { 'aria-describedby': id })}
            onClick={() => controller?.toggleLocationDialog()}
          >
            {control}
          </button>
        )}
      </div>
    </div>
  )
}
