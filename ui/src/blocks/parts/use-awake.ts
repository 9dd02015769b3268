import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether a block answers to the visitor: not on the server, and not while it wakes. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
