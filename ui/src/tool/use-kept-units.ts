import type { Named, UnitsAction } from '@evkit/engine/internal/tool'
import { useEffect, useState } from 'react'
import type { UnitMemory } from './unit-memory.js'

const isUnits = (event: Named): event is UnitsAction => event.type === 'units.choose'

/** Keeps what the visitor switches the units to for the visit; all tools of the page follow what is kept. */
export const useKeptUnits = <Event extends Named>(
  memory: UnitMemory | undefined,
  send: (event: Event | UnitsAction) => void,
): ((event: Event) => void) => {
  const [kept] = useState(() => ({
    send: (event: Event): void => {
      if (isUnits(event)) memory?.keep(event.override)
      else send(event)
    },
    follow: (): (() => void) | undefined => {
      if (memory === undefined) return undefined
      const choose = (override: UnitsAction['override']): void => {
        send({ type: 'units.choose', override })
      }
      const override = memory.read()
      if (Object.keys(override).length > 0) choose(override)
      return memory.subscribe(choose)
    },
  }))
  useEffect(() => kept.follow(), [kept])
  return kept.send
}
