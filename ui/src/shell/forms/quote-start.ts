// The first script of the pages of the quote application.
import '../../tokens/base.css'
import '../frame.module.css'
import './contact-help.module.css'
import { wakeWith } from '../wake.js'

wakeWith(() => import('./quote-client.js'))
