// npm run docs: writes docs/api, to be opened at docs/api/index.html.
import { makeDocs } from './docs-build.mjs'
import { ensureInstalled } from './ensure.mjs'

ensureInstalled()
const code = makeDocs()
if (code === 0) console.log('The documentation is at docs/api/index.html')
process.exitCode = code
