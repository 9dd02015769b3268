import type { UnitOverride } from '@evkit/engine/range'
import { useEffect, useState } from 'react'
import type { UnitMemory } from '../tool/index.js'

interface UnitsEvent {
  readonly type: 'units.choose'
  readonly override: UnitOverride
}

const isUnits = (event: { readonly type: string }): event is UnitsEvent =>
  event.type === 'units.choose'

/** Keeps what the visitor switches the units to for the visit; all tools of the page follow what is kept. */
export const useKeptUnits = <Event extends { readonly type: string }>(
  memory: UnitMemory,
  send: (event: Event | UnitsEvent) => void,
): ((event: Event) => void) => {
  const [kept] = useState(() => ({
    send: (event: Event): void => {
      if (isUnits(event)) memory.keep(event.override)
      else send(event)
    },
    follow: (): (() => void) => {
      const take = (override: UnitOverride): void => {
        send({ type: 'units.choose', override })
      }
      const override = memory.read()
      if (Object.keys(override).length > 0) take(override)
      return memory.subscribe(take)
    },
  }))
  useEffect(() => kept.follow(), [kept])
  return kept.send
}
