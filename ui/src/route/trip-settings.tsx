import type { RouteEvent, TripSlider, SettingsView } from '@evkit/engine/route'
import { convertDistance } from '@evkit/engine/shared'
import type { DistanceUnit } from '@evkit/engine/site'
import { CheckBox, SelectField } from '../primitives/index.js'
import { memoByValue } from '../tool/index.js'
import { ValueControl, type ValueEvent } from '../tool/value-control.js'
import styles from './trip-settings.module.css'

/** Props of the settings. */
export interface TripSettingsProps {
  readonly settings: SettingsView
  readonly direction: 'ltr' | 'rtl'
  /** Unit a width is typed in. */
  readonly distance: DistanceUnit
  readonly send: (event: RouteEvent) => void
}

type SendProps = Pick<TripSettingsProps, 'send'>

const Choices = memoByValue(
  ({ choices, send }: SendProps & { readonly choices: SettingsView['choices'] }) => (
    <div className={styles['choices']}>
      {choices.map((list) => (
        <SelectField
          key={list.id}
          label={list.label}
          choices={list.choices}
          onChoose={(value) => {
            send({ type: 'trip.set', change: { [list.id]: value } })
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

interface SliderProps extends Pick<TripSettingsProps, 'direction' | 'distance' | 'send'> {
  readonly slider: SettingsView['sliders'][number]
}

const isSlider = (id: string): id is TripSlider =>
  id === 'start' || id === 'reserve' || id === 'width'

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

const Slider = memoByValue(({ slider, direction, distance, send }: SliderProps) =>
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

/** Everything that can be set about the drive: car, weather, charge at the start, reserve, how far off a stop may lie. */
export const TripSettings = ({ settings, direction, distance, send }: TripSettingsProps) => (
  <section className={styles['settings']} aria-label={settings.heading} data-part="trip-settings">
    <h2 className={styles['heading']}>{settings.heading}</h2>
    <Choices choices={settings.choices} send={send} />
    <Switches switches={settings.switches} send={send} />
    {settings.sliders.map((slider) => (
      <Slider
        key={slider.id}
        slider={slider}
        direction={direction}
        distance={distance}
        send={send}
      />
    ))}
  </section>
)
