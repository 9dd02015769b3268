import type { CarCard as Card } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { memo, Suspense, type ReactNode } from 'react'
import { BlockBoundary, CallToAction, Heading, Picture, type FailedBlock } from '../parts/index.js'
import styles from './filter-carousel.module.css'

/** Draws the price of a car in place of that of its content. */
export type RenderPrice = (car: Card['car'], variant: string) => ReactNode

/** Props of a card. */
export interface CarCardProps extends Card {
  /** Which prices a label shows, as content wants it. */
  readonly variant: string
  readonly renderPrice: RenderPrice | undefined
  readonly isFirst: boolean
  readonly report: (error: unknown, failed: FailedBlock) => void
  readonly onNotFound: () => void
}

const Name = ({ car }: Pick<Card, 'car'>) => {
  const link = toUndefined(car.link)
  return (
    <Heading className={styles['name']}>
      {link === undefined ? (
        car.displayName
      ) : (
        <CallToAction
          call={{ ...link, text: car.displayName, name: car.displayName }}
          look="text"
          className={styles['link']}
        />
      )}
    </Heading>
  )
}

// A card is this wide at most, and its picture a little wider under a pointer.
const CARD_SIZES = '20rem'

const Inside = (props: CarCardProps) => {
  const { car, alt, price, isPriced, variant, renderPrice, isShown, isFirst } = props
  const image = toUndefined(car.image)
  const shown = renderPrice !== undefined && isPriced ? renderPrice(car, variant) : price
  return (
    <li className={styles['card']} hidden={!isShown} data-part="model-card">
      {image === undefined ? (
        <div className={styles['picture']} data-ratio="3:2" />
      ) : (
        <Picture
          picture={{ ...image, alt }}
          ratio="3:2"
          sizes={CARD_SIZES}
          isFirst={isFirst}
          className={styles['picture']}
        />
      )}
      <div className={styles['text']}>
        <Name car={car} />
        {car.text === '' ? null : <p className={styles['kind']}>{car.text}</p>}
        {car.highlight === '' ? null : <p className={styles['highlight']}>{car.highlight}</p>}
        {shown === '' ? null : (
          <div className={styles['price']} data-part="price">
            {shown}
          </div>
        )}
      </div>
    </li>
  )
}

/** A car in a row: one that fails leaves no gap. Where pages are made it is left out, and tried again where they are read. */
export const CarCard = memo((props: CarCardProps) => (
  <BlockBoundary
    block="filter-carousel"
    id={props.cardKey}
    content={props.cardKey}
    report={props.report}
    onNotFound={props.onNotFound}
  >
    <Suspense fallback={null}>
      <Inside {...props} />
    </Suspense>
  </BlockBoundary>
))
CarCard.displayName = 'CarCard'
