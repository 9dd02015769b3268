import {
  routeAddress,
  type RouteEvent,
  type TripSettings,
  type RouteView,
} from '@evkit/engine/route'
import { EMPTY_ENDS } from '@evkit/engine/internal/route'
import { parseQuery } from '@evkit/engine/shared'
import { Button, Icon } from '../primitives/index.js'
import type { FocusKeeper } from './focus-keeper.js'
import { PlaceField } from './place-field.js'
import { RouteStatus } from './route-status.js'
import { ViaList } from './via-list.js'
import styles from './search-form.module.css'

/** Props of the form. */
export interface SearchFormProps {
  readonly view: Pick<RouteView, 'inputs' | 'via' | 'swap' | 'search' | 'here' | 'status'>
  /** Settings the address holds: a form that is sent without scripts keeps them. */
  readonly trip: TripSettings
  readonly fields: FocusKeeper
  readonly send: (event: RouteEvent) => void
  readonly askHere: () => void
}

const Kept = ({ trip }: { readonly trip: TripSettings }) =>
  parseQuery(routeAddress.write({ ends: EMPTY_ENDS, trip }, [])).map(({ key, value }) => (
    <input key={key} type="hidden" name={key} defaultValue={value} />
  ))

// Without scripts one more place can be typed at a time.
const PlainVia = ({ via }: Pick<SearchFormProps['view'], 'via'>) =>
  via.add === '' ? null : (
    <noscript>
      <label className={styles['plain']}>
        {via.add}
        <input className={styles['plain-input']} name={`via${via.list.length + 1}`} />
      </label>
    </noscript>
  )

const Actions = ({ view, askHere, send }: Pick<SearchFormProps, 'view' | 'askHere' | 'send'>) => (
  <div className={styles['actions']}>
    <Button look="primary" type="submit" aria-busy={view.search.isBusy} data-part="search">
      <Icon name="search" size={20} />
      {view.search.label}
    </Button>
    <Button data-live data-part="here" aria-busy={view.here.isBusy} onClick={askHere}>
      <Icon name="locate" size={20} />
      {view.here.label}
    </Button>
    {view.via.add === '' ? null : (
      <Button
        data-live
        data-part="via-add"
        onClick={() => {
          send({ type: 'via.add' })
        }}
      >
        <Icon name="plus" size={20} />
        {view.via.add}
      </Button>
    )}
  </div>
)

/** Both places, and the search: a plain form, so that it works without scripts as well. */
export const SearchForm = ({ view, trip, fields, send, askHere }: SearchFormProps) => (
  <form
    className={styles['form']}
    method="get"
    noValidate
    data-part="search-form"
    onSubmit={(event) => {
      event.preventDefault()
      send({ type: 'search.ask' })
    }}
  >
    <Kept trip={trip} />
    <div className={styles['ends']}>
      <div className={styles['fields']}>
        <PlaceField input={view.inputs.origin} name="from" fields={fields} send={send} />
        <ViaList via={view.via} fields={fields} send={send} />
        <PlainVia via={view.via} />
        <PlaceField input={view.inputs.destination} name="to" fields={fields} send={send} />
      </div>
      <div className={styles['swap']} data-live>
        <Button
          look="round"
          aria-label={view.swap.label}
          data-part="swap"
          onClick={() => {
            send({ type: 'ends.swap' })
          }}
        >
          <Icon name="swap" size={22} />
        </Button>
      </div>
    </div>
    <Actions view={view} askHere={askHere} send={send} />
    <p className={styles['hint']} role="status" data-part="here-hint">
      {view.here.hint}
    </p>
    <RouteStatus status={view.status} isBusy={view.search.isBusy} send={send} />
  </form>
)
