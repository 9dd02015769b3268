// The first script of the page of the retailers.
import '../../tokens/base.css'
import '../frame.module.css'
import './retailers.module.css'
import '../../primitives/button.module.css'
import '../../primitives/inline-notice.module.css'
import { wakeWhenReached } from '../wake.js'

wakeWhenReached(() => import('./retailers-client.js'))
