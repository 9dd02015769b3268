// The first script of the charging page.
import '../../tokens/base.css'
import '../frame.module.css'
import { wakeWhenReached } from '../wake.js'

wakeWhenReached(() => import('./charging-client.js'))
