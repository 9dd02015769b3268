// npm start: installs what is missing, builds what is stale, serves the site and its service on one port.
import { ensureInstalled, ensureRunnable } from './ensure.mjs'
import { ROOT } from './process.mjs'
import { buildSite, isSiteFresh } from './site-build.mjs'

if (isSiteFresh()) ensureRunnable()
else {
  ensureInstalled()
  console.log('Building the site (once, and after a change; about half a minute) …')
  const code = buildSite()
  if (code !== 0) process.exit(code)
}
console.log('\nOpen the site in a browser at the address that follows; Ctrl+C ends it.')
process.env.NODE_ENV ??= 'production'
await import(new URL('ui/dist/server/main.js', `file://${ROOT}`))
