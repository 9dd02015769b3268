import type { LeadFormView, SectionView } from '@evkit/engine/forms'
import { useCallback, useRef, useState } from 'react'
import { FormWait } from './form-parts.js'
import { isRetailerPending } from './journey/found.js'
import type { FoundEvent } from './journey/journey.types.js'
import { listVehicles } from './list-vehicles.js'
import type { JourneyPorts, LeadFormAppPorts, LeadFormAppProps } from './lead-form-app.types.js'
import type { RetailerPickerPorts } from './retailer-picker/retailer-picker.types.js'
import type { DrawPicker } from './lead-form.types.js'
import type * as PickerModule from './pickers/form-picker.js'

/** What draws the pickers of a form that may have some. */
export interface FormPickers {
  readonly drawPicker: DrawPicker
  /** Loads what draws them, once there are some. */
  readonly loadFor: (view: LeadFormView) => void
}

/** What draws the pickers of a form, and what it asks. */
export interface LoadedPickers {
  readonly FormPicker: (typeof PickerModule)['FormPicker']
  readonly ports: JourneyPorts
  readonly retailers: RetailerPickerPorts
}

const isPicker = ({ kind }: SectionView): boolean =>
  kind === 'vehiclepicker' || kind === 'dealerpicker'

/** Tells whether a form has pickers. */
export const hasPickers = ({ sections }: LeadFormView): boolean => sections.some(isPicker)

/** Loads what draws the pickers of a form. */
export const loadPickers = async (ports: LeadFormAppPorts): Promise<LoadedPickers> => {
  const [{ FormPicker }, journey, retailers] = await Promise.all([
    import('./pickers/form-picker.js'),
    ports.loadJourney(),
    ports.loadRetailers(),
  ])
  return { FormPicker, ports: journey, retailers }
}

/** Draws the pickers of a form, once what draws them is there. */
export const useDrawPicker = (
  app: LeadFormAppProps,
  found: readonly FoundEvent[],
  loaded: LoadedPickers | undefined,
): DrawPicker => {
  const isPending = isRetailerPending(app.request.query, found)
  return useCallback<DrawPicker>(
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
}

/** Pickers of a form of an application that mostly has none: they are loaded for those forms only. */
export const useFormPicker = (app: LeadFormAppProps, found: readonly FoundEvent[]): FormPickers => {
  const { ports } = app
  const [loaded, setLoaded] = useState<LoadedPickers>()
  const isAsked = useRef(false)
  const loadFor = useCallback(
    (view: LeadFormView) => {
      if (isAsked.current || !hasPickers(view)) return
      isAsked.current = true
      loadPickers(ports).then(setLoaded, (fault: unknown) => {
        // The next change of the form tries again.
        isAsked.current = false
        ports.log({ level: 'error', code: 'PickerFailed', text: String(fault) })
      })
    },
    [ports],
  )
  return { drawPicker: useDrawPicker(app, found, loaded), loadFor }
}
