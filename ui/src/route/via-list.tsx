import type { RouteEvent, RouteView } from '@evkit/engine/route'
import { useEffect, useRef } from 'react'
import { Button, Icon, SelectField } from '../primitives/index.js'
import type { FocusKeeper } from './focus-keeper.js'
import { PlaceField } from './place-field.js'
import { useReorder } from './use-reorder.js'
import styles from './via-list.module.css'

type Send = (event: RouteEvent) => void
type Via = RouteView['via']['list'][number]

/** Props of the places on the way. */
export interface ViaListProps {
  readonly via: RouteView['via']
  readonly fields: FocusKeeper
  readonly send: Send
}

interface RowProps extends Omit<ViaListProps, 'via'> {
  readonly via: Via
  readonly at: number
  /** Tells which button of which row the focus goes to. */
  readonly follow: (at: number, part: string) => void
}

const Move = ({ via, at, send, follow }: Pick<RowProps, 'via' | 'at' | 'send' | 'follow'>) => (
  <div className={styles['move']} data-live>
    {via.up === '' ? null : (
      <Button
        look="round"
        aria-label={via.up}
        data-part="via-up"
        onClick={() => {
          follow(at - 1, 'via-up')
          send({ type: 'via.move', from: at, to: at - 1 })
        }}
      >
        <span className={styles['up']}>
          <Icon name="chevron" size={20} />
        </span>
      </Button>
    )}
    {via.down === '' ? null : (
      <Button
        look="round"
        aria-label={via.down}
        data-part="via-down"
        onClick={() => {
          follow(at + 1, 'via-down')
          send({ type: 'via.move', from: at, to: at + 1 })
        }}
      >
        <Icon name="chevron" size={20} />
      </Button>
    )}
    <Button
      look="round"
      aria-label={via.remove}
      data-part="via-remove"
      onClick={() => {
        follow(at, 'via-remove')
        send({ type: 'via.remove', at })
      }}
    >
      <Icon name="bin" size={20} />
    </Button>
  </div>
)

const Stay = ({ via: { stay, charge }, at, send }: Pick<RowProps, 'via' | 'at' | 'send'>) => (
  <div className={styles['stay']}>
    <SelectField
      label={stay.label}
      name={`via${at + 1}Stay`}
      choices={stay.choices}
      onChoose={(value) => {
        send({ type: 'via.set', at, change: { stay: Number(value) } })
      }}
    />
    {charge === undefined ? null : (
      <SelectField
        label={charge.label}
        name={`via${at + 1}Charge`}
        choices={charge.choices}
        onChoose={(value) => {
          send({ type: 'via.set', at, change: { power: Number(value) } })
        }}
      />
    )}
  </div>
)

/** The button the focus goes to once the list has changed. */
interface Followed {
  readonly at: number
  readonly part: string
}

// The same button where the row now stands; at an end of the list another of the row, without rows what adds one.
const findFollowed = (list: HTMLElement, { at, part }: Followed): HTMLElement | null => {
  const row = list.children[Math.min(at, list.children.length - 1)]
  return row === undefined
    ? (list.closest('form')?.querySelector<HTMLElement>('[data-part="via-add"]') ?? null)
    : (row.querySelector<HTMLElement>(`[data-part="${part}"]`) ??
        row.querySelector<HTMLElement>('[data-part="via-up"], [data-part="via-down"]'))
}

// Whoever moves or removes a row by its buttons stays with it.
const useFollow = (via: RouteView['via']) => {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<Followed>(undefined)
  useEffect(() => {
    if (list.current === null || wanted.current === undefined) return
    findFollowed(list.current, wanted.current)?.focus()
    wanted.current = undefined
  }, [via])
  const follow = (at: number, part: string): void => {
    wanted.current = { at, part }
  }
  return { list, follow }
}

/** The places on the way, in the order they are driven by: each with how long the car stays there. */
export const ViaList = ({ via, fields, send }: ViaListProps) => {
  const { list, follow } = useFollow(via)
  const { gripOf, rowOf } = useReorder(via.list.length, (from, to) => {
    send({ type: 'via.move', from, to })
  })
  return (
    <ol ref={list} className={styles['list']} aria-label={via.label} data-part="via">
      {via.list.map((one, at) => (
        <li key={one.input.id} className={styles['row']} data-part="via-row" {...rowOf(at)}>
          <span
            className={styles['grip']}
            title={one.drag}
            {...gripOf(at)}
            data-live
            data-part="via-grip"
          />
          <div className={styles['body']}>
            <PlaceField input={one.input} name={`via${at + 1}`} fields={fields} send={send} />
            <Stay via={one} at={at} send={send} />
          </div>
          <Move via={one} at={at} send={send} follow={follow} />
        </li>
      ))}
    </ol>
  )
}
