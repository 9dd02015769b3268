// npm run crawl: walks every page of the built site and says what is wrong with any. `npm run crawl -- --site uk
// --widths 360,1280 --sample 20` walks one site in two widths and looks at twenty pages of it.
import { ensureChromium, ensureInstalled } from './ensure.mjs'
import { tsx } from './process.mjs'
import { buildSite } from './site-build.mjs'

ensureInstalled()
ensureChromium()
process.exitCode = buildSite() || tsx('ui/bench/crawl-run.ts', process.argv.slice(2))
