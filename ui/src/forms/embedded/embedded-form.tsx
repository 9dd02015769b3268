// A form in a page of others, loaded when it comes near.
import { option as O } from 'fp-ts'
import { Button } from '../../primitives/index.js'
import { FormFrame } from '../form-frame.js'
import { FormWait } from '../form-parts.js'
import { listVehicles } from '../list-vehicles.js'
import { LeadForm } from '../lead-form.js'
import { useBegin } from '../use-lead-thanks.js'
import { Choice } from './choice.js'
import type { EmbeddableFormProps } from './embedded.types.js'
import styles from './embedded.module.css'
import { nameForm, useEmbeddedForm, useEmbedThanks, useEmbedViews } from './use-embedded-form.js'

// The page around it has the first heading.
const LEVEL = 2

/** Props of a form that runs in a page of others. */
export interface EmbeddedFormProps {
  readonly host: EmbeddableFormProps
  readonly loadingText: string
}

/** The form a host embeds: the choice it may begin with, its fields, and the thanks in their place. */
export const EmbeddedForm = ({ host, loadingText }: EmbeddedFormProps) => {
  const embed = useEmbeddedForm(host)
  const { app, form, journey, drawPicker, choose, goBack } = embed
  const { view, state, send, root } = form
  const views = useEmbedViews(host, app, form)
  const done = useEmbedThanks(embed)
  const begin = useBegin(app.ports)
  const { loaded } = journey
  const { phase } = view
  return (
    // It hears that somebody has begun, and takes the focus when what it shows is another thing.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <div
      ref={root}
      className={styles['form']}
      role="group"
      aria-label={nameForm(view, views, done?.thanks)}
      tabIndex={-1}
      data-state={phase}
      data-part="embedded"
      onFocus={begin}
    >
      {phase === 'choosing' ? <Choice view={views.choice} onChoose={choose} /> : null}
      {app.choosesPurpose === true && phase === 'form' ? (
        <div className={styles['back']}>
          <Button data-part="back-to-choice" onClick={goBack}>
            {views.back}
          </Button>
        </div>
      ) : null}
      {phase === 'thanks' ? (
        <FormFrame maxWidth="thanks">
          {done === undefined ? (
            <FormWait text={loadingText} />
          ) : (
            <done.FormThanks thanks={done.thanks} level={LEVEL} isSent>
              {null}
            </done.FormThanks>
          )}
        </FormFrame>
      ) : null}
      {phase === 'thanks' || phase === 'choosing' ? null : (
        <LeadForm
          view={view}
          send={send}
          loadingText={loadingText}
          level={LEVEL}
          drawPicker={drawPicker}
        />
      )}
      {loaded === undefined || O.isNone(state.configuration) ? null : (
        <loaded.Journey
          app={{ ...app, request: state.input.request, configuration: state.configuration }}
          ports={loaded.ports}
          vehicles={listVehicles(state.configuration, state.input.request)}
          keepsStored
          tell={journey.tell}
        />
      )}
    </div>
  )
}
