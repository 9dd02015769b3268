import type { Map as Canvas } from 'maplibre-gl'
import { drawInBackground } from './background-drawing.dom.js'
import { cameraNow } from './camera-now.js'
import { centreBehind, isFilled } from './held-map.js'
import { holdMap, type Hold } from './hold-map.dom.js'

/** A map whose drawings take several frames. */
export interface SlowMap {
  readonly hold: Hold
  /** Done once the map as it is can be seen. */
  readonly whenSeen: () => Promise<void>
}

/** Where a map lies. */
export interface SlowMapPlace {
  /** What is seen of it. */
  readonly place: HTMLElement
  /** What it is drawn on, larger than its place on every side. */
  readonly sheet: HTMLElement
}

// Of the margin: who pulls on meets the next drawing before the rest is used up.
const USED = 0.75

/**
 * Draws a map out of sight, and lets it be pulled as a picture: it is drawn anew when its margin wanes, and when it is
 * let go.
 */
export const slowMap = (canvas: Canvas, { place, sheet }: SlowMapPlace): SlowMap => {
  let from = cameraNow(canvas)
  let reach = { x: 0, y: 0 }
  const hold = holdMap({
    sheet,
    take: () => {
      from = cameraNow(canvas)
      reach = {
        x: ((sheet.clientWidth - place.clientWidth) / 2) * USED,
        y: ((sheet.clientHeight - place.clientHeight) / 2) * USED,
      }
    },
    pull: (moved) => {
      canvas.jumpTo({ center: centreBehind(from, moved) })
    },
    letGo: () => {
      drawing.resume()
    },
  })
  const drawing = drawInBackground(canvas, (picture) => hold.isHeld() && isFilled(picture, reach))
  return { hold, whenSeen: drawing.whenSeen }
}
