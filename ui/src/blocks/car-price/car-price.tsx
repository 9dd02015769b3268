import type { CarPriceContent } from '@evkit/engine/internal/blocks'
import type { ReactNode } from 'react'
import { CallToAction, DisclaimerMarks, Heading, Markdown, MarkdownLine } from '../parts/index.js'
import styles from './car-price.module.css'

/** Props of a block about the price of a car. */
export interface CarPriceProps {
  /** Id of the block on its page. */
  readonly id: string
  readonly content: CarPriceContent
  /** The label of the price. */
  readonly price: ReactNode
}

/** What a price holds for, in words under it. */
export const PriceNotes = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <span key={text} className={styles['note']} data-part="price-note">
      {text}
    </span>
  ))

/** What a car costs, what that holds for, and the ways on. */
export const CarPrice = ({ id, content, price }: CarPriceProps) => {
  const { heading, text, marks, ctas } = content
  return (
    <section
      className={styles['block']}
      data-part="car-price"
      {...(heading.length === 0 ? {} : { 'aria-labelledby': `${id}-heading` })}
    >
      <div className={styles['text']}>
        {heading.length === 0 ? null : (
          <Heading id={`${id}-heading`}>
            <MarkdownLine line={heading} />
            <DisclaimerMarks marks={marks} />
          </Heading>
        )}
        <Markdown tree={text} className={styles['lead']} />
      </div>
      <div className={styles['panel']}>
        <div className={styles['price']}>
          {price}
          {heading.length === 0 ? <DisclaimerMarks marks={marks} /> : null}
        </div>
        {ctas.length === 0 ? null : (
          <p className={styles['calls']}>
            {ctas.map((call, at) => (
              <CallToAction key={at} call={call} look={at === 0 ? 'primary' : 'plain'} />
            ))}
          </p>
        )}
      </div>
    </section>
  )
}
