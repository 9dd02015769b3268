import { useCallback, useRef, useState } from 'react'
import { useLatest } from './use-latest.js'

/** What follows events, and who is told of each that has moved it. */
interface Followed<State, Event> {
  readonly start: State
  /** The same state where nothing has changed. */
  readonly follow: (state: State, event: Event) => State
  /** Told at once: what comes of it does not wait until something is drawn. */
  readonly tell: (state: State, event: Event, before: State) => void
}

/** Keeps a state that follows events by a pure function. */
export const useFollowed = <State, Event>(followed: Followed<State, Event>) => {
  const [state, show] = useState(followed.start)
  const now = useRef(state)
  const latest = useLatest(followed)
  const send = useCallback(
    (event: Event): void => {
      const { follow, tell } = latest.current
      const before = now.current
      const next = follow(before, event)
      if (next === before) return
      now.current = next
      show(next)
      tell(next, event, before)
    },
    [latest],
  )
  return { state, send }
}
