import {
  linkOfferForm,
  type OfferActionView,
  type OfferCardView,
  type OffersContent,
} from '@evkit/engine/blocks'
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
  /** Label of the general request. */
  readonly request: string
  /** Address of the contact form; where there is none, forms wait for the page to be awake. */
  readonly contactHref: string | undefined
}

const toFormHref = (
  address: string,
  { contactHref }: PlainOffersProps,
  { offer, code }: { readonly offer: number; readonly code: string },
): string =>
  contactHref === undefined ? `#${address}/form/${offer}` : linkOfferForm(contactHref, code)

const Action = (props: {
  readonly address: string
  readonly page: PlainOffersProps
  readonly view: OfferCardView
  readonly action: OfferActionView | { readonly kind: 'none' } | undefined
}) => {
  const { address, page, action } = props
  const { card, offer } = props.view
  if (action === undefined || action.kind === 'none') return null
  if (action.kind === 'link') return <CallToAction call={action.call} look="plain" />
  if (action.kind === 'details')
    return (
      <CallToAction call={makeCall(action.label, `#${address}/details/${offer}`)} look="plain" />
    )
  const href = toFormHref(address, page, { offer, code: card.campaigncode })
  // Where no form can be opened, its address leads to the link to it.
  return (
    <span
      id={`${address}/form/${offer}`}
      className={page.contactHref === undefined ? styles['needs-script'] : undefined}
    >
      <CallToAction call={makeCall(action.label, href)} look="plain" />
    </span>
  )
}

const Request = (props: { readonly address: string; readonly page: PlainOffersProps }) => {
  const { content, contactHref, request } = props.page
  return contactHref === undefined || content.campaignCode === '' ? null : (
    <p id={`${props.address}/form`}>
      <CallToAction
        call={makeCall(request, linkOfferForm(contactHref, content.campaignCode))}
        look="plain"
      />
    </p>
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
            renderAction={(view) => (
              <Action address={address} page={props} view={view} action={view.action} />
            )}
          />
          <Markdown tree={content.disclaimer} className={styles['disclaimer']} />
          <Request address={address} page={props} />
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
                  <OfferDetails
                    id={`${id}-plain`}
                    view={view}
                    renderPrice={renderPrice}
                    action={
                      <Action
                        address={address}
                        page={props}
                        view={view}
                        action={toUndefined(view.card.details)?.action}
                      />
                    }
                  />
                </Under>
              </article>
            ),
          )}
        </Under>
      </div>
    </section>
  )
}
