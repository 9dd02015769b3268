import type { UnitOverride } from '@evkit/engine/range'
import { useEffect, useState } from 'react'
import type { UnitMemory } from './range-tool.types.js'
import { readUnits, writeUnits } from './unit-memory.js'

/** An event that switches units, among others. */
interface UnitsEvent {
  readonly type: 'units.choose'
  readonly override: UnitOverride
}

const isUnits = (event: { readonly type: string }): event is UnitsEvent =>
  event.type === 'units.choose'

/** Keeps what the visitor switches the units to for the visit, and takes up what was kept, also by another tool. */
export const useKeptUnits = <Event extends { readonly type: string }>(
  memory: UnitMemory,
  send: (event: Event | UnitsEvent) => void,
): ((event: Event) => void) => {
  const [kept] = useState(() => ({
    send: (event: Event): void => {
      if (isUnits(event)) {
        memory.write(writeUnits({ ...readUnits(memory.read()), ...event.override }))
      }
      send(event)
    },
    takeUp: (): void => {
      const override = readUnits(memory.read())
      if (Object.keys(override).length > 0) send({ type: 'units.choose', override })
    },
  }))
  useEffect(() => {
    kept.takeUp()
    return memory.subscribe(kept.takeUp)
  }, [kept, memory])
  return kept.send
}
