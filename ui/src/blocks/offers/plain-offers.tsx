import type { OffersContent } from '@evkit/engine/blocks'
import type { OfferCardView } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { OVERLAY_MARKER } from '@evkit/engine/interaction'
import { CallToAction, Heading, makeCall, Markdown, Under } from '../parts/index.js'
import type { LinkContact } from './link-form.js'
import { OfferDetails } from './offer-details.js'
import { OfferList, type MaybeAction, type RenderOfferPrice } from './offer-parts.js'
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
  /** Links to the contact form; where there is none, forms wait for the page to be awake. */
  readonly linkContact: LinkContact | undefined
}

const toAddress = (id: string): string => `${OVERLAY_MARKER.slice(1)}${id}`

// Where no form can be opened, its address leads to the link to the contact form.
const FormLink = (props: {
  readonly page: PlainOffersProps
  readonly label: string
  readonly form: string
  readonly href: string | undefined
}) => {
  const { page, label, form, href } = props
  const address = `${toAddress(page.id)}/form${form}`
  return (
    <p id={address} className={href === undefined ? styles['needs-script'] : undefined}>
      <CallToAction call={makeCall(label, href ?? `#${address}`)} look="plain" />
    </p>
  )
}

const Action = (props: {
  readonly page: PlainOffersProps
  readonly view: OfferCardView
  readonly action: MaybeAction
}) => {
  const { page, action } = props
  const { card, offer } = props.view
  if (action === undefined || action.kind === 'none') return null
  if (action.kind === 'link') return <CallToAction call={action.call} look="plain" />
  return action.kind === 'details' ? (
    <CallToAction
      call={makeCall(action.label, `#${toAddress(page.id)}/details/${offer}`)}
      look="plain"
    />
  ) : (
    <FormLink
      page={page}
      label={action.label}
      form={`/${offer}`}
      href={page.linkContact?.(card.campaigncode, toUndefined(card.price)?.modelSlug)}
    />
  )
}

/** The offers as they lie on the page until it is awake: links lead to them, and to the details of each. */
export const PlainOffers = (props: PlainOffersProps) => {
  const { id, content, cards, renderPrice, closeLabel, request } = props
  const address = toAddress(id)
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
            renderAction={(view) => <Action page={props} view={view} action={view.action} />}
          />
          <Markdown tree={content.disclaimer} className={styles['disclaimer']} />
          {content.campaignCode === '' ? null : (
            <FormLink
              page={props}
              label={request}
              form=""
              href={props.linkContact?.(content.campaignCode)}
            />
          )}
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
