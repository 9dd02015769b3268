// Where a vehicle or a retailer is chosen on a form: loaded for the forms that have such a section only.
import { function as F, option as O } from 'fp-ts'
import { toChosenVehicleView, toVehiclePickerView, type Vehicle } from '@evkit/engine/forms'
import {
  addChoice,
  addedRetailer,
  addedVehicle,
  dropChoice,
  type PickerSectionView,
  type RetailerSectionView,
  type VehicleSectionView,
} from '@evkit/engine/internal/forms'
import { none, some } from '@evkit/engine/shared'
import { useMemo } from 'react'
import { InlineNotice, markedLabel } from '../../primitives/index.js'
import type { JourneyPorts, LeadFormAppProps } from '../lead-form-app.types.js'
import type { FormActions } from '../lead-form.types.js'
import type { RetailerPickerPorts } from '../retailer-picker/retailer-picker.types.js'
import { VehicleChoice } from '../vehicle-picker/vehicle-choice.js'
import { RetailerChoice } from './retailer-choice.js'
import styles from '../sections.module.css'

interface PickerProps<View> {
  readonly app: LeadFormAppProps
  /** Those that are offered. */
  readonly vehicles: readonly Vehicle[]
  readonly ports: JourneyPorts
  readonly retailers: RetailerPickerPorts
  readonly view: View
  readonly actions: FormActions
}

const VehicleSection = (props: PickerProps<VehicleSectionView>) => {
  const { app, vehicles, ports, view, actions } = props
  const { configuration, request, wordsOf } = app
  const { vehicle, label, error, notice } = view
  const words = useMemo(() => wordsOf(configuration), [wordsOf, configuration])
  const picker = useMemo(
    () => toVehiclePickerView({ vehicles, chosen: vehicle, heading: label, error, words }),
    [vehicles, vehicle, label, error, words],
  )
  const chosen = useMemo(
    () =>
      F.pipe(
        vehicle,
        O.map((vehicle) => toChosenVehicleView(vehicle, words)),
      ),
    [vehicle, words],
  )
  return (
    <>
      <h2 className={styles['heading']}>{markedLabel(view, true)}</h2>
      {notice === '' ? null : (
        <InlineNotice look="caution" role="status">
          <p>{notice}</p>
        </InlineNotice>
      )}
      <VehicleChoice
        isHeadingHidden
        view={picker}
        chosen={chosen}
        pictureOf={ports.pictureOf}
        id={actions.idOf(view.name)}
        name={view.name}
        onChoose={(id) => {
          const found = vehicles.find((one) => one.id === id)
          if (found === undefined) return
          ports.saveVehicle(found)
          // The address of a page of others is theirs.
          if (!request.isEmbedded) ports.rewrite(addChoice(ports.search(), addedVehicle(found)))
          actions.send({ type: 'vehicle.choose', vehicle: some(found) })
        }}
        onChange={() => {
          ports.dropChoice('model')
          ports.rewrite(dropChoice(ports.search(), 'model'))
          actions.send({ type: 'vehicle.choose', vehicle: none })
        }}
      />
    </>
  )
}

const RetailerSection = (props: PickerProps<RetailerSectionView>) => {
  const { app, ports, retailers, view, actions } = props
  return (
    <>
      <h2 className={styles['heading']}>{markedLabel(view, true)}</h2>
      <RetailerChoice
        app={app}
        retailers={retailers}
        id={actions.idOf(view.name)}
        chosen={view.retailer}
        error={view.error}
        onChoose={(retailer) => {
          ports.saveRetailer(retailer)
          if (!app.request.isEmbedded) {
            ports.rewrite(addChoice(ports.search(), addedRetailer(retailer.dealerId)))
          }
          actions.send({ type: 'retailer.choose', retailer: some(retailer) })
        }}
        // It is chosen again by itself wherever the form is opened: nothing is kept of it.
        onOnlyOne={(retailer) => {
          actions.send({ type: 'retailer.choose', retailer: some(retailer) })
        }}
        onChange={() => {
          ports.dropChoice('retailer')
          ports.rewrite(dropChoice(ports.search(), 'retailer'))
          actions.send({ type: 'retailer.choose', retailer: none })
        }}
      />
      <noscript>{app.drawPlain?.(view)}</noscript>
    </>
  )
}

/** Where something is chosen on a form. */
export const FormPicker = ({ view, ...props }: PickerProps<PickerSectionView>) =>
  view.kind === 'vehiclepicker' ? (
    <VehicleSection {...props} view={view} />
  ) : (
    <RetailerSection {...props} view={view} />
  )
