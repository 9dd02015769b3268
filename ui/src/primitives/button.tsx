import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names.js'
import styles from './button.module.css'

/** How much a button asks for attention. */
export type ButtonLook = 'plain' | 'primary' | 'round'

const LOOKS: Readonly<Record<ButtonLook, string | undefined>> = {
  plain: undefined,
  primary: styles['primary'],
  round: styles['round'],
}

/** Props of a button. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly look?: ButtonLook
  readonly children: ReactNode
}

/** A button that acts on the page. */
export const Button = ({ look = 'plain', children, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={classNames(styles['button'], LOOKS[look])}>
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
  <a href={href} className={classNames(styles['button'], LOOKS[look])} data-navigation="">
    {children}
  </a>
)
