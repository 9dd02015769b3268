import { option as O } from 'fp-ts'
import type { Retailer } from '@evkit/engine/forms'
import {
  faultOfKey,
  findInsideSalesId,
  isChosenRetailer,
  OLD_QUOTE_WIDTH,
  wordFault,
} from '@evkit/engine/internal/forms'
import { none, some, toUndefined, type Option } from '@evkit/engine/shared'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { Button } from '../../primitives/index.js'
import { FormFrame } from '../form-frame.js'
import { FormHead } from '../form-parts.js'
import type { LeadFormAppProps } from '../lead-form-app.types.js'
import styles from './quote.module.css'
import { RetailerChoice } from '../pickers/retailer-choice.js'
import { useFocus } from '../use-focus.js'
import type { RetailerPickerPorts } from '../retailer-picker/retailer-picker.types.js'

/** Props of the page on which a retailer is chosen. */
export interface RetailerStepProps {
  readonly app: LeadFormAppProps
  readonly retailers: RetailerPickerPorts
  /** The one the address names. */
  readonly chosen: Option<Retailer>
  readonly onChoose: (retailer: Retailer) => void
  /** The one the address names is taken back. */
  readonly onChange: () => void
  /** Called with the id of inside sales. */
  readonly onCallback: (retailerId: string) => void
  /** How far the visitor is. */
  readonly above: ReactNode
  /** What was chosen before. */
  readonly children: ReactNode
}

const TARGETS = { picker: 'input' } as const

/** The second page of the quote application: retailers, or a call instead. */
export const RetailerStep = (props: RetailerStepProps) => {
  const { app, onChoose, onCallback } = props
  const { configuration, ports } = app
  const { translate } = useMemo(() => app.wordsOf(configuration), [app, configuration])
  const [own, setOwn] = useState<Option<Retailer>>()
  const [isStopped, setStopped] = useState(false)
  const { root, focus } = useFocus(TARGETS)
  const heading = translate('RetailerSelectorHeading')
  useEffect(() => {
    ports.setTitle(heading)
  }, [ports, heading])
  const market = toUndefined(configuration)?.marketConfiguration
  const insideSales = market === undefined ? none : findInsideSalesId(market)
  const named = own ?? props.chosen
  const choose = (retailer: Retailer): void => {
    setOwn(some(retailer))
  }
  const chosen = isChosenRetailer(named, insideSales) ? toUndefined(named) : undefined
  const fault = isStopped && chosen === undefined ? faultOfKey('RetailerRequired') : undefined
  return (
    <FormFrame maxWidth={OLD_QUOTE_WIDTH}>
      <FormHead header={{ heading, subHeading: '', description: '' }} above={props.above} />
      <div className={styles['beside']}>
        <div className={styles['chosen']}>{props.children}</div>
        <div ref={root} className={styles['choice']}>
          <RetailerChoice
            app={app}
            retailers={props.retailers}
            id="retailer"
            chosen={chosen === undefined ? none : some(chosen)}
            error={wordFault(translate, heading, fault)}
            onChoose={choose}
            onOnlyOne={choose}
            onChange={() => {
              setOwn(none)
              if (O.isSome(props.chosen)) props.onChange()
            }}
          />
          <div className={styles['actions']} data-part="quote-actions">
            <Button
              look="primary"
              onClick={() => {
                setStopped(true)
                if (chosen === undefined) focus('picker')
                else onChoose(chosen)
              }}
            >
              {translate('Continue')}
            </Button>
            {O.isNone(insideSales) ? null : (
              <Button
                onClick={() => {
                  onCallback(insideSales.value)
                }}
              >
                {translate('ContactMeByPhone')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </FormFrame>
  )
}
