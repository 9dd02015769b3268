import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names.js'
import { Spinner } from './spinner.js'
import styles from './button.module.css'

/** How much a button asks for attention. */
export type ButtonLook = 'plain' | 'primary' | 'round'

const LOOKS: Readonly<Record<ButtonLook, string | undefined>> = {
  plain: undefined,
  primary: styles['primary'],
  round: styles['round'],
}

/** Props of a button. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  readonly look?: ButtonLook
  /** What it does is under way: it stays where it is and keeps the focus, and says that it cannot be pressed. */
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** A button that acts on the page. */
export const Button = ({ look = 'plain', isBusy = false, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    {...(isBusy ? { 'aria-disabled': true } : {})}
    className={classNames(styles['button'], LOOKS[look])}
  >
    {isBusy ? (
      <span className={styles['busy']} aria-hidden="true">
        <Spinner label="" />
      </span>
    ) : null}
    {children}
  </button>
)

/** Props of a link that looks like a button. */
export interface ButtonLinkProps {
  readonly href: string
  readonly look?: ButtonLook
  readonly children: ReactNode
}

/** A link to another page that looks like a button. */
export const ButtonLink = ({ look = 'plain', href, children }: ButtonLinkProps) => (
  <a href={href} className={classNames(styles['button'], LOOKS[look])}>
    {children}
  </a>
)
