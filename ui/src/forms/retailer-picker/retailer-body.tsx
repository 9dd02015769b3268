import { option as O } from 'fp-ts'
import type { RetailerPickerView } from '@evkit/engine/forms'
import type { PlaceFieldEvent } from '@evkit/engine/internal/forms'
import { toUndefined } from '@evkit/engine/shared'
import { useCallback, useMemo, useState, type ReactNode, type RefObject } from 'react'
import { Button, FieldError, InlineNotice, SelectField, Spinner } from '../../primitives/index.js'
import { LiveText } from '../../tool/live-text.js'
import { PlaceField } from './place-field.js'
import { ChosenCard, RetailerCards } from './retailer-cards.js'
import type { RetailerMapDrawing } from './retailer-picker.types.js'
import styles from './retailer-picker.module.css'

/** What a visitor does at a picker. */
export type PickerEvent =
  | PlaceFieldEvent
  | { readonly type: 'retailers.more' }
  | { readonly type: 'retailers.retry' }
  | { readonly type: 'retailer.choose'; readonly id: string }
  | { readonly type: 'retailer.change' }

/** Props of a picker that is drawn. */
export interface RetailerBodyProps {
  readonly id: string
  readonly root: RefObject<HTMLDivElement | null>
  readonly view: RetailerPickerView
  readonly send: (event: PickerEvent) => void
  readonly drawMap?: ((drawing: RetailerMapDrawing) => ReactNode) | undefined
}

const Notice = ({ view, send }: Pick<RetailerBodyProps, 'view' | 'send'>) => {
  const notice = toUndefined(view.notice)
  return notice === undefined ? null : (
    <InlineNotice look={notice.look} role="alert">
      <p>{notice.text}</p>
      {notice.retry === '' ? null : (
        <Button
          onClick={() => {
            send({ type: 'retailers.retry' })
          }}
        >
          {notice.retry}
        </Button>
      )}
    </InlineNotice>
  )
}

const Waiting = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <div className={styles['wait']} data-part="retailer-wait">
      <span className={styles['ring']} aria-hidden="true">
        <Spinner label="" />
      </span>
      <p>{text}</p>
    </div>
  )

// Where there is nothing to choose with, an error of the section leads to the section itself.
const Stand = ({ id, view }: Pick<RetailerBodyProps, 'id' | 'view'>) => {
  const { error, label, cards } = view.list
  const hasControl = O.isSome(view.field) || O.isSome(view.select) || cards.length > 0
  return hasControl || error === '' || O.isSome(view.chosen) ? null : (
    <div id={id} tabIndex={-1}>
      <FieldError id={id} label={label} error={error} />
    </div>
  )
}

// The focus goes to the first of those that were added: it is where reading goes on.
const useMore = (view: RetailerPickerView, send: RetailerBodyProps['send']) => {
  const count = view.list.cards.length
  const [before, setBefore] = useState<number>()
  return {
    focusAt: before !== undefined && count > before ? before : undefined,
    more: () => {
      setBefore(count)
      send({ type: 'retailers.more' })
    },
  }
}

const List = ({ id, view, send }: Omit<RetailerBodyProps, 'root' | 'drawMap'>) => {
  const { focusAt, more } = useMore(view, send)
  const button = toUndefined(view.more)
  const change = (): void => {
    send({ type: 'retailer.change' })
  }
  return (
    <div className={styles['list']}>
      {view.list.cards.length === 0 ? null : (
        <RetailerCards
          id={id}
          target={O.isSome(view.field) ? '' : id}
          list={view.list}
          focusAt={focusAt}
          change={view.change}
          onChange={change}
          onChoose={(chosen) => {
            send({ type: 'retailer.choose', id: chosen })
          }}
        />
      )}
      {button === undefined ? null : (
        <div>
          <Button isBusy={button.isBusy} data-part="retailer-more" onClick={more}>
            {button.text}
          </Button>
        </div>
      )}
      <ChosenCard
        id={id}
        label={view.chosenLabel}
        card={view.chosen}
        change={view.change}
        onChange={change}
      />
      {view.empty === '' ? null : (
        <p className={styles['empty']} data-part="retailer-empty">
          {view.empty}
        </p>
      )}
      <Waiting text={view.busy} />
    </div>
  )
}

const Select = ({ id, view, send }: Pick<RetailerBodyProps, 'id' | 'view' | 'send'>) => {
  const select = toUndefined(view.select)
  return select === undefined ? null : (
    <SelectField
      id={id}
      label={select.label}
      error={select.error}
      isRequired
      choices={select.choices}
      onChoose={(value) => {
        send(value === '' ? { type: 'retailer.change' } : { type: 'retailer.choose', id: value })
      }}
    />
  )
}

const Beside = ({ view, send, drawMap }: Pick<RetailerBodyProps, 'view' | 'send' | 'drawMap'>) => {
  const choose = useCallback(
    (id: string) => {
      send({ type: 'retailer.choose', id })
    },
    [send],
  )
  const map = toUndefined(view.map)
  const written = JSON.stringify(map)
  // A map that says the same is the same: it is not drawn again for a letter in the field.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const kept = useMemo(() => map, [written])
  return kept === undefined || drawMap === undefined ? null : (
    <div className={styles['map']} data-part="retailer-map">
      {drawMap({ view: kept, onChoose: choose })}
    </div>
  )
}

/** A picker as its view says. */
export const RetailerBody = (props: RetailerBodyProps) => {
  const { id, root, view, send, drawMap } = props
  const field = toUndefined(view.field)
  return (
    <div
      ref={root}
      className={styles['picker']}
      data-part="retailer-picker"
      data-map={O.isSome(view.map) && drawMap !== undefined ? '' : undefined}
    >
      {field === undefined ? null : <PlaceField id={id} view={field} send={send} />}
      <Select id={id} view={view} send={send} />
      <Notice view={view} send={send} />
      <Stand id={id} view={view} />
      <div className={styles['results']}>
        <List id={id} view={view} send={send} />
        <Beside view={view} send={send} drawMap={drawMap} />
      </div>
      <LiveText text={view.live} />
    </div>
  )
}
