// The first script of the range page.
import '../../tokens/base.css'
import '../frame.module.css'
import { wakeWhenReached } from '../wake.js'

wakeWhenReached(() => import('./range-client.js'))
