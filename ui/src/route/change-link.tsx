import type { RouteEvent } from '@evkit/engine/route'
import type { ChangeLink as Link } from '@evkit/engine/internal/route'
import type { ReactNode } from 'react'
import { classNames } from '../primitives/index.js'
import styles from './change-link.module.css'

/** Props of a link that changes the settings. */
export interface ChangeLinkProps {
  readonly link: Pick<Link, 'href' | 'label' | 'change'>
  /** Looks like a button, or like a link in a text. */
  readonly look: 'button' | 'text'
  readonly part: string
  /** Id of what it is about, where its label does not say so. */
  readonly describedBy?: string
  readonly send: (event: RouteEvent) => void
  /** What stands in it in place of its label. */
  readonly children?: ReactNode
}

/** A link to the same page with a changed setting: at once where scripts run, else by the server. */
export const ChangeLink = ({ link, look, part, describedBy, send, children }: ChangeLinkProps) => (
  <a
    className={classNames(styles['link'], look === 'button' ? styles['button'] : undefined)}
    href={link.href}
    aria-describedby={describedBy}
    data-part={part}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      send({ type: 'trip.set', change: link.change })
    }}
  >
    {children ?? link.label}
  </a>
)
