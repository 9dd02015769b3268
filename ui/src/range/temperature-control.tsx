import type { TemperatureIndex } from '@evkit/engine/range'
import { stepTemperature, type TemperatureSlider } from '@evkit/engine/internal/range'
import { isSliderKey, tooltipMachine, type SliderPress } from '@evkit/engine/internal/interaction'
import { useMachine } from '@xstate/react'
import { useEffect, useId } from 'react'
import { HeldSlider } from '../tool/index.js'
import styles from './temperature-control.module.css'

/** What the control can query for. */
export type TemperatureEvent =
  | { readonly type: 'temperature.set'; readonly index: TemperatureIndex }
  | { readonly type: 'temperature.press'; readonly press: SliderPress }
  | { readonly type: 'slider.grab' }
  | { readonly type: 'slider.release' }

/** Props of the temperature control. */
export interface TemperatureControlProps {
  readonly slider: TemperatureSlider
  /** Words over the slider; its own value where there are none. */
  readonly text?: string
  readonly info?: string
  readonly direction: 'ltr' | 'rtl'
  readonly send: (event: TemperatureEvent) => void
}

// The value over the thumb follows a drag at most ten times a second.
const Tooltip = ({ text, at }: { readonly text: string; readonly at: number }) => {
  const [state, send] = useMachine(tooltipMachine, { input: { text } })
  useEffect(() => {
    send({ type: 'value.moved', text })
  }, [text, send])
  return (
    <span className={styles['tooltip']} data-part="tooltip" data-at={at} aria-hidden="true">
      {state.context.text}
    </span>
  )
}

const Feet = ({ slider, send }: Pick<TemperatureControlProps, 'slider' | 'send'>) => (
  <div className={styles['feet']}>
    {slider.feet.map(({ index, label, spoken, isChosen }) => (
      <button
        key={index}
        type="button"
        className={styles['foot']}
        aria-label={spoken}
        aria-pressed={isChosen}
        onClick={() => {
          send({ type: 'temperature.set', index })
        }}
      >
        {label}
      </button>
    ))}
  </div>
)

/** The outside temperature: five steps on a slider from blue to red, each of which can be pressed. */
export const TemperatureControl = (props: TemperatureControlProps) => {
  const { slider, text = slider.text, info = '', direction, send } = props
  const hint = useId()
  return (
    <div
      className={styles['control']}
      role="group"
      aria-label={slider.label}
      data-part="temperature"
    >
      <div className={styles['head']}>
        <span className={styles['label']}>{slider.label}</span>
        <span className={styles['value']} data-state={slider.feel}>
          {text} <span className={styles['feel']}>{slider.feelText}</span>
        </span>
      </div>
      <div className={styles['rail']}>
        <Tooltip text={slider.text} at={slider.value} />
        <HeldSlider
          look="temperature"
          label={slider.label}
          value={slider.value}
          min={slider.low}
          max={slider.high}
          step={slider.step}
          valueText={slider.valueText}
          describedBy={hint}
          onKey={(key) => {
            if (!isSliderKey(key)) return false
            send({ type: 'temperature.press', press: { key, direction } })
            return true
          }}
          onDrag={(value) => {
            send({ type: 'temperature.set', index: stepTemperature(value) })
          }}
          onGrab={() => {
            send({ type: 'slider.grab' })
          }}
          onRelease={() => {
            send({ type: 'slider.release' })
          }}
        />
      </div>
      <Feet slider={slider} send={send} />
      <p className={styles['hint']} id={hint}>
        {info === '' ? slider.hint : info}
      </p>
    </div>
  )
}
