import type { RouteEvent, TripSettings as Settings } from '@evkit/engine/route'
import type { SettingsView, TripSlider } from '@evkit/engine/internal/route'
import { convertDistance } from '@evkit/engine/shared'
import type { DistanceUnit } from '@evkit/engine/site'
import { CheckBox, Disclosure, SelectField } from '../primitives/index.js'
import { memoByValue } from '../tool/index.js'
import { ValueControl, type ValueEvent } from '../tool/value-control.js'
import { ClockSettings } from './clock-settings.js'
import styles from './trip-settings.module.css'

/** Props of the settings. */
export interface TripSettingsProps {
  readonly settings: SettingsView
  readonly direction: 'ltr' | 'rtl'
  /** Unit a width is typed in. */
  readonly distance: DistanceUnit
  /** [min] What time it is, after midnight. */
  readonly now: () => number
  readonly send: (event: RouteEvent) => void
}

type SendProps = Pick<TripSettingsProps, 'send'>

// A power and a count are numbers among the settings; everything else is a text.
const toChange = (id: SettingsView['choices'][number]['id'], value: string): Partial<Settings> => ({
  [id]: id === 'leastPower' || id === 'leastPoints' ? Number(value) : value,
})

const Choices = memoByValue(
  ({ choices, send }: SendProps & { readonly choices: SettingsView['choices'] }) => (
    <div className={styles['choices']}>
      {choices.map((list) => (
        <SelectField
          key={list.id}
          label={list.label}
          choices={list.choices}
          onChoose={(value) => {
            send({ type: 'trip.set', change: toChange(list.id, value) })
          }}
        />
      ))}
    </div>
  ),
)

const Switches = memoByValue(
  ({ switches, send }: SendProps & { readonly switches: SettingsView['switches'] }) => (
    <div>
      {switches.map(({ id, label, hint, isOn }) => (
        <CheckBox
          key={id}
          label={label}
          hint={hint}
          isOn={isOn}
          isDisabled={false}
          onSet={(isSet) => {
            send({ type: 'trip.set', change: { [id]: isSet } })
          }}
        />
      ))}
    </div>
  ),
)

const Avoided = memoByValue(
  ({ avoid, send }: SendProps & { readonly avoid: SettingsView['avoid'] }) => (
    <fieldset data-part="avoid">
      <legend className={styles['legend']}>{avoid.label}</legend>
      {avoid.list.map(({ id, label, hint, isOn }) => (
        <CheckBox
          key={id}
          label={label}
          hint={hint}
          isOn={isOn}
          isDisabled={false}
          onSet={(isAvoided) => {
            send({ type: 'road.avoid', kind: id, isAvoided })
          }}
        />
      ))}
    </fieldset>
  ),
)

const Operators = memoByValue(
  ({ operators, send }: SendProps & { readonly operators: SettingsView['operators'] }) =>
    operators.list.length === 0 ? null : (
      <fieldset className={styles['operators']} data-part="operators">
        <legend className={styles['legend']}>{operators.label}</legend>
        {operators.list.map(({ name, label, choices }) => (
          <SelectField
            key={name}
            label={label}
            choices={choices}
            onChoose={(value) => {
              send({ type: 'operator.set', name, preference: value })
            }}
          />
        ))}
      </fieldset>
    ),
)

interface SlidersProps extends Pick<TripSettingsProps, 'direction' | 'distance' | 'send'> {
  readonly sliders: SettingsView['sliders']
}

const SLIDERS: readonly string[] = ['start', 'reserve', 'arrival', 'limit', 'traffic', 'width']
const isSlider = (id: string): id is TripSlider => SLIDERS.includes(id)

// The machine knows kilometres and percent; a width is typed in the unit that is shown.
const toEvent = (asked: ValueEvent<TripSlider>, distance: DistanceUnit): RouteEvent | undefined => {
  switch (asked.type) {
    case 'slider.press':
      return asked
    case 'slider.set':
      return { type: 'trip.set', change: { [asked.slider]: asked.value } }
    case 'slider.type': {
      const isConverted = asked.slider === 'width'
      const value = isConverted ? convertDistance(asked.value, distance, 'km') : asked.value
      return { type: 'trip.set', change: { [asked.slider]: value } }
    }
    default:
      return undefined
  }
}

const Slider = memoByValue(
  ({
    slider,
    direction,
    distance,
    send,
  }: Omit<SlidersProps, 'sliders'> & { readonly slider: SlidersProps['sliders'][number] }) =>
    isSlider(slider.id) ? (
      <ValueControl<TripSlider>
        id={slider.id}
        slider={slider}
        direction={direction}
        send={(asked) => {
          const event = toEvent(asked, distance)
          if (event !== undefined) send(event)
        }}
      />
    ) : null,
)

const Sliders = ({ sliders, ...rest }: SlidersProps) =>
  sliders.map((slider) => <Slider key={slider.id} slider={slider} {...rest} />)

/** Everything that can be set about the drive: car, weather, charge, when it is, and which stations may be used. */
export const TripSettings = (props: TripSettingsProps) => {
  const { settings, send, now, ...rest } = props
  const { stations, time, operators } = settings
  return (
    <section className={styles['settings']} aria-label={settings.heading} data-part="trip-settings">
      <h2 className={styles['heading']}>{settings.heading}</h2>
      <Choices choices={settings.choices} send={send} />
      <Switches switches={settings.switches} send={send} />
      <Sliders sliders={settings.sliders} send={send} {...rest} />
      <ClockSettings clock={settings.clock} now={now} send={send} />
      <Sliders sliders={time.sliders} send={send} {...rest} />
      <Avoided avoid={settings.avoid} send={send} />
      <Disclosure label={stations.heading}>
        <div className={styles['group']} data-part="station-settings">
          <Choices choices={stations.choices} send={send} />
          <Switches switches={stations.switches} send={send} />
          <Sliders sliders={stations.sliders} send={send} {...rest} />
          <Operators operators={operators} send={send} />
        </div>
      </Disclosure>
    </section>
  )
}
