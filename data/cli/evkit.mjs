#!/usr/bin/env node
// The command `evkit`: runs main.ts from its sources, with the loader of this workspace.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const loader = import.meta.resolve('tsx')
const child = spawn(
  process.execPath,
  ['--conditions=@evkit/source', '--import', loader, main, ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
child.on('error', (error) => {
  console.error(String(error))
  process.exitCode = 1
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
