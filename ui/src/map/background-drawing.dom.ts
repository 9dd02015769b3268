// Where drawing is slow, the map is drawn out of sight. What was drawn is shown as a picture once it is done, and until
// the next one is there the picture follows the map: the page never waits for a drawing.
import type { Camera } from '@evkit/engine/geo'
import type { Map as Canvas } from 'maplibre-gl'
import { cameraNow } from './camera-now.js'
import type { LaidPicture } from './held-map.js'
import { createPixelReader } from './pixel-reader.dom.js'
import styles from './map-frame.module.css'

/** A map that is drawn out of sight. */
export interface BackgroundDrawing {
  /** Draws what it was told to wait for. */
  readonly resume: () => void
  /** Done once the map as it is can be seen. */
  readonly whenSeen: () => Promise<void>
}

const layOver = (canvas: Canvas, drawn: Camera): LaidPicture => {
  const [now, then] = [canvas.project(canvas.getCenter()), canvas.project(drawn.centre)]
  return {
    moved: { x: then.x - now.x, y: then.y - now.y },
    scale: 2 ** (canvas.getZoom() - drawn.zoom),
  }
}

const put = (picture: HTMLCanvasElement, { moved, scale }: LaidPicture): void => {
  picture.style.transform = `translate(${moved.x}px, ${moved.y}px) scale(${scale})`
}

const show = (picture: HTMLCanvasElement, image: ImageData): void => {
  if (picture.width !== image.width) picture.width = image.width
  if (picture.height !== image.height) picture.height = image.height
  picture.getContext('2d')?.putImageData(image, 0, 0)
}

const addPicture = (canvas: Canvas): HTMLCanvasElement => {
  const picture = document.createElement('canvas')
  picture.className = styles['picture'] ?? ''
  picture.ariaHidden = 'true'
  picture.dataset['part'] = 'map-drawing'
  canvas.getCanvasContainer().append(picture)
  return picture
}

/**
 * Draws a map out of sight from now on.
 *
 * @param canvas - The map, not drawn yet.
 * @param mayWait - Whether the next drawing may wait while the last one lies so.
 */
export const drawInBackground = (
  canvas: Canvas,
  mayWait: (picture: LaidPicture) => boolean,
): BackgroundDrawing => {
  const gl = canvas.getCanvas().getContext('webgl2')
  if (gl === null) throw new Error('A map without a drawing')
  const [picture, reader] = [addPicture(canvas), createPixelReader(gl)]
  const draw = canvas.triggerRepaint.bind(canvas)
  let readings = 0
  let isReading = false
  let isWanted = false
  let drawn: Camera | undefined
  let seen: (() => void)[] = []

  const resume = (): void => {
    if (isWanted && !isReading) draw()
  }
  canvas.triggerRepaint = () => {
    isWanted = true
    if (drawn === undefined || !mayWait(layOver(canvas, drawn))) resume()
  }
  const goOn = (): void => {
    if (isWanted) canvas.triggerRepaint()
    else if (canvas.loaded()) {
      for (const tell of seen) tell()
      seen = []
    }
  }
  const take = async (): Promise<void> => {
    readings += 1
    const [reading, camera] = [readings, cameraNow(canvas)]
    isReading = true
    isWanted = false
    const image = await reader.read()
    // One that was drawn since is read instead.
    if (reading !== readings) return
    isReading = false
    if (image !== undefined) {
      drawn = camera
      show(picture, image)
      put(picture, layOver(canvas, camera))
    }
    goOn()
  }
  canvas.on('render', () => {
    void take()
  })
  canvas.on('move', () => {
    if (drawn !== undefined) put(picture, layOver(canvas, drawn))
  })
  canvas.on('remove', () => {
    readings += 1
  })
  return {
    resume,
    whenSeen: () =>
      new Promise((done) => {
        seen.push(done)
        canvas.triggerRepaint()
      }),
  }
}
