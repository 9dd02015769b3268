// The first script of the costs and savings page.
import '../../tokens/base.css'
import '../frame.module.css'
import { wakeWhenReached } from '../wake.js'

wakeWhenReached(() => import('./savings-client.js'))
