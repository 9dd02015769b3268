import { useEffect, useState } from 'react'
import type { MapPorts } from './map-keeper.js'
import type { MapLook } from './map.types.js'

/** A drawn ground, and where it looks. */
export interface DrawnGround {
  readonly look: MapLook
  /** As the server wrote it; empty where there is none. */
  readonly ground: string
}

const isSameLook = (a: MapLook, b: MapLook): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

interface GroundQuery {
  readonly first: DrawnGround
  /** Where the map is to look. */
  readonly look: MapLook
  /** The live map stands over it: nothing drawn is seen. */
  readonly isCovered: boolean
  readonly drawGround: MapPorts['drawGround']
}

/** The ground that is drawn: that of another look is asked for, and until it has come the last one stays. */
export const useGround = ({ first, look, isCovered, drawGround }: GroundQuery): DrawnGround => {
  const [drawn, setDrawn] = useState(first)
  const [wanted, setWanted] = useState(look)
  if (!isSameLook(wanted, look)) setWanted(look)
  const isThere = isSameLook(drawn.look, wanted)
  useEffect(() => {
    if (isThere || isCovered) return undefined
    const stop = new AbortController()
    void drawGround(wanted, stop.signal).then((ground) => {
      if (!stop.signal.aborted) setDrawn({ look: wanted, ground })
    })
    return () => {
      stop.abort()
    }
  }, [isThere, isCovered, wanted, drawGround])
  return drawn
}
