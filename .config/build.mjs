// npm run build: the engine as a package, and the site.
import { buildEngine } from './engine-build.mjs'
import { ensureInstalled } from './ensure.mjs'
import { buildSite } from './site-build.mjs'

ensureInstalled()
process.exitCode = buildEngine() || buildSite()
