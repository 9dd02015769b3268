import type { ReactNode } from 'react'
import styles from './detail-cards.module.css'

/** Cards with what stands behind a figure, two beside each other on wide screens. */
export const DetailCards = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['detail']} data-part="detail">
    {children}
  </div>
)

/** Cards that stand under each other in one of the two columns. */
export const DetailColumn = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['column']}>{children}</div>
)

/** One card. */
export const DetailCard = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['card']}>{children}</div>
)

/** Where a figure comes from, with the way to the sources. */
export const BasisNote = (props: {
  readonly text: string
  readonly creditsHref: string
  readonly creditsLabel: string
}) => (
  <p className={styles['basis']}>
    {props.text} <a href={props.creditsHref}>{props.creditsLabel}</a>
  </p>
)
