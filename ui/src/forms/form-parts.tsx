import type { LeadFormView } from '@evkit/engine/forms'
import type { ReactNode } from 'react'
import { Button, InlineNotice, Spinner } from '../primitives/index.js'
import type { FormActions } from './lead-form.types.js'
import styles from './lead-form.module.css'

/** A form in a page of others is not what that page is about. */
export interface HeadLevel {
  readonly level?: number | undefined
}

/** Id of what stands above the heading of a page of its own, and is heard with it. */
export const ABOVE_HEAD = 'above-head'

/** Props of what a form is about. */
export interface FormHeadProps extends Pick<LeadFormView, 'header'>, HeadLevel {
  /** Has the id of {@link ABOVE_HEAD}. */
  readonly above?: ReactNode
}

/** What the form is about. */
export const FormHead = ({ header, level, above }: FormHeadProps) => (
  <header className={styles['head']} data-part="form-head">
    {above}
    <h1
      tabIndex={-1}
      aria-level={level}
      aria-describedby={above === undefined ? undefined : ABOVE_HEAD}
    >
      {header.heading}
    </h1>
    {header.subHeading === '' ? null : <p className={styles['lead']}>{header.subHeading}</p>}
    {header.description === '' ? null : <p className={styles['text']}>{header.description}</p>}
  </header>
)

/** Nothing but that something is on its way. */
export const FormWait = ({ text }: { readonly text: string }) => (
  <div className={styles['wait']} role="status" data-part="form-wait">
    <Spinner label={text} />
    <span className={styles['hidden']}>{text}</span>
  </div>
)

/** Loading has failed, and can be tried again. */
export const FormFailure = (props: {
  readonly failure: NonNullable<LeadFormView['failure']>
  readonly onRetry: () => void
}) => (
  <InlineNotice look="critical" role="alert">
    <h2 className={styles['heading']}>{props.failure.heading}</h2>
    <p>{props.failure.text}</p>
    <Button data-part="retry" onClick={props.onRetry}>
      {props.failure.retry}
    </Button>
  </InlineNotice>
)

/** Values of an earlier visit are back, and can be thrown away. */
export const FormRestored = (props: {
  readonly restored: NonNullable<LeadFormView['restored']>
  readonly actions: FormActions
}) => (
  <InlineNotice look="info" role="status">
    <p>{props.restored.text}</p>
    <Button
      data-part="clear-draft"
      onClick={() => {
        props.actions.send({ type: 'draft.clear' })
      }}
    >
      {props.restored.clear}
    </Button>
  </InlineNotice>
)

/** A field only programs fill in: nobody sees it, reaches it or hears of it. */
export const FormTrap = (props: {
  readonly trap: LeadFormView['trap']
  readonly actions: FormActions
}) => (
  <div className={styles['hidden']} aria-hidden="true" data-part="trap">
    <label>
      {props.trap.label}
      <input
        type="text"
        name={props.trap.name}
        tabIndex={-1}
        autoComplete="off"
        onChange={(event) => {
          props.actions.send({
            type: 'value.set',
            name: props.trap.name,
            value: event.currentTarget.value,
          })
        }}
      />
    </label>
  </div>
)
