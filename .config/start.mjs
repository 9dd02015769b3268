// npm start: installs what is missing, builds what is stale, serves the site and its service on one port.
import { ensureInstalled, ensureRunnable } from './ensure.mjs'
import { ROOT } from './process.mjs'
import { buildSite, isSiteFresh } from './site-build.mjs'

if (isSiteFresh()) ensureRunnable()
else {
  ensureInstalled()
  const code = buildSite()
  if (code !== 0) process.exit(code)
}
process.env.NODE_ENV ??= 'production'
await import(new URL('ui/dist/server/main.js', `file://${ROOT}`))
