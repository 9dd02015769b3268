// The first script of the pages of the quote application.
import '../../tokens/base.css'
import '../frame.module.css'
import './contact-help.module.css'
import './plain-picker.module.css'
import { wakeForm } from './wake-form.js'

wakeForm(() => import('./quote-client.js'))
