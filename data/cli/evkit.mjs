#!/usr/bin/env node
// The command `evkit`: main.ts and what it imports, built when a source has changed since.
import { findProgram } from '../../.config/program.mjs'

// A fault names the lines of the sources.
process.setSourceMapsEnabled(true)
await import(await findProgram('data/cli/main.ts'))
