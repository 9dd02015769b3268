// The first script of the range page.
import '../../tokens/base.css'
import '../frame.module.css'
// Forms that work without scripts are drawn on the server only; their styles come with the page.
import '../../tool/plain-form.module.css'
import { wakeWhenReached } from '../wake.js'

wakeWhenReached(() => import('./range-client.js'))
