import type { Explanation } from '@evkit/engine/tool'
import type { ReactNode } from 'react'
import { Disclosure } from '../primitives/index.js'
import { Explanations } from './explanations.js'
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

/** Props of the card. */
export interface OriginCardProps {
  readonly trace: { readonly label: string; readonly explanations: readonly Explanation[] }
  readonly basis: { readonly text: string }
  readonly creditsHref: string
  readonly creditsLabel: string
}

/** How a figure came about, and where its data come from, with the way to the sources. */
export const OriginCard = ({ trace, basis, creditsHref, creditsLabel }: OriginCardProps) => (
  <DetailCard>
    <Disclosure label={trace.label}>
      <Explanations explanations={trace.explanations} />
    </Disclosure>
    <p className={styles['basis']}>
      {basis.text} <a href={creditsHref}>{creditsLabel}</a>
    </p>
  </DetailCard>
)
