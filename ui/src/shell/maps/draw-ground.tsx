import { renderToStaticMarkup } from 'react-dom/server'
import { drawGround, GroundPicture, groundView, type MapLook } from '../../map/index.js'
import type { RenderMaps } from '../render.types.js'

// Most pages look at the middle of their site: drawn once, it is the same for all of them.
const MOST_KEPT = 40
const drawn = new WeakMap<RenderMaps['cut'], Map<string, string>>()

const draw = (look: MapLook, maps: RenderMaps): string => {
  const ground = drawGround(look, maps.cut(groundView(look)))
  return renderToStaticMarkup(<GroundPicture look={look} ground={ground} />)
}

/** Draws the ground of a look; the live map takes its place when the visitor reaches for it. */
export const drawGroundPicture = (look: MapLook, maps: RenderMaps): string => {
  const known = drawn.get(maps.cut) ?? new Map<string, string>()
  drawn.set(maps.cut, known)
  const name = JSON.stringify(look)
  const markup = known.get(name) ?? draw(look, maps)
  known.delete(name)
  known.set(name, markup)
  const oldest = known.size > MOST_KEPT ? known.keys().next() : undefined
  if (oldest?.done === false) known.delete(oldest.value)
  return markup
}
