// What stands where a form was: the thanks for it, or that there is nothing to thank for.
import type { ThanksView } from '@evkit/engine/forms'
import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../primitives/index.js'
import type { HeadLevel } from './form-parts.js'
import styles from './form-thanks.module.css'
import { ThanksLinks } from './thanks-links.js'

const Facts = ({ facts, note }: Pick<ThanksView, 'facts' | 'note'>) => (
  <div className={styles['sent']} data-part="sent">
    <dl className={styles['facts']}>
      {facts.map(({ kind, label, value }) => (
        <div key={kind} data-part={`sent-${kind}`}>
          <dt>{label}</dt>
          <dd>{kind === 'reference' ? <bdi dir="ltr">{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
    {note === '' ? null : <p>{note}</p>}
  </div>
)

/** Props of what stands where a form was. */
export interface FormThanksProps extends HeadLevel {
  readonly thanks: ThanksView
  readonly isSent: boolean
  /** What was chosen. */
  readonly children: ReactNode
}

/** The lead is in, or there was none: the heading takes the focus. */
export const FormThanks = ({ thanks, isSent, level, children }: FormThanksProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className={styles['thanks']} data-part={isSent ? 'form-thanks' : 'nothing-sent'}>
      <div className={styles['words']}>
        {isSent ? (
          <span className={styles['done']}>
            <Icon name="check" size={32} />
          </span>
        ) : null}
        <h1 ref={heading} tabIndex={-1} aria-level={level}>
          {thanks.heading}
        </h1>
        {thanks.subHeading === '' ? null : <p className={styles['next']}>{thanks.subHeading}</p>}
        {thanks.facts.length === 0 ? null : <Facts {...thanks} />}
        {thanks.links.length === 0 ? null : <ThanksLinks links={thanks.links} />}
      </div>
      {children}
    </div>
  )
}
