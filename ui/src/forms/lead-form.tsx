import type { LeadFormView, SectionView } from '@evkit/engine/forms'
import { useId, useMemo, type ReactNode } from 'react'
import { ErrorSummary } from '../primitives/index.js'
import { LiveText } from '../tool/live-text.js'
import { FormFrame } from './form-frame.js'
import { FormFailure, FormHead, FormRestored, FormTrap, FormWait } from './form-parts.js'
import { FormSection } from './form-section.js'
import type { DrawPicker, FormActions } from './lead-form.types.js'
import styles from './lead-form.module.css'

/** Props of a form. */
export interface LeadFormProps {
  readonly view: LeadFormView
  readonly send: FormActions['send']
  /** What is said while the form is on its way. */
  readonly loadingText: string
  /** Forms without pickers need none. */
  readonly drawPicker?: DrawPicker
  /** Above the heading. */
  readonly above?: ReactNode
  /** Under the head. */
  readonly children?: ReactNode
  /** Of its heading, in a page that is about something else. */
  readonly level?: number
  /** Whether its address takes it where scripts are off. */
  readonly isPosted?: boolean | undefined
  /** What it begins with where it was sent and stands again. */
  readonly sentBack?: ReactNode
}

interface PartProps extends Pick<LeadFormProps, 'isPosted' | 'sentBack'> {
  readonly view: LeadFormView
  readonly actions: FormActions
  readonly drawPicker: DrawPicker
}

const drawNothing: DrawPicker = () => null

const keyOf = (section: SectionView): string =>
  section.kind === 'custom' ? `custom-${section.name}` : section.kind

const Fields = ({ view, actions, drawPicker, isPosted, sentBack }: PartProps) => (
  // `dialog`: in a page of others it goes nowhere before it is awake.
  <form
    className={styles['form']}
    method={isPosted === true ? 'post' : 'dialog'}
    acceptCharset={isPosted === true ? 'utf-8' : undefined}
    noValidate
    data-part="lead-form"
    onSubmit={(event) => {
      event.preventDefault()
      actions.send({ type: 'form.submit' })
    }}
  >
    {view.summary === undefined ? null : (
      <ErrorSummary
        heading={view.summary.heading}
        lines={view.summary.lines.map(({ name, text }) => ({ target: actions.idOf(name), text }))}
      />
    )}
    {sentBack}
    {view.restored === undefined ? null : (
      <FormRestored restored={view.restored} actions={actions} />
    )}
    {view.requiredNote === '' ? null : (
      <p className={styles['note']} data-part="required-note">
        {view.requiredNote}
      </p>
    )}
    {view.sections.map((section) => (
      <FormSection key={keyOf(section)} view={section} actions={actions} drawPicker={drawPicker} />
    ))}
    <FormTrap trap={view.trap} actions={actions} />
  </form>
)

const Body = (props: PartProps & Pick<LeadFormProps, 'loadingText'>) => {
  const { view, actions } = props
  if (view.phase === 'failed' && view.failure !== undefined)
    return (
      <FormFailure
        failure={view.failure}
        onRetry={() => {
          actions.send({ type: 'form.retry' })
        }}
      />
    )
  if (view.phase === 'form') return <Fields {...props} />
  return <FormWait text={props.loadingText} />
}

/** A form of leads, from spinner to thanks: everything it shows is decided by the engine. */
export const LeadForm = (props: LeadFormProps) => {
  const { view, send, level } = props
  const id = useId()
  const actions = useMemo<FormActions>(
    () => ({ send, idOf: (name) => `${id}-${name.replaceAll(/\s/g, '_')}` }),
    [send, id],
  )
  return (
    <FormFrame
      maxWidth={view.maxWidth}
      isNewStyle={view.isNewStyle}
      phase={view.phase}
      live={<LiveText text={view.live} />}
    >
      {view.header.heading === '' ? null : (
        <div className={styles['aside']}>
          <FormHead header={view.header} level={level} above={props.above} />
          {view.phase === 'form' ? props.children : null}
        </div>
      )}
      <div className={styles['body']}>
        <Body
          view={view}
          actions={actions}
          loadingText={props.loadingText}
          drawPicker={props.drawPicker ?? drawNothing}
          isPosted={props.isPosted}
          sentBack={props.sentBack}
        />
      </div>
    </FormFrame>
  )
}
