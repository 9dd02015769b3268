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
        <label className={styles['time']} htmlFor={`${id}-time`}>
          {clock.time.label}
          <input
            id={`${id}-time`}
            className={styles['input']}
            type="time"
            value={clock.time.value}
            onChange={({ currentTarget }) => {
              const at = readClockTime(currentTarget.value)
              send({ type: 'trip.set', change: { clock: { of, at } } })
            }}
          />
        </label>
        <label className={styles['time']} htmlFor={`${id}-date`}>
          {clock.date.label}
          <input
            id={`${id}-date`}
            className={styles['input']}
            type="date"
            value={clock.date.value}
            onChange={({ currentTarget }) => {
              send({ type: 'trip.set', change: { date: currentTarget.value } })
            }}
          />
        </label>
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
