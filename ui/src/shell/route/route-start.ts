// The first script of the planner's page.
import '../../tokens/base.css'
import '../frame.module.css'
// Forms that work without scripts are drawn on the server only; their styles come with the page.
import '../../tool/plain-form.module.css'
import { hasKeptTrips } from '../ports/tools/has-kept-trips.js'
import { roadLater } from './road-later.js'
import { wakeWhenReached, wakeWith } from '../wake.js'

// Places without a road are those the server could not find one for: the page asks again.
const isMissing =
  new URLSearchParams(window.location.search).has('from') &&
  document.querySelector('[data-part="reach"]') === null

const hasRoad = document.querySelector('[data-part="map-text"]') !== null

// Who has kept trips finds them without reaching for the page.
const wake = isMissing || hasKeptTrips() ? wakeWith : wakeWhenReached

const load = () => import('./route-client.js')

// Both are on their way at once.
wake(async () => {
  const client = load()
  if (hasRoad) await roadLater.load()
  return client
})
