// Runs one of the project's programs, built when a source has changed since: node .config/run-program.mjs <source> [args]
import { findProgram } from './program.mjs'

const [source = ''] = process.argv.splice(2, 1)
// A fault names the lines of the sources.
process.setSourceMapsEnabled(true)
await import(await findProgram(source))
