import { renderToStaticMarkup } from 'react-dom/server'
import { drawGround, GroundPicture, groundView, pictureOf, type MapLook } from '../../map/index.js'
import type { RenderMaps } from '../render.types.js'

/** Draws the ground of a look; the live map takes its place when the visitor reaches for it. */
export const drawGroundPicture = (look: MapLook, maps: RenderMaps): string => {
  const picture = pictureOf(look)
  const ground = drawGround(picture, maps.cut(groundView(picture)))
  return renderToStaticMarkup(<GroundPicture look={look} ground={ground} />)
}
