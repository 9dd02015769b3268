// The first script of a page of a host with forms in it.
import '../../tokens/base.css'
import { wakeWith } from '../wake.js'

wakeWith(() => import('./embedded-client.js'))
