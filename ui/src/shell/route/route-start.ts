// The first script of the planner's page.
import '../../tokens/base.css'
import '../frame.module.css'
import { wakeWith } from '../wake.js'

wakeWith(() => import('./route-client.js'))
