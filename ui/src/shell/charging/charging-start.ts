// The first script of the charging page.
import '../../tokens/base.css'
import '../frame.module.css'
import { wakeWith } from '../wake.js'

wakeWith(() => import('./charging-client.js'))
