import type { Dealer } from '@evkit/engine/forms'
import { toUndefined } from '@evkit/engine/shared'
import { useEffect, useMemo, type ReactNode } from 'react'
import { Button } from '../../primitives/index.js'
import { FormFrame } from '../form-frame.js'
import { FormHead } from '../form-parts.js'
import type { JourneyPorts, LeadFormAppProps } from '../lead-form-app.types.js'

/** Props of the page on which a retailer is chosen. */
export interface RetailerStepProps {
  readonly app: LeadFormAppProps
  readonly ports: JourneyPorts
  readonly onChoose: (dealer: Dealer) => void
  /** Called with the id of inside sales. */
  readonly onCallback: (retailerId: string) => void
  /** What was chosen before. */
  readonly children: ReactNode
}

/** The second page of the quote application: retailers, or a call instead. */
export const RetailerStep = ({ app, onCallback, children }: RetailerStepProps) => {
  const { configuration, ports } = app
  const { translate } = useMemo(() => app.wordsOf(configuration), [app, configuration])
  const heading = translate('RetailerSelectorHeading')
  useEffect(() => {
    ports.setTitle(heading)
  }, [ports, heading])
  const market = toUndefined(configuration)?.marketConfiguration
  const insideSales = market === undefined ? undefined : toUndefined(market.insideSalesRetailer)
  return (
    <FormFrame maxWidth={1280}>
      <FormHead header={{ heading, subHeading: '', description: '' }} />
      {children}
      {insideSales === undefined ? null : (
        <Button
          onClick={() => {
            onCallback(insideSales.retailerId)
          }}
        >
          {translate('ContactMeByPhone')}
        </Button>
      )}
    </FormFrame>
  )
}
