// The first script of a form that is framed.
import '../../tokens/base.css'
import { wakeWith } from '../wake.js'

wakeWith(() => import('./framed-form-client.js'))
