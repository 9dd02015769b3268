// The first script of the range page.
import '../../tokens/base.css'
import '../frame.module.css'
import { wakeWith } from '../wake.js'

wakeWith(() => import('./range-client.js'))
