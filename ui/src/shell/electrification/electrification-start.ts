// The first script of the tools page.
import '../../tokens/base.css'
import '../frame.module.css'
// The hero that opens the page and the forms that work without scripts are drawn on the server only.
import '../../blocks/hero/hero.module.css'
import '../../blocks/parts/call-to-action.module.css'
import '../../blocks/parts/picture.module.css'
import '../../blocks/parts/played-video.module.css'
import '../../tool/plain-form.module.css'
import { wakeWhenReached } from '../wake.js'

wakeWhenReached(() => import('./electrification-client.js'))
