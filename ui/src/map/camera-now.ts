import type { Camera } from '@evkit/engine/geo'
import type { Map as Canvas } from 'maplibre-gl'

/** Where a live map looks now. */
export const cameraNow = (canvas: Canvas): Camera => {
  const { lat, lng } = canvas.getCenter()
  return { centre: { lat, lng }, zoom: canvas.getZoom() }
}
