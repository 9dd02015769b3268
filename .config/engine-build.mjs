// Builds the engine package: modules file by file in both formats, and their declarations.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ROOT, run } from './process.mjs'

const DIST = join(ROOT, 'engine/dist')

// Declarations and CommonJS name the files themselves: no manifest has to tell what a short name leads to. Other texts may look alike.
const SHORT = /(['"])(#[\w-]+\/)(\w+)\1/g
const nameFiles = () => {
  const { imports } = JSON.parse(readFileSync(join(ROOT, 'engine/package.json'), 'utf8'))
  const files = readdirSync(DIST, { recursive: true })
  for (const file of files.filter((one) => /\.d\.ts$|^cjs\b.*\.js$/.test(one))) {
    const path = join(DIST, file)
    const condition = file.endsWith('.d.ts') ? 'types' : 'node'
    const toFile = (whole, ...[quote, name, module]) => {
      const target = imports[`${name}*`]?.[condition]
      return target === undefined ? whole : `${quote}${target.replace('*', module)}${quote}`
    }
    writeFileSync(path, readFileSync(path, 'utf8').replace(SHORT, toFile))
  }
}

const copyDeclarations = () => {
  const keep = (source) => !/\.js(\.map)?$/.test(source)
  cpSync(join(DIST, 'esm'), join(DIST, 'cjs'), { recursive: true, filter: keep })
  writeFileSync(join(DIST, 'cjs/package.json'), '{ "type": "commonjs" }\n')
  nameFiles()
  return readdirSync(join(DIST, 'cjs')).length > 0 ? 0 : 1
}

/** Builds the engine. @returns {number} 0, or the exit code of the step that failed. */
export const buildEngine = () => {
  if (!existsSync(bin('tsup'))) {
    console.error('Nothing is installed yet: run `npm ci` at the root of the repository first.')
    return 1
  }
  rmSync(DIST, { recursive: true, force: true })
  return (
    run(bin('tsup'), ['--silent']) ||
    run('node', ['node_modules/typescript7/bin/tsc', '-p', 'engine/tsconfig.build.json']) ||
    copyDeclarations()
  )
}

if (process.argv[1] === import.meta.filename) process.exitCode = buildEngine()
