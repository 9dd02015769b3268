import type { FinishedPage } from '@evkit/engine/internal/forms'
import { useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { FormFrame } from './form-frame.js'
import { FormWait } from './form-parts.js'
import styles from './form-thanks.module.css'
import type { Chosen } from './journey/journey.types.js'
import type { LeadFormAppProps } from './lead-form-app.types.js'
import { useLeadThanks } from './use-lead-thanks.js'

/** Props of the step that thanks. */
export interface ThanksStepProps {
  readonly app: LeadFormAppProps
  readonly chosen: Chosen
  /** The card of what was chosen. */
  readonly children: ReactNode
}

// What was sent is known where it was sent from: a server draws the page without it.
const useFinished = ({ readSent }: LeadFormAppProps['ports']): FinishedPage | undefined => {
  const known = useRef<FinishedPage>(undefined)
  return useSyncExternalStore(
    staysAsItIs,
    () => (known.current ??= readSent()),
    () => undefined,
  )
}

const staysAsItIs = () => () => undefined

// Whether something was sent is not known yet; where scripts are off nothing was.
const FinishedWait = ({ app }: Pick<ThanksStepProps, 'app'>) => {
  const { configuration, wordsOf, withoutScripts } = app
  const { translate } = useMemo(() => wordsOf(configuration), [wordsOf, configuration])
  return (
    <div className={styles['thanks']} data-part="finished-wait">
      <div className={styles['words']}>
        <h1 tabIndex={-1}>{translate('FinishedHeading')}</h1>
        <noscript>{withoutScripts}</noscript>
        <FormWait text={translate('Loading')} />
      </div>
    </div>
  )
}

/** The step of an application that thanks for a lead; nobody is thanked who has sent none. */
export const ThanksStep = (props: ThanksStepProps) => {
  const { ports } = props.app
  const finished = useFinished(ports)
  const part = useLeadThanks(true, ports.log)
  return (
    <FormFrame maxWidth="thanks">
      {finished === undefined || part === undefined ? (
        <FinishedWait app={props.app} />
      ) : (
        <part.Finished {...props} finished={finished} />
      )}
    </FormFrame>
  )
}
