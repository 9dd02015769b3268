// The first script of the tools page.
import '../../tokens/base.css'
import '../frame.module.css'
import { wakeWhenReached } from '../wake.js'

wakeWhenReached(() => import('./electrification-client.js'))
