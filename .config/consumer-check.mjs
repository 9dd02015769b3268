// The types of the packed engine as a strict team meets them, in each way TypeScript finds modules.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './process.mjs'

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  lib: ['es2023', 'dom'],
  types: [],
  preserveSymlinks: true,
}
const NODE = { module: 'node16', moduleResolution: 'node16' }
const WAYS = [
  ['node16, module', 'consumer.mts', NODE],
  ['node16, CommonJS', 'consumer.cts', NODE],
  ['bundler', 'consumer.ts', { module: 'esnext', moduleResolution: 'bundler' }],
]

const FAULT = /^(\S+?)\(\d+,\d+\): error /gm
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/

// Faults in what others have written cannot be mended here; they are named.
const listFaults = (output) => {
  const files = [...output.matchAll(FAULT)].map(([, file]) => file)
  const packages = files.map((file) => PACKAGE.exec(file)?.[1] ?? 'the consumer')
  const own = packages.filter((name) => name === '@evkit/engine' || name === 'the consumer')
  return { own, others: [...new Set(packages.filter((name) => !own.includes(name)))] }
}

/**
 * Tells whether a program that imports every entry point compiles.
 *
 * @param {string} folder Where the packed engine is installed.
 * @param {readonly string[]} entries
 * @returns {boolean}
 */
export const checkConsumers = (folder, entries) => {
  const lines = entries.map((entry, index) => `import * as e${index} from '${entry}'`)
  const uses = `export const all: readonly object[] = [${entries.map((_, index) => `e${index}`).join()}]`
  return WAYS.map(([name, file, how]) => {
    writeFileSync(join(folder, file), `${lines.join('\n')}\n${uses}\n`)
    const config = { compilerOptions: { ...STRICT, ...how }, files: [file] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
    const { status, stdout } = spawnSync('node', [tsc, '-p', '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const { own, others } = listFaults(stdout)
    const isGood = own.length === 0 && (status === 0 || others.length > 0)
    const rest = others.length === 0 ? '' : `, faults in ${others.join(', ')} alone`
    console.log(`types, ${name}: ${isGood ? 'good' : 'FAILED'}${rest}`)
    if (!isGood) console.log(stdout)
    return isGood
  }).every(Boolean)
}
