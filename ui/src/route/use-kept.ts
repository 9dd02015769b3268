import { useCallback, useEffect, useState } from 'react'
import type { KeptParts } from './kept.types.js'
import type { RoutePlannerProps } from './route-tool.types.js'

/** What lists kept trips, where there are any: absent until it is there. */
export const useKept = ({
  kept,
  ports: { hasKept, log },
}: Pick<RoutePlannerProps, 'kept' | 'ports'>): {
  readonly part: KeptParts | undefined
  /** A trip has been kept. */
  readonly show: () => void
} => {
  const [isNeeded, setNeeded] = useState(false)
  const show = useCallback(() => {
    setNeeded(true)
  }, [])
  useEffect(() => {
    if (hasKept()) show()
  }, [hasKept, show])
  return { part: kept.usePart(isNeeded, log), show }
}
