import type { LeadFormView, SectionView } from '@evkit/engine/forms'
import { useCallback, useRef, useState } from 'react'
import { FormWait } from './form-parts.js'
import { isRetailerPending } from './journey/found.js'
import type { FoundEvent } from './journey/journey.types.js'
import { listVehicles } from './list-vehicles.js'
import type { JourneyPorts, LeadFormAppProps } from './lead-form-app.types.js'
import type { RetailerPickerPorts } from './retailer-picker/retailer-picker.types.js'
import type { DrawPicker } from './lead-form.types.js'
import type * as PickerModule from './pickers/form-picker.js'

/** What draws the pickers of a form that may have some. */
export interface FormPickers {
  readonly drawPicker: DrawPicker
  /** Loads what draws them, once there are some. */
  readonly loadFor: (view: LeadFormView) => void
}

interface Loaded {
  readonly FormPicker: (typeof PickerModule)['FormPicker']
  readonly ports: JourneyPorts
  readonly retailers: RetailerPickerPorts
}

const isPicker = ({ kind }: SectionView): boolean =>
  kind === 'vehiclepicker' || kind === 'dealerpicker'

/** Pickers of a form of an application that mostly has none: they are loaded for those forms only. */
export const useFormPicker = (app: LeadFormAppProps, found: readonly FoundEvent[]): FormPickers => {
  const { ports, request } = app
  const isPending = isRetailerPending(request.query, found)
  const [loaded, setLoaded] = useState<Loaded>()
  const isAsked = useRef(false)
  const loadFor = useCallback(
    ({ sections }: LeadFormView) => {
      if (isAsked.current || !sections.some(isPicker)) return
      isAsked.current = true
      const loading = Promise.all([
        import('./pickers/form-picker.js'),
        ports.loadJourney(),
        ports.loadRetailers(),
      ])
      loading.then(
        ([{ FormPicker }, journey, retailers]) => {
          setLoaded({ FormPicker, ports: journey, retailers })
        },
        (fault: unknown) => {
          // The next change of the form tries again.
          isAsked.current = false
          ports.log({ level: 'error', code: 'PickerFailed', text: String(fault) })
        },
      )
    },
    [ports],
  )
  const drawPicker = useCallback<DrawPicker>(
    (view, actions) =>
      loaded === undefined || (isPending && view.kind === 'dealerpicker') ? (
        <>
          <FormWait text={view.label} />
          <noscript>{app.drawPlain?.(view)}</noscript>
        </>
      ) : (
        <loaded.FormPicker
          {...loaded}
          app={app}
          vehicles={listVehicles(app.configuration, app.request)}
          view={view}
          actions={actions}
        />
      ),
    [loaded, app, isPending],
  )
  return { drawPicker, loadFor }
}
