// The first script of the tools page.
import '../../tokens/base.css'
import '../frame.module.css'
import { wakeWith } from '../wake.js'

wakeWith(() => import('./electrification-client.js'))
