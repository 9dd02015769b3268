// Builds the engine package: modules file by file in both formats, and their declarations.
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ROOT, run } from './process.mjs'

const DIST = join(ROOT, 'engine/dist')

const copyDeclarations = () => {
  const keep = (source) => !/\.js(\.map)?$/.test(source)
  cpSync(join(DIST, 'esm'), join(DIST, 'cjs'), { recursive: true, filter: keep })
  writeFileSync(join(DIST, 'cjs/package.json'), '{ "type": "commonjs" }\n')
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
