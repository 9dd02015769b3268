// The same hundred fields written by hand over a store of their own: each field hears of its own value only, and says when
// it is left empty.
import { memo, useMemo, useSyncExternalStore } from 'react'
import { listBoxes, listTextNames } from './large-form.js'
import type { MountedForm } from './mounting.js'
import { mountReact } from './react-form.js'

type Value = string | boolean

/** A field as it stands. */
interface Stand {
  readonly value: Value | undefined
  readonly isLeft: boolean
}

const UNTOUCHED: Stand = { value: undefined, isLeft: false }

const createStore = () => {
  const stands = new Map<string, Stand>()
  const listeners = new Map<string, () => void>()
  const read = (name: string): Stand => stands.get(name) ?? UNTOUCHED
  const change = (name: string, changed: Partial<Stand>): void => {
    stands.set(name, { ...read(name), ...changed })
    listeners.get(name)?.()
  }
  return {
    read,
    change,
    subscribe: (name: string) => (listen: () => void) => {
      listeners.set(name, listen)
      return () => listeners.delete(name)
    },
  }
}

type Store = ReturnType<typeof createStore>

const useStand = (store: Store, name: string): Stand => {
  const subscribe = useMemo(() => store.subscribe(name), [store, name])
  return useSyncExternalStore(subscribe, () => store.read(name))
}

interface FieldProps {
  readonly name: string
  readonly store: Store
}

const Label = ({ name }: Pick<FieldProps, 'name'>) => (
  <label htmlFor={name}>
    {name} <span aria-hidden="true">*</span>
  </label>
)

const Wrong = ({ name, stand: { value, isLeft } }: { name: string; stand: Stand }) =>
  isLeft && (value === undefined || value === '' || value === false) ? (
    <p id={`${name}-error`}>{name} is required</p>
  ) : null

const Text = memo(({ name, store }: FieldProps) => {
  const stand = useStand(store, name)
  return (
    <div>
      <Label name={name} />
      <input
        id={name}
        name={name}
        type="text"
        aria-required
        aria-describedby={stand.isLeft ? `${name}-error` : undefined}
        value={typeof stand.value === 'string' ? stand.value : ''}
        onChange={(event) => {
          store.change(name, { value: event.currentTarget.value })
        }}
        onBlur={() => {
          store.change(name, { isLeft: true })
        }}
      />
      <Wrong name={name} stand={stand} />
    </div>
  )
})

const Box = memo(({ name, store }: FieldProps) => {
  const stand = useStand(store, name)
  return (
    <div>
      <input
        id={name}
        name={name}
        type="checkbox"
        aria-required
        aria-describedby={stand.isLeft ? `${name}-error` : undefined}
        checked={stand.value === true}
        onChange={(event) => {
          store.change(name, { value: event.currentTarget.checked })
        }}
        onBlur={() => {
          store.change(name, { isLeft: true })
        }}
      />
      <Label name={name} />
      <Wrong name={name} stand={stand} />
    </div>
  )
})

const HandForm = ({ store }: Pick<FieldProps, 'store'>) => (
  <form>
    {listTextNames().map((name) => (
      <Text key={name} name={name} store={store} />
    ))}
    {listBoxes().map((name) => (
      <Box key={name} name={name} store={store} />
    ))}
  </form>
)

/** The form written by hand. */
export const form: MountedForm = {
  mount: (host) => {
    const store = createStore()
    return mountReact(() => <HandForm store={store} />)(host)
  },
  city: 'input[name="city"]',
}
