// Builds the engine package: modules file by file in both formats, and their declarations.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ROOT, run } from './process.mjs'

const DIST = join(ROOT, 'engine/dist')

// The nearest manifest tells what a file's own imports lead to and what may be left out of a bundle.
const scopeOfCommonJs = () => {
  const text = readFileSync(join(ROOT, 'engine/package.json'), 'utf8')
  const { imports, sideEffects } = JSON.parse(text)
  return { type: 'commonjs', sideEffects, imports }
}

const copyDeclarations = () => {
  const keep = (source) => !/\.js(\.map)?$/.test(source)
  cpSync(join(DIST, 'esm'), join(DIST, 'cjs'), { recursive: true, filter: keep })
  writeFileSync(join(DIST, 'cjs/package.json'), `${JSON.stringify(scopeOfCommonJs())}\n`)
  return readdirSync(join(DIST, 'cjs')).length > 0 ? 0 : 1
}

/** Builds the engine. @returns {number} 0, or the exit code of the step that failed. */
export const buildEngine = () => {
  rmSync(DIST, { recursive: true, force: true })
  return (
    run(bin('tsup'), ['--silent']) ||
    run('node', ['node_modules/typescript7/bin/tsc', '-p', 'engine/tsconfig.build.json']) ||
    copyDeclarations()
  )
}

if (process.argv[1] === import.meta.filename) process.exitCode = buildEngine()
