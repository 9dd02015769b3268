import type { PlannerState } from '@evkit/engine/route'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { FollowedRoad } from './route-first-view.js'

/** How long a drive has to stand before others are compared with it [ms]. */
const REST = 120

/**
 * Gives the state a road is shown by. A press is on the screen before the drive is planned anew; other plans are worked out
 * once the visitor rests, each in a task of its own. Another road is shown at once.
 *
 * @param state - The state as it is now.
 * @param planNext - Works out one more of the plans that stand side by side; false where none is missing.
 */
export const useFollowedRoad = (
  state: PlannerState,
  planNext: (state: PlannerState) => boolean,
): FollowedRoad => {
  const [followed, setFollowed] = useState<FollowedRoad>(() => ({ state, compare: 'all' }))
  const isOther = followed.state.answer !== state.answer
  const road: FollowedRoad = isOther ? { state, compare: 'all' } : followed
  if (isOther) setFollowed(road)
  const isBehind = road.state !== state
  const follow = useEffectEvent(() => {
    startTransition(() => {
      setFollowed({ state, compare: 'known' })
    })
  })
  useEffect(() => {
    if (!isBehind) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(follow)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isBehind, road])
  useEffect(() => {
    if (isBehind || road.compare === 'all') return undefined
    let timer = setTimeout(compare, REST, false)
    function compare(hasPlanned: boolean) {
      if (planNext(road.state)) {
        timer = setTimeout(compare, 0, true)
      } else if (hasPlanned) {
        startTransition(() => {
          setFollowed({ state: road.state, compare: 'all' })
        })
      }
    }
    return () => {
      clearTimeout(timer)
    }
  }, [isBehind, road, planNext])
  return road
}
