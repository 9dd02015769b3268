import { HONEYPOT_FIELD } from '@evkit/engine/blocks'
import { maySendPreOrder, type PreOrder } from '@evkit/engine/internal/blocks'
import { Button } from '../../primitives/index.js'
import styles from './promotion.module.css'

/** Props of a pre-order. */
export interface PreOrderFormProps {
  readonly preOrder: PreOrder
  /** Name of the field only programs fill in. */
  readonly trapLabel: string
  /** Told when one was not sent, as that field was filled in. */
  readonly onBlocked?: (() => void) | undefined
}

/** A pre-order: posted by the browser itself, with scripts and without. */
export const PreOrderForm = ({ preOrder, trapLabel, onBlocked }: PreOrderFormProps) => {
  const { text, action, target, eventLabel, fields } = preOrder
  return (
    <form
      method="post"
      action={action}
      target={target || undefined}
      rel={target === '_blank' ? 'noopener' : undefined}
      acceptCharset="utf-8"
      data-part="pre-order"
      onSubmit={(event) => {
        const trap = new FormData(event.currentTarget).get(HONEYPOT_FIELD)
        if (maySendPreOrder(typeof trap === 'string' ? trap : '')) return
        event.preventDefault()
        onBlocked?.()
      }}
    >
      {/* Programs skip what is not displayed, and keepers of passwords would fill in what is. */}
      <div className={styles['trap']} aria-hidden="true">
        <input
          type="text"
          name={HONEYPOT_FIELD}
          aria-label={trapLabel}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          data-1p-ignore=""
          data-lpignore="true"
        />
      </div>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <Button type="submit" look="primary" data-event={eventLabel || undefined}>
        {text}
      </Button>
    </form>
  )
}
