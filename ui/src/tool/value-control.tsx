import { isSliderKey, type SliderPress } from '@evkit/engine/internal/interaction'
import { toUndefined } from '@evkit/engine/shared'
import type { ValueSlider } from '@evkit/engine/tool'
import { readNumber } from '@evkit/engine/internal/tool'
import { NumberField } from '../primitives/index.js'
import { HeldSlider } from './held-slider.js'
import styles from './value-control.module.css'

/** What the control can query for; values are in the unit of content, typed ones in the unit shown. */
export type ValueEvent<Id extends string> =
  | { readonly type: 'slider.set'; readonly slider: Id; readonly value: number }
  | { readonly type: 'slider.press'; readonly slider: Id; readonly press: SliderPress }
  | { readonly type: 'slider.type'; readonly slider: Id; readonly value: number }
  | { readonly type: 'slider.grab' }
  | { readonly type: 'slider.release' }

/** Props of the control. */
export interface ValueControlProps<Id extends string> {
  readonly id: Id
  readonly slider: ValueSlider
  readonly direction: 'ltr' | 'rtl'
  readonly send: (event: ValueEvent<Id>) => void
}

/** A value on a slider that can be typed as well, with its ends and how sure its default is. */
export const ValueControl = <Id extends string>(props: ValueControlProps<Id>) => {
  const { id, slider, direction, send } = props
  return (
    <div
      className={styles['control']}
      role="group"
      aria-label={slider.label}
      data-part={`value-${id}`}
    >
      <div className={styles['head']}>
        <span className={styles['label']}>{slider.label}</span>
        <span className={styles['value']}>{slider.valueText}</span>
      </div>
      <HeldSlider
        look="plain"
        label={slider.label}
        value={slider.value}
        min={slider.min}
        max={slider.max}
        step="any"
        valueText={slider.valueText}
        onKey={(key) => {
          if (!isSliderKey(key)) return false
          send({ type: 'slider.press', slider: id, press: { key, direction } })
          return true
        }}
        onDrag={(value) => {
          send({ type: 'slider.set', slider: id, value })
        }}
        onGrab={() => {
          send({ type: 'slider.grab' })
        }}
        onRelease={() => {
          send({ type: 'slider.release' })
        }}
      />
      <div className={styles['foot']}>
        <span className={styles['end']}>{slider.minText}</span>
        <NumberField
          label={slider.label}
          isLabelHidden
          field={slider.field}
          read={(text) => toUndefined(readNumber(text, slider.field))}
          step={slider.field.step === 0 ? 'any' : slider.field.step}
          onSet={(value) => {
            send({ type: 'slider.type', slider: id, value: value / slider.field.scale })
          }}
        />
        <span className={styles['end']}>{slider.maxText}</span>
      </div>
      {slider.basis === undefined ? null : (
        <p className={styles['basis']} data-state={slider.basis.kind}>
          <span className={styles['tag']}>{slider.basis.label}</span> {slider.basis.text}
        </p>
      )}
    </div>
  )
}
