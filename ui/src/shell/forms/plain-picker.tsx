// What a vehicle and a retailer are chosen with where scripts are off: drawn by a server alone.
import {
  followQuoteFlow,
  moveQuery,
  toQuoteMove,
  toVehiclePickerView,
  type FormWords,
  type QuoteFlow,
  type QuoteFlowEvent,
  type Retailer,
  type Vehicle,
} from '@evkit/engine/forms'
import {
  writeQuotePath,
  type FormPage,
  type PickerSectionView,
  type VehicleSectionView,
} from '@evkit/engine/internal/forms'
import { none, toUndefined } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import { markedLabel, RadioGroup } from '../../primitives/index.js'
import type { LeadFormAppProps } from '../../forms/index.js'
import type { DrawPicker } from '../../forms/lead-form.types.js'
import { VehiclePicker } from '../../forms/vehicle-picker/vehicle-picker.js'
import sections from '../../forms/sections.module.css'
import type { RenderMarket } from '../render.types.js'
import { decodeRetailers } from './market-retailers.js'
import styles from './plain-picker.module.css'
import { silentJourneyPorts } from '../ports/forms/journey-ports.js'
import { vehiclesOf } from './sent-form-props.js'

/** What there is to choose from. */
interface PlainChoices {
  readonly vehicles: readonly Vehicle[]
  readonly retailers: readonly Retailer[]
  readonly words: FormWords
}

interface Named {
  readonly value: string
  readonly label: string
  readonly vehicle: Vehicle
}

const nameVehicles = ({ vehicles, words }: PlainChoices): readonly Named[] =>
  toVehiclePickerView({ vehicles, chosen: none, heading: '', error: '', words })
    .groups.flatMap(({ tiles }) => tiles)
    .flatMap(({ id, value, name }) => {
      const vehicle = vehicles.find((one) => one.id === id)
      return vehicle === undefined ? [] : [{ value, label: name, vehicle }]
    })

const nameRetailer = ({ name, address: { city } }: Retailer): string =>
  city === '' || name.includes(city) ? name : `${name}, ${city}`

const nameRetailers = ({ retailers, words }: PlainChoices) =>
  retailers
    .map((retailer) => ({ retailer, label: nameRetailer(retailer) }))
    .toSorted((a, b) => words.compare(a.label, b.label))

const listOptions = (view: PickerSectionView, choices: PlainChoices) => {
  if (view.kind === 'vehiclepicker') {
    const chosen = toUndefined(view.vehicle)?.id
    return nameVehicles(choices).map(({ value, label, vehicle }) => ({
      value,
      label,
      isChosen: vehicle.id === chosen,
    }))
  }
  const chosen = toUndefined(view.retailer)?.dealerId
  return nameRetailers(choices).map(({ retailer: { dealerId }, label }) => ({
    value: dealerId,
    label,
    isChosen: dealerId === chosen,
  }))
}

const nothing = (): void => undefined

/** Lists what a form of a market lets choose. */
export const listChoices = (
  app: Pick<LeadFormAppProps, 'configuration' | 'request' | 'wordsOf'>,
  { retailers }: Pick<RenderMarket, 'retailers'>,
): PlainChoices => ({
  vehicles: vehiclesOf(app),
  retailers: decodeRetailers(retailers),
  words: app.wordsOf(app.configuration),
})

interface PlainListProps {
  readonly id: string
  readonly view: PickerSectionView
  readonly choices: PlainChoices
}

// Its name stands above it as a heading.
const PlainList = ({ id, view, choices }: PlainListProps) => (
  <div className={styles['list']} data-part="plain-list">
    <RadioGroup
      id={id}
      name={view.name}
      label={view.label}
      mark={view.mark}
      error={view.error}
      isRequired={view.isRequired}
      options={listOptions(view, choices)}
      onChoose={nothing}
      onLeave={nothing}
    />
  </div>
)

// Its tiles are radio buttons as they stand.
const PlainTiles = (props: {
  readonly id: string
  readonly view: VehicleSectionView
  readonly app: LeadFormAppProps
}) => {
  const { id, view, app } = props
  const { vehicle: chosen, label: heading, error, name } = view
  const words = app.wordsOf(app.configuration)
  return (
    <VehiclePicker
      view={toVehiclePickerView({ vehicles: vehiclesOf(app), chosen, heading, error, words })}
      layout="grid"
      pictureOf={silentJourneyPorts(app.request).pictureOf}
      id={id}
      name={name}
      isHeadingHidden
      onMove={nothing}
      onChoose={nothing}
    />
  )
}

/** Makes what draws the choice of a section as a list of radio buttons. */
export const createDrawPlain =
  (app: LeadFormAppProps, market: RenderMarket) =>
  (view: PickerSectionView, id = `plain-${view.name}`): ReactNode => (
    <PlainList id={id} view={view} choices={listChoices(app, market)} />
  )

/** Makes what draws such a section with its heading. */
export const createDrawPlainSection = (app: LeadFormAppProps, market: RenderMarket): DrawPicker => {
  const draw = createDrawPlain(app, market)
  return (view, { idOf }) => (
    <>
      <h2 className={sections['heading']}>{markedLabel(view, true)}</h2>
      {view.kind === 'vehiclepicker' ? (
        <PlainTiles id={idOf(view.name)} view={view} app={app} />
      ) : (
        draw(view, idOf(view.name))
      )}
    </>
  )
}

/** A page of the quote application on which something is chosen. */
export interface PlainStepProps extends PlainChoices {
  readonly market: string
  readonly flow: QuoteFlow
  /** Query of the page. */
  readonly search: string
}

interface Step {
  readonly event: QuoteFlowEvent
  readonly label: string
}

const listSteps = (props: PlainStepProps, page: FormPage): readonly Step[] =>
  page === 'modelSelector'
    ? nameVehicles(props).map(({ vehicle, label }) => ({
        label,
        event: { type: 'vehicle.choose', vehicle },
      }))
    : nameRetailers(props).map(({ retailer, label }) => ({
        label,
        event: { type: 'retailer.choose', retailer },
      }))

const linkStep = ({ market, flow, search }: PlainStepProps, event: QuoteFlowEvent): string => {
  const { page } = followQuoteFlow(flow, event)
  return page === 'left' ? '' : writeQuotePath(market, page) + moveQuery(search, toQuoteMove(event))
}

/** The choices of such a page as links to the next one. */
export const PlainStep = (props: PlainStepProps) => {
  const { page } = props.flow
  if (page !== 'modelSelector' && page !== 'retailerSelector') return null
  return (
    <noscript>
      <ul className={styles['steps']} data-part="plain-step">
        {listSteps(props, page).map(({ event, label }) => (
          <li key={label}>
            <a href={linkStep(props, event)}>{label}</a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}
