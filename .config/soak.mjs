// npm run soak: kills the service of the forms 200 times while 20 clients post, and counts what is lost or there twice.
// `npm run soak -- 20 50` makes 20 rounds with 50 clients; with DATABASE_URL on that database, with --storage without
// the calls.
import { ensureInstalled } from './ensure.mjs'
import { tsx } from './process.mjs'

ensureInstalled()
process.exitCode = tsx('data/bench/leads-soak-run.ts', process.argv.slice(2))
