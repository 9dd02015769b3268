import type { OffersContent, OffersView } from '@evkit/engine/blocks'
import type { OfferCardView, OfferPageView } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import { HeadingStart, Markdown } from '../parts/index.js'
import { OfferDetails } from './offer-details.js'
import { OfferButton, OfferList, type OpenOfferPage, type RenderOfferPrice } from './offer-parts.js'
import { usePageFocus } from './use-page-focus.js'
import styles from './offers.module.css'

/** Props of a page of the overlay. */
export interface OfferPageProps {
  readonly id: string
  readonly view: OfferPageView
  readonly direction: OffersView['direction']
  readonly content: OffersContent
  readonly cards: readonly OfferCardView[]
  readonly renderPrice: RenderOfferPrice | undefined
  /** The form about an offer, or a general one. */
  readonly form: (about: OfferCardView | undefined) => ReactNode
  readonly onOpen: OpenOfferPage
}

const List = ({ id, content, cards, renderPrice, onOpen }: OfferPageProps) => (
  <>
    <OfferList
      id={id}
      cards={cards}
      renderPrice={renderPrice}
      renderAction={({ offer, action }, titleId) => (
        <OfferButton
          id={`${id}-open-${offer}`}
          offer={offer}
          action={action}
          describedBy={titleId}
          onOpen={onOpen}
        />
      )}
    />
    <Markdown tree={content.disclaimer} className={styles['disclaimer']} />
  </>
)

const Details = ({ id, view: { about }, renderPrice, onOpen }: OfferPageProps) => {
  if (about === undefined) return null
  return (
    <OfferDetails
      id={id}
      view={about}
      renderPrice={renderPrice}
      action={
        <OfferButton
          id={`${id}-ask-${about.offer}`}
          offer={about.offer}
          action={toUndefined(about.card.details)?.action}
          look="primary"
          onOpen={onOpen}
        />
      }
    />
  )
}

const Inside = (props: OfferPageProps) => {
  const { view, form } = props
  switch (view.page) {
    case '/':
      return <List {...props} />
    case '/details':
      return <Details {...props} />
    case '/form':
      return <div className={styles['form']}>{form(view.about)}</div>
  }
}

/** A page of the overlay: it scrolls by itself, and cannot be reached while it leaves. */
export const OfferPage = (props: OfferPageProps) => {
  const { view, direction } = props
  const { page, heading } = usePageFocus(view)
  return (
    <div
      ref={page}
      className={styles['page']}
      inert={view.motion === 'leaving'}
      data-part="offer-page"
      data-state={view.motion}
      data-direction={direction}
    >
      <div className={styles['inside']}>
        <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
          {view.heading}
        </h2>
        {view.lead === '' ? null : <p className={styles['text']}>{view.lead}</p>}
        <HeadingStart level={3}>
          <Inside {...props} />
        </HeadingStart>
      </div>
    </div>
  )
}
