// Runs the site's benches and writes the figures as JSON: `lighthouse`, `key-press`, `drag`, `cards`, `carousel`, `map`, `forms`, `floods`, `planner`, `presses` or `pictures`.
import { measureCards } from './cards.js'
import { measureCarousel } from './carousel.js'
import { measureDrag } from './drag.js'
import { measureFloods } from './floods.js'
import { measureForms } from './forms.js'
import { measureKeyPress } from './key-press.js'
import { measureLighthouse } from './lighthouse.js'
import { measureMap } from './map.js'
import { measurePictures } from './pictures.js'
import { measurePlannerPresses } from './planner-presses.js'
import { measurePresses } from './presses.js'

const MEASURES = {
  lighthouse: measureLighthouse,
  'key-press': measureKeyPress,
  drag: measureDrag,
  cards: measureCards,
  carousel: measureCarousel,
  map: measureMap,
  forms: measureForms,
  floods: measureFloods,
  planner: measurePlannerPresses,
  presses: measurePresses,
  pictures: measurePictures,
} as const

// A process that is ended by a signal leaves what it began; one that exits takes the server with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1))
}
const [name = ''] = process.argv.slice(2)
const measure = Object.entries(MEASURES).find(([one]) => one === name)?.[1]
if (measure === undefined) throw new Error(`Unknown: ${name}`)
process.stdout.write(JSON.stringify(await measure()))
