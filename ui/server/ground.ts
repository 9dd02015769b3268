// The drawn ground of any look: what a map shows until it is live, and where it cannot be.
import { nameRoute } from '@evkit/data/service'
import type { Hono } from 'hono'
import { GROUND_PATH, readGroundLook } from '../src/map/index.js'
import { drawGroundPicture } from '../src/shell/maps/draw-ground.js'
import type { RenderMaps } from '../src/shell/render.types.js'

const HOUR = 3600

/** Adds the call for a drawn ground. The same look has the same ground: browsers keep it for an hour. */
export const mountGround = (app: Hono, maps: RenderMaps): void => {
  app.get(GROUND_PATH, (context) => {
    nameRoute(context, 'ground')
    const look = readGroundLook(new URL(context.req.url).searchParams)
    if (look === undefined) return context.text('No such place on a map', 400)
    context.header('Cache-Control', `public, max-age=${HOUR}`)
    return context.html(drawGroundPicture(look, maps))
  })
}
