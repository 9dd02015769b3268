// The same hundred fields written by hand over a store of their own: each field hears of its own value only.
import { memo, useSyncExternalStore } from 'react'
import { listBoxes, listTextNames } from './large-form.js'

type Value = string | boolean

const createStore = () => {
  const values = new Map<string, Value>()
  const listeners = new Map<string, () => void>()
  return {
    read: (name: string): Value | undefined => values.get(name),
    write: (name: string, value: Value): void => {
      values.set(name, value)
      listeners.get(name)?.()
    },
    subscribe: (name: string) => (listen: () => void) => {
      listeners.set(name, listen)
      return () => listeners.delete(name)
    },
  }
}

type Store = ReturnType<typeof createStore>

const useValue = (store: Store, name: string): Value | undefined =>
  useSyncExternalStore(store.subscribe(name), () => store.read(name))

interface FieldProps {
  readonly name: string
  readonly store: Store
}

const Text = memo(({ name, store }: FieldProps) => {
  const value = useValue(store, name)
  return (
    <div>
      <label htmlFor={name}>{name}</label>
      <input
        id={name}
        name={name}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => {
          store.write(name, event.currentTarget.value)
        }}
      />
    </div>
  )
})

const Box = memo(({ name, store }: FieldProps) => {
  const value = useValue(store, name)
  return (
    <div>
      <input
        id={name}
        type="checkbox"
        checked={value === true}
        onChange={(event) => {
          store.write(name, event.currentTarget.checked)
        }}
      />
      <label htmlFor={name}>{name}</label>
    </div>
  )
})

const store = createStore()

/** The form written by hand. */
export const HandForm = () => (
  <form>
    {listTextNames().map((name) => (
      <Text key={name} name={name} store={store} />
    ))}
    {listBoxes().map((name) => (
      <Box key={name} name={name} store={store} />
    ))}
  </form>
)
