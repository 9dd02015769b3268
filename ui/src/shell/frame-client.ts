import '../tokens/base.css'
import './frame.module.css'
import './pages/pages.module.css'
import '../primitives/button.module.css'
import { watchConsentQuestion } from './consent/consent-start.js'
import { watchMenus } from './menu.dom.js'
import { watchNavigation } from './navigation.js'

watchNavigation()
watchMenus()
watchConsentQuestion()
