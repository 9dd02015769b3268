import type { PriceView } from '@evkit/engine/blocks'
import type { ShownPrice } from '@evkit/engine/internal/blocks'
import type { ReactNode } from 'react'
import styles from './price-label.module.css'

/** Draws the marks of disclaimers, as the page numbers them. */
export type DrawMarks = (
  disclaimers: readonly { readonly id: string; readonly text: string }[],
) => ReactNode

/** Props of a price label. */
export interface PriceTextProps {
  readonly view: PriceView
  /** Draws the marks behind a price; without it sources are not shown. */
  readonly drawMarks?: DrawMarks
  /** Whether a line for former price, tax, saving and sources is kept free. */
  readonly keepsNotes?: boolean
}

const Notes = ({
  view,
  drawMarks,
}: Pick<PriceTextProps, 'drawMarks'> & { readonly view: ShownPrice }) => {
  const { tax, saving, sources } = view
  const hasSources = sources !== undefined && drawMarks !== undefined
  return tax === '' && saving === '' && !hasSources ? null : (
    <>
      {tax === '' ? null : <span>{tax}</span>}
      {saving === '' ? null : <span className={styles['saving']}>{saving}</span>}
      {hasSources ? (
        <span>
          {sources.prefix} {drawMarks(sources.entries)}
        </span>
      ) : null}
    </>
  )
}

const Price = ({
  view,
  drawMarks,
}: Pick<PriceTextProps, 'drawMarks'> & { readonly view: ShownPrice }) => (
  <>
    <span className={styles['line']}>
      {view.former === undefined ? null : (
        <>
          <s className={styles['former']}>
            <span className={styles['before']}>{view.former.prefix} </span>
            {view.former.text}
          </s>{' '}
        </>
      )}
      <span className={styles['price']}>{view.text}</span>
    </span>
    <span className={styles['notes']}>
      <Notes view={view} {...(drawMarks === undefined ? {} : { drawMarks })} />
    </span>
  </>
)

// Whoever writes the page sees why nothing is there.
const Missing = ({ why }: { readonly why: string }) =>
  why === '' ? null : (
    <span className={styles['label']} data-part="price" data-state="absent" dir="ltr" lang="en">
      {why}
    </span>
  )

/** The words of a price label, or the place they will take; nothing where there is no price and no fallback, but why for whoever writes the page. */
export const PriceText = ({ view, drawMarks, keepsNotes = false }: PriceTextProps) => {
  if (view.state === 'absent') return <Missing why={view.why} />
  const isWaiting = view.state === 'waiting'
  return (
    <span
      className={styles['label']}
      data-part="price"
      data-state={view.state}
      data-notes={keepsNotes ? '' : undefined}
      aria-busy={isWaiting || undefined}
      title={view.state === 'waiting' ? undefined : view.why || undefined}
    >
      {isWaiting ? <span className={styles['shape']} data-shape={view.shape} /> : null}
      {view.state === 'fallback' ? <span className={styles['line']}>{view.text}</span> : null}
      {view.state === 'price' ? (
        <Price view={view} {...(drawMarks === undefined ? {} : { drawMarks })} />
      ) : null}
    </span>
  )
}
