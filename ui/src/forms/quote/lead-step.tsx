import { option as O } from 'fp-ts'
import {
  findInsideSalesId,
  showsRetailer,
  type PickerSectionView,
} from '@evkit/engine/internal/forms'
import { none } from '@evkit/engine/shared'
import { useCallback, type ReactNode } from 'react'
import { FormWait } from '../form-parts.js'
import { FormStep } from '../form-step.js'
import { isRetailerPending } from '../journey/found.js'
import type { DrawPicker } from '../lead-form.types.js'
import { FormPicker } from '../pickers/form-picker.js'
import { useMoves } from '../use-moves.js'
import { drawProgress } from './quote-progress.js'
import type { StepsProps } from './quote-steps.types.js'

const usePickers = ({ running, vehicles, found }: StepsProps): DrawPicker => {
  const { app, journey, retailers } = running
  const { request, configuration } = app
  const { retailer } = found.chosen
  const isPending = isRetailerPending(request.query, found.events)
  const insideSales = O.isNone(configuration)
    ? none
    : findInsideSalesId(configuration.value.marketConfiguration)
  const isOnCard = showsRetailer({ request, page: 'form', retailer, insideSales })
  return useCallback(
    (view: PickerSectionView, actions) => {
      if (view.kind === 'dealerpicker' && isPending) return <FormWait text={view.label} />
      // What stands on the card is not asked for again.
      if (view.kind === 'dealerpicker' && isOnCard && view.error === '') return null
      return (
        <FormPicker
          app={app}
          vehicles={vehicles}
          ports={journey}
          retailers={retailers}
          view={view}
          actions={actions}
        />
      )
    },
    [app, vehicles, journey, retailers, isPending, isOnCard],
  )
}

/** The step of the quote application that is its form. */
export const LeadStep = (props: StepsProps & { readonly children: ReactNode }) => {
  const { running, found, children } = props
  const { flow, app } = running
  const drawPicker = usePickers(props)
  const moves = useMoves(running)
  return (
    <FormStep
      app={flow.hasMoved ? { ...app, firstView: undefined } : app}
      moves={moves}
      found={found.events}
      prefill={flow.visit === 1 ? found.prefill : undefined}
      drawPicker={drawPicker}
      above={drawProgress(app, flow, 'form')}
    >
      {children}
    </FormStep>
  )
}
