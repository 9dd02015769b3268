import { useEffect, useRef } from 'react'

/** Tells each event once: what the visitor has chosen since then stands. */
export const useTold = <Told extends object>(
  events: readonly Told[],
  send: (event: Told) => void,
): void => {
  const told = useRef(new Set<Told>())
  useEffect(() => {
    for (const event of events) {
      if (!told.current.has(event)) send(event)
      told.current.add(event)
    }
  }, [events, send])
}
