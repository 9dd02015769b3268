// Makes the packages as they are published, and publishes nothing.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ROOT, run, runSteps } from './process.mjs'

const FOLDER = join(ROOT, 'dist/release')

const SURFACE = ['run', '--config', 'vitest.workspace.ts', '--project', 'node', 'docs/test/surface']

const release = () => {
  if (!existsSync(bin('tsup'))) {
    console.error('Nothing is installed yet: run `npm ci` at the root of the repository first.')
    return 1
  }
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const code = runSteps([
    ['the package', () => run('node', ['.config/package-check.mjs', FOLDER])],
    ['sizes in bundlers', () => run('node', ['.config/sizes.mjs', 'engine'])],
    // As on a build server: a list of names that differs fails, and is not written.
    ['names and types that are promised', () => run(bin('vitest'), SURFACE, { CI: '1' })],
  ])
  if (code !== 0) return code
  console.log(`\nPacked into ${FOLDER}; nothing was published.`)
  if (!process.argv.includes('--dry'))
    console.log(`To publish, run: npm publish ${join(FOLDER, '<file>.tgz')} --access public`)
  return 0
}

process.exitCode = release()
