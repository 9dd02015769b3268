import type { ChargeRange, ChargingEvent } from '@evkit/engine/charging'
import {
  nearestThumb,
  type Thumb,
  type ChargeSlider,
  type Controls,
} from '@evkit/engine/internal/charging'
import { isSliderKey } from '@evkit/engine/internal/interaction'
import { toUndefined } from '@evkit/engine/shared'
import { readNumber } from '@evkit/engine/internal/tool'
import { CheckBox, ChoiceGroup, Icon, NumberField, RangeSlider } from '../primitives/index.js'
import styles from './charge-controls.module.css'

type Send = (event: ChargingEvent) => void

/** Props of the controls. */
export interface ChargeControlsProps {
  readonly controls: Controls
  readonly direction: 'ltr' | 'rtl'
  /** Marks under the slider, evenly spaced. */
  readonly feet: readonly string[]
  readonly send: Send
}

const ICONS = { home: <Icon name="home" size={28} />, public: <Icon name="station" size={28} /> }

type GroupProps = Pick<ChargeControlsProps, 'controls' | 'send'>

const MotorControls = ({ controls, send }: GroupProps) => (
  <div className={styles['pair']}>
    <ChoiceGroup
      {...controls.motorType}
      look="row"
      onChoose={(motorType) => {
        send({ type: 'motorType.choose', motorType })
      }}
    />
    {controls.motor === undefined ? null : (
      <ChoiceGroup
        {...controls.motor}
        look="chips"
        onChoose={(motor) => {
          send({ type: 'motor.choose', motor })
        }}
      />
    )}
  </div>
)

const HeatPump = ({ controls, send }: GroupProps) =>
  controls.heatPump === undefined ? null : (
    <CheckBox
      {...controls.heatPump}
      onSet={(isOn) => {
        send({ type: 'heatPump.set', isOn })
      }}
    />
  )

const ChargerControls = ({ controls, send }: GroupProps) => (
  <div className={styles['pair']}>
    <ChoiceGroup
      label={controls.place.label}
      look="cards"
      choices={controls.place.choices.map((choice) => ({ ...choice, icon: ICONS[choice.value] }))}
      onChoose={() => {
        send({ type: 'chargeType.toggle' })
      }}
    />
    {controls.current === undefined ? null : (
      <ChoiceGroup
        {...controls.current}
        look="row"
        onChoose={(current) => {
          send({ type: 'current.choose', current })
        }}
      />
    )}
    {controls.homePower === undefined ? null : (
      <ChoiceGroup
        {...controls.homePower}
        look="chips"
        onChoose={(power) => {
          send({ type: 'homePower.choose', power })
        }}
      />
    )}
    {controls.power === undefined ? null : (
      <ChoiceGroup
        {...controls.power}
        look="chips"
        onChoose={(power) => {
          send({ type: 'power.choose', power })
        }}
      />
    )}
  </div>
)

const toRange = ({ from, to }: ChargeSlider): ChargeRange =>
  ({ from: from.value, to: to.value }) as ChargeRange

const RangeControl = ({ controls, direction, feet, send }: ChargeControlsProps) => {
  const { slider } = controls
  const levels = (['from', 'to'] as const).map((name) => ({ name, ...slider[name] }))
  const [from, to] = levels
  if (from === undefined || to === undefined) return null
  return (
    <div className={styles['range']} data-part="charge-range">
      <div className={styles['range-head']}>
        <span className={styles['range-label']}>{slider.label}</span>
        <span className={styles['range-text']} data-part="range-text">
          {slider.text}
        </span>
      </div>
      <RangeSlider<Thumb>
        label={slider.label}
        min={0}
        max={100}
        step={slider.step}
        thumbs={[from, to]}
        feet={feet}
        onKey={(thumb, key) => {
          if (!isSliderKey(key)) return false
          send({ type: 'thumb.press', press: { thumb, key, direction } })
          return true
        }}
        onDrag={(thumb, value) => {
          send({
            type: 'thumbs.set',
            thumbs: thumb === 'from' ? [value, to.value] : [from.value, value],
          })
        }}
        onPress={(level) => {
          send({ type: 'thumb.set', thumb: nearestThumb(toRange(slider), level), level })
        }}
        onGrab={() => {
          send({ type: 'slider.grab' })
        }}
        onRelease={() => {
          send({ type: 'slider.release' })
        }}
      />
      <div className={styles['levels']}>
        {levels.map(({ name, label, field }) => (
          <NumberField
            key={name}
            label={label}
            field={field}
            read={(text) => toUndefined(readNumber(text, field))}
            step={slider.step}
            unit="%"
            onSet={(level) => {
              send({ type: 'thumb.set', thumb: name, level })
            }}
          />
        ))}
        <p className={styles['hint']}>{slider.hint}</p>
      </div>
    </div>
  )
}

/** Motor, charger and charge levels; last the heat pump, which the time does not depend on. */
export const ChargeControls = (props: ChargeControlsProps) => (
  <div className={styles['controls']} data-part="controls">
    <MotorControls {...props} />
    <ChargerControls {...props} />
    <RangeControl {...props} />
    <HeatPump {...props} />
  </div>
)
