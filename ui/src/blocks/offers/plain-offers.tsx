import type { OfferCardView, OffersContent } from '@evkit/engine/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { OVERLAY_MARKER } from '@evkit/engine/interaction'
import { CallToAction, Heading, makeCall, Markdown, Under } from '../parts/index.js'
import { OfferDetails } from './offer-details.js'
import { OfferList, type RenderOfferPrice } from './offer-parts.js'
import styles from './offers.module.css'

/** Props of the offers before the page is awake. */
export interface PlainOffersProps {
  readonly id: string
  readonly content: OffersContent
  readonly cards: readonly OfferCardView[]
  readonly renderPrice: RenderOfferPrice | undefined
  readonly closeLabel: string
}

const Action = ({
  id,
  view: { action, offer },
}: {
  readonly id: string
  readonly view: OfferCardView
}) => {
  if (action === undefined) return null
  if (action.kind === 'link') return <CallToAction call={action.call} look="plain" />
  const href = `${OVERLAY_MARKER}${id}/${action.kind}/${offer}`
  return (
    <span className={action.kind === 'form' ? styles['needs-script'] : undefined}>
      <CallToAction call={makeCall(action.label, href)} look="plain" />
    </span>
  )
}

/** The offers as they lie on the page until it is awake: links lead to them, and to the details of each. */
export const PlainOffers = (props: PlainOffersProps) => {
  const { id, content, cards, renderPrice, closeLabel } = props
  const address = `${OVERLAY_MARKER.slice(1)}${id}`
  return (
    <section
      id={address}
      className={styles['plain']}
      aria-labelledby={`${id}-heading`}
      data-part="plain-offers"
    >
      <div className={styles['inside']}>
        <div className={styles['plain-head']}>
          <Heading id={`${id}-heading`} className={styles['heading']}>
            {content.overlayTitle}
          </Heading>
          <span className={styles['needs-script']}>
            <CallToAction call={makeCall(closeLabel, '#')} look="text" />
          </span>
        </div>
        <Under>
          <OfferList
            id={`${id}-plain`}
            cards={cards}
            renderPrice={renderPrice}
            renderAction={(view) => <Action id={id} view={view} />}
          />
          <Markdown tree={content.disclaimer} className={styles['disclaimer']} />
          {cards.map((view) =>
            toUndefined(view.card.details) === undefined ? null : (
              <article
                key={view.offer}
                id={`${address}/details/${view.offer}`}
                className={styles['plain-details']}
                aria-labelledby={`${id}-details-${view.offer}`}
              >
                <Heading id={`${id}-details-${view.offer}`} className={styles['heading']}>
                  {view.card.title}
                </Heading>
                <Under>
                  <OfferDetails id={`${id}-plain`} view={view} action={null} />
                </Under>
              </article>
            ),
          )}
        </Under>
      </div>
    </section>
  )
}
