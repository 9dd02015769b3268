// The first script of the planner's page.
import '../../tokens/base.css'
import '../frame.module.css'
import { wakeWhenReached, wakeWith } from '../wake.js'

// Places without a road are those the server could not find one for: the page asks again.
const isMissing =
  new URLSearchParams(window.location.search).has('from') &&
  document.querySelector('[data-part="reach"]') === null

const wake = isMissing ? wakeWith : wakeWhenReached

wake(() => import('./route-client.js'))
