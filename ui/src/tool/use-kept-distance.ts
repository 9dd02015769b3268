import type { DistanceUnit } from '@evkit/engine/site'
import { useEffect, useState } from 'react'
import type { UnitMemory } from './unit-memory.js'

/** Keeps the unit of distance for the visit; all tools of the page follow what is kept. */
export const useKeptDistance = (
  memory: UnitMemory,
  choose: (distance: DistanceUnit) => void,
): void => {
  const [follow] = useState(() => (): (() => void) => {
    const take = ({ range }: ReturnType<UnitMemory['read']>): void => {
      if (range !== undefined) choose(range === 'imperial' ? 'mi' : 'km')
    }
    take(memory.read())
    return memory.subscribe(take)
  })
  useEffect(() => follow(), [follow])
}

/** Keeps a unit of distance. */
export const keepDistance = (memory: UnitMemory, distance: DistanceUnit): void => {
  const range = distance === 'mi' ? 'imperial' : 'metric'
  if (memory.read().range !== range) memory.keep({ range })
}
