import type { Ratio } from '@evkit/engine/internal/content'
import type { ReactNode } from 'react'
import { classNames } from '../../primitives/index.js'
import styles from './ratio-box.module.css'

/** Props of a box for a picture or a video. */
export interface RatioBoxProps {
  /** On phones. */
  readonly small: Ratio
  /** From tablets on. */
  readonly medium: Ratio
  /** From L on; that of tablets without it. */
  readonly large?: Ratio
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A box that keeps room for a picture or a video before it comes; what is inside fills it. */
export const RatioBox = ({ small, medium, large, className, children }: RatioBoxProps) => (
  <div
    className={classNames(styles['box'], className)}
    data-small={small}
    data-medium={medium}
    data-large={large}
    data-part="media"
  >
    {children}
  </div>
)
