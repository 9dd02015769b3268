import type { ReactNode } from 'react'
import { classNames } from './class-names.js'
import { Icon, type IconName } from './icon.js'
import styles from './inline-notice.module.css'

/** How grave a notice is. */
export type NoticeLook = 'info' | 'positive' | 'caution' | 'critical'

/** Props of a notice in the flow of the page. */
export interface InlineNoticeProps {
  readonly look: NoticeLook
  /** `note` stands there from the start, `status` and `alert` come later and are read out. */
  readonly role: 'note' | 'status' | 'alert'
  /** Id of its heading. */
  readonly labelledBy?: string | undefined
  readonly children: ReactNode
}

const ICONS: Readonly<Record<NoticeLook, IconName>> = {
  info: 'info',
  positive: 'check',
  caution: 'warning',
  critical: 'warning',
}

/** A highlighted box in the flow of the page, told apart by a symbol as well as by colour. */
export const InlineNotice = ({ look, role, labelledBy, children }: InlineNoticeProps) => (
  <div
    className={classNames(styles['notice'], styles[look])}
    role={role}
    aria-labelledby={labelledBy}
    data-part="notice"
  >
    <Icon name={ICONS[look]} />
    <div className={styles['body']}>{children}</div>
  </div>
)
