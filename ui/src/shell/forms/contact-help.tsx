// Somebody to talk to: the last thing of every page of a form, so that it is always found in the same place.
import { linkPhone } from '@evkit/engine/internal/forms'
import type { Translate } from '@evkit/engine/shared'
import type { RenderHelp } from '../render.types.js'
import styles from './contact-help.module.css'

const Way = ({ help, translate }: ContactHelpProps) =>
  help.kind === 'phone' ? (
    <a href={linkPhone(help.phone)} dir="ltr">
      {help.phone}
    </a>
  ) : (
    <a href={help.url}>{translate('ContactHelpLink')}</a>
  )

/** What the way to somebody is made from. */
export interface ContactHelpProps {
  readonly help: RenderHelp
  readonly translate: Translate
}

/** The market's phone number, or its page for help. */
export const ContactHelp = (props: ContactHelpProps) => (
  <p className={styles['help']} data-part="contact-help">
    <span>{props.translate('ContactHelp')}</span> <Way {...props} />
  </p>
)
