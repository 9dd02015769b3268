// The first script of a page made of blocks: the frame's, and what waits for the first touch to send for the rest.
import '../../tokens/base.css'
import '../frame.module.css'
import '../pages/pages.module.css'
import '../../primitives/button.module.css'
// Blocks that are not hydrated are drawn on the server only; their styles come with the page.
import '../../blocks/banner/banner.module.css'
import '../../blocks/care/care-package.module.css'
import '../../blocks/compare/compare.module.css'
import '../../blocks/faq/faq.module.css'
import '../../blocks/fleet/fleet-links.module.css'
import '../../blocks/info-message/info-message.module.css'
import '../../blocks/intro/intro.module.css'
import '../../blocks/parts/disclaimer-list.module.css'
import '../../blocks/parts/dismissed-messages.module.css'
import '../../blocks/parts/markdown.module.css'
import '../../blocks/product/product-list.module.css'
import '../../blocks/read-more/read-more.module.css'
import '../../blocks/sub-navigation/sub-navigation.module.css'
import '../../blocks/key-figures/key-figures.module.css'
import '../../blocks/hero/hero.module.css'
import '../../blocks/car-price/car-price.module.css'
import '../../blocks/fact-table/fact-table.module.css'
import '../../blocks/versions/versions.module.css'
import '../../blocks/statement/statement.module.css'
import '../gallery/gallery.module.css'
import './finding-note.module.css'
import './page-controls.module.css'
import { watchConsentQuestion } from '../consent/consent-start.js'
import { watchMenus } from '../menu.dom.js'
import { watchNavigation } from '../navigation.js'
import './print.css'
import './reveal.css'
import { watchFirstTouch } from './first-touch.dom.js'

watchNavigation()
watchMenus()
watchConsentQuestion()
watchFirstTouch(() => import('./blocks-client.js'))
