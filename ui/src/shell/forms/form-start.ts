// The first script of a form's page.
import '../../tokens/base.css'
import '../frame.module.css'
import './contact-help.module.css'
import { wakeWith } from '../wake.js'

wakeWith(() => import('./form-client.js'))
