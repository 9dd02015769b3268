import type { OfferCardView, OfferStat } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import { Icon } from '../../primitives/index.js'
import { Heading, Markdown, Picture, Under } from '../parts/index.js'
import { OfferPriceLine, type RenderOfferPrice } from './offer-parts.js'
import styles from './offers.module.css'

const Stats = ({ stats }: { readonly stats: readonly OfferStat[] }) =>
  stats.length === 0 ? null : (
    <dl className={styles['stats']}>
      {stats.map(({ price, label, text }, at) => (
        <div key={at} className={styles['stat']}>
          <dt className={styles['stat-label']}>{label}</dt>
          <dd>
            <span className={styles['figure']}>{price}</span>
            {text === '' ? null : <span className={styles['stat-text']}>{text}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )

/** Props of everything there is to read about an offer. */
export interface OfferDetailsProps {
  /** What the ids of its elements begin with: sections of one offer close each other. */
  readonly id: string
  readonly view: OfferCardView
  readonly renderPrice: RenderOfferPrice | undefined
  /** What can be done about the offer. */
  readonly action: ReactNode
}

/** Everything there is to read about an offer, below its heading. */
export const OfferDetails = ({
  id,
  view: { card, offer },
  renderPrice,
  action,
}: OfferDetailsProps) => {
  const details = toUndefined(card.details)
  if (details === undefined) return null
  const image = toUndefined(details.image)
  return (
    <div className={styles['details']}>
      {image === undefined ? null : (
        <Picture picture={image} ratio="16:9" className={styles['hero']} />
      )}
      <div className={styles['facts']}>
        <OfferPriceLine card={card} renderPrice={renderPrice} />
        <Stats stats={details.stats} />
        <Markdown tree={details.body} className={styles['text']} />
        {details.sections.length === 0 ? null : (
          <div>
            {details.sections.map(({ title, image: picture, body }, at) => {
              const shown = toUndefined(picture)
              return (
                <details key={at} name={`${id}-sections-${offer}`} className={styles['section']}>
                  <summary className={styles['summary']}>
                    <Heading className={styles['section-title']}>{title}</Heading>
                    <Icon name="chevron" size={20} />
                  </summary>
                  <div className={styles['section-body']}>
                    {shown === undefined ? null : (
                      <Picture picture={shown} ratio="16:9" className={styles['image']} />
                    )}
                    <Under>
                      <Markdown tree={body} />
                    </Under>
                  </div>
                </details>
              )
            })}
          </div>
        )}
        {action}
        <Markdown tree={details.disclaimer} className={styles['disclaimer']} />
      </div>
    </div>
  )
}
