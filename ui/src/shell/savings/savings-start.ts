// The first script of the costs and savings page.
import '../../tokens/base.css'
import '../frame.module.css'
import { wakeWith } from '../wake.js'

wakeWith(() => import('./savings-client.js'))
