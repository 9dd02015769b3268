import {
  tileStripMachine,
  type TileStripEvent,
} from '../../src/forms/quote/vehicle-picker/tile-strip.machine.js'
import { walkMachine, type Walk } from './walk.js'

/** Walks a strip of tiles: pressed, dragged, measured on its way and at its end. */
export const walkTileStrip = (): Walk<TileStripEvent> =>
  walkMachine(tileStripMachine, {
    input: undefined,
    events: [
      { type: 'strip.measured', place: { offset: 0, room: 600 } },
      { type: 'strip.measured', place: { offset: 250, room: 600 } },
      { type: 'button.press', way: 'next', now: 0 },
      { type: 'button.press', way: 'previous', now: 250 },
      { type: 'strip.hold' },
    ],
    delays: ['timeout'],
    distinguish: ({ value, context }) => [value, context.place, context.target],
  })
