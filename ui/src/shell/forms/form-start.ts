// The first script of a form's page.
import '../../tokens/base.css'
import '../frame.module.css'
import './contact-help.module.css'
import './plain-picker.module.css'
import { wakeForm } from './wake-form.js'

wakeForm(() => import('./form-client.js'))
