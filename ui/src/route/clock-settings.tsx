import type { RouteEvent } from '@evkit/engine/route'
import { readClockTime, type SettingsView } from '@evkit/engine/internal/route'
import { some } from '@evkit/engine/shared'
import { useId } from 'react'
import { Button, SelectField } from '../primitives/index.js'
import { memoByValue } from '../tool/index.js'
import styles from './clock-settings.module.css'

/** Props of the time of the drive. */
export interface ClockSettingsProps {
  readonly clock: SettingsView['clock']
  /** [min] What time it is, after midnight. */
  readonly now: () => number
  readonly send: (event: RouteEvent) => void
}

interface FieldProps {
  readonly type: 'time' | 'date'
  readonly label: string
  readonly value: string
  readonly onType: (text: string) => void
}

const Field = ({ label, onType, ...field }: FieldProps) => {
  const id = useId()
  return (
    <label className={styles['time']} htmlFor={id}>
      {label}
      <input
        {...field}
        id={id}
        className={styles['input']}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value)
        }}
      />
    </label>
  )
}

/** When the drive starts, or when it should end: a time of the clock there, and a day. */
export const ClockSettings = memoByValue(({ clock, now, send }: ClockSettingsProps) => {
  const id = useId()
  const of = clock.of.choices.find(({ isChosen }) => isChosen)?.value ?? 'leave'
  return (
    <fieldset className={styles['clock']} aria-describedby={`${id}-hint`} data-part="clock">
      <legend className={styles['legend']}>{clock.label}</legend>
      <div className={styles['fields']}>
        <SelectField
          label={clock.of.label}
          choices={clock.of.choices}
          onChoose={(value) => {
            const at = readClockTime(clock.time.value)
            const chosen = clock.of.choices.find((one) => one.value === value)?.value ?? of
            send({ type: 'trip.set', change: { clock: { of: chosen, at } } })
          }}
        />
        <Field
          type="time"
          {...clock.time}
          onType={(text) => {
            send({ type: 'trip.set', change: { clock: { of, at: readClockTime(text) } } })
          }}
        />
        <Field
          type="date"
          {...clock.date}
          onType={(date) => {
            send({ type: 'trip.set', change: { date } })
          }}
        />
      </div>
      <div className={styles['buttons']} data-live>
        <Button
          data-part="clock-now"
          onClick={() => {
            send({
              type: 'trip.set',
              change: { clock: { of: 'leave', at: some(now()) }, date: '' },
            })
          }}
        >
          {clock.now}
        </Button>
        {clock.clear === '' ? null : (
          <Button
            data-part="clock-clear"
            onClick={() => {
              send({ type: 'trip.set', change: { clock: { of, at: readClockTime('') }, date: '' } })
            }}
          >
            {clock.clear}
          </Button>
        )}
      </div>
      <p className={styles['hint']} id={`${id}-hint`}>
        {clock.hint}
      </p>
    </fieldset>
  )
})
