import type { ReactNode } from 'react'
import { classNames } from '../primitives/index.js'
import styles from './lead-form.module.css'

/** Props of what stands around a form. */
export interface FormFrameProps {
  /** [px] Of the form; `thanks` takes what it needs. */
  readonly maxWidth: number | 'thanks'
  readonly isNewStyle?: boolean
  readonly phase?: string
  /** Beside the layout. */
  readonly live?: ReactNode
  readonly children: ReactNode
}

/** The width and the air around a form; its columns follow its own width, not that of the window. */
export const FormFrame = (props: FormFrameProps) => (
  <div
    className={classNames(styles['root'], props.isNewStyle === true && 'forms--new')}
    data-part="lead-form-root"
    data-state={props.phase}
  >
    <div className={styles['page']} data-width={props.maxWidth}>
      {props.children}
    </div>
    {props.live}
  </div>
)
