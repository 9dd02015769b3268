import type { OfferActionView, OfferCardView, OfferPrice } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/index.js'
import { CallToAction, Heading, Markdown, Picture, Under } from '../parts/index.js'
import styles from './offers.module.css'

/** Draws the price of an offer. */
export type RenderOfferPrice = (price: OfferPrice) => ReactNode

/** Opens a page about an offer; the element is the one that was pressed. */
export type OpenOfferPage = (
  page: '/details' | '/form',
  offer: number,
  pressed: HTMLElement,
) => void

/** What an offer may have to do. */
export type MaybeAction = OfferActionView | { readonly kind: 'none' } | undefined

/** Props of a button of an offer. */
export interface OfferButtonProps {
  /** Id of its element. */
  readonly id: string
  readonly offer: number
  readonly action: MaybeAction
  /** Tells apart what is called the same on every card. */
  readonly describedBy?: string
  readonly look?: 'primary' | 'plain'
  readonly onOpen: OpenOfferPage
}

/** A button of an offer: it opens a page of the overlay, or is a link to another page. */
export const OfferButton = (props: OfferButtonProps) => {
  const { id, offer, action, describedBy, look = 'plain', onOpen } = props
  if (action === undefined || action.kind === 'none') return null
  if (action.kind === 'link') return <CallToAction call={action.call} look={look} />
  const page = action.kind === 'details' ? '/details' : '/form'
  return (
    <Button
      id={id}
      look={look}
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => {
        onOpen(page, offer, currentTarget)
      }}
    >
      {action.label}
    </Button>
  )
}

/** What the price of an offer is drawn from. */
export interface OfferPriceLineProps extends Pick<OfferCardView, 'card'> {
  readonly renderPrice: RenderOfferPrice | undefined
}

/** The price of an offer, where it has one. */
export const OfferPriceLine = ({ card, renderPrice }: OfferPriceLineProps) => {
  const price = toUndefined(card.price)
  return price === undefined || renderPrice === undefined ? null : (
    <div className={styles['price']}>{renderPrice(price)}</div>
  )
}

/** Props of the cards of the offers. */
export interface OfferListProps {
  /** What the ids of its elements begin with. */
  readonly id: string
  readonly cards: readonly OfferCardView[]
  readonly renderPrice: RenderOfferPrice | undefined
  /** Draws what a card offers to do. */
  readonly renderAction: (card: OfferCardView, titleId: string) => ReactNode
}

/** The cards of the offers. */
export const OfferList = ({ id, cards, renderPrice, renderAction }: OfferListProps) => (
  <ul className={styles['cards']}>
    {cards.map((view) => {
      const { card, offer } = view
      const image = toUndefined(card.image)
      const titleId = `${id}-title-${offer}`
      return (
        <li key={offer} className={styles['card']} data-part="offer">
          {image === undefined ? null : (
            <Picture picture={image} ratio="3:2" className={styles['image']} />
          )}
          <div className={styles['words']}>
            <Heading id={titleId} className={styles['card-title']}>
              {card.title}
            </Heading>
            <OfferPriceLine card={card} renderPrice={renderPrice} />
            <Under>
              <Markdown tree={card.body} className={styles['text']} />
            </Under>
            <div className={styles['action']}>{renderAction(view, titleId)}</div>
          </div>
        </li>
      )
    })}
  </ul>
)
