// Checks the engine as it would be published: what is packed, how it resolves, and that every entry really imports.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { checkConsumers } from './consumer-check.mjs'
import { buildEngine } from './engine-build.mjs'
import { bin, ROOT, run } from './process.mjs'
import { stageEngine } from './stage-package.mjs'

const folder = mkdtempSync(join(tmpdir(), 'package-'))

const readManifest = () => JSON.parse(readFileSync(join(ROOT, 'engine/package.json'), 'utf8'))

const node = (args, cwd) => spawnSync('node', args, { cwd, encoding: 'utf8' })

// What was built before does not count: the package is built anew, and packed as it is published.
const pack = () => {
  if (buildEngine() !== 0) return undefined
  const staged = stageEngine(join(folder, 'staged'))
  const code = run('npm', ['pack', staged, '--pack-destination', folder, '--silent'])
  return code === 0 ? readdirSync(folder).find((name) => name.endsWith('.tgz')) : undefined
}

const install = (tarball) => {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@evkit/engine'), { recursive: true })
  const { dependencies, peerDependencies } = readManifest()
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  }
  return spawnSync('tar', [
    'xzf',
    join(folder, tarball),
    '--strip-components=1',
    '-C',
    join(modules, '@evkit/engine'),
  ]).status
}

const listFolder = (below) =>
  readdirSync(join(ROOT, 'engine/src/entries', below))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `@evkit/engine/${below}${file.replace(/\.ts$/, '')}`)

const listEntries = () => listFolder('')

// Only packages of this repository import them, but they have to resolve in every way all the same.
const listInternal = () => listFolder('internal/')

// An entry of types alone offers a program nothing.
const isOfTypes = (entry) => {
  const file = join(ROOT, 'engine/src/entries', `${entry.replace('@evkit/engine/', '')}.ts`)
  return !/^export \{/m.test(readFileSync(file, 'utf8'))
}

// Each entry in a plain Node of its own, as a module and as CommonJS; both must offer the same names.
const importBoth = (entry) => {
  const print =
    'console.log(Object.keys(m).filter((k) => k !== "default" && k !== "module.exports").sort().join())'
  writeFileSync(join(folder, 'esm.mjs'), `import * as m from '${entry}'\n${print}\n`)
  writeFileSync(join(folder, 'cjs.cjs'), `const m = require('${entry}')\n${print}\n`)
  const [esm, cjs] = [node(['esm.mjs'], folder), node(['cjs.cjs'], folder)]
  const isGood =
    esm.status === 0 &&
    cjs.status === 0 &&
    esm.stdout === cjs.stdout &&
    (isOfTypes(entry) || esm.stdout.trim() !== '')
  const count = esm.stdout.trim().split(',').filter(Boolean).length
  console.log(`${entry.padEnd(36)} ${isGood ? `${count} names, the same both ways` : 'FAILED'}`)
  if (!isGood) console.log(esm.stderr, cjs.stderr, esm.stdout, cjs.stdout)
  return isGood
}

// What a domain computes, and what a package it stands on computes for it.
const ANSWERS = [
  [
    'charging',
    'const answer = m.labelDuration(26)',
    '{"_tag":"Some","value":{"kind":"minutes","minutes":26}}',
  ],
  [
    'geo',
    `const points = [{ lat: 57.7, lng: 11.97 }, { lat: 57.71, lng: 11.98 }]
    const world = { low: { latitude: -90, longitude: -180 }, high: { latitude: 90, longitude: 180 } }
    const answer = [
      m.encodePolyline(m.decodePolyline('_p~iF~ps|U').right),
      m.listClusters(m.toClusterIndex(points), { viewport: world, zoom: 5 }).length,
      m.listAlong(m.toPointIndex(points), { line: m.toLine(points), width: 2000 }).length,
      m.toRing(points[0], 1000).length,
    ]`,
    '["_p~iF~ps|U",1,2,130]',
  ],
]

const isSameAnswer = ([domain, use, expected]) => {
  const print = 'console.log(JSON.stringify(answer))'
  const [esm, cjs] = [join(folder, 'esm.mjs'), join(folder, 'cjs.cjs')]
  writeFileSync(esm, `import * as m from '@evkit/engine/${domain}'\n${use}\n${print}\n`)
  writeFileSync(cjs, `const m = require('@evkit/engine/${domain}')\n${use}\n${print}\n`)
  return [esm, cjs].every((file) => node([file], folder).stdout.trim() === expected)
}

// Who reads the page in the package has no repository around it.
const listDeadLinks = () => {
  const text = readFileSync(join(folder, 'node_modules/@evkit/engine/README.md'), 'utf8')
  const targets = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, target]) => target)
  return targets.filter(
    (target) =>
      !target.startsWith('https://') &&
      !existsSync(join(folder, 'node_modules/@evkit/engine', target)),
  )
}

const listUnnamedEntries = () => {
  const text = readFileSync(join(folder, 'node_modules/@evkit/engine/README.md'), 'utf8')
  return listEntries().filter((entry) => !text.includes(`\`${entry}\``))
}

const isClosed = () => {
  writeFileSync(join(folder, 'deep.mjs'), "import '@evkit/engine/charging/motor'\n")
  return node(['deep.mjs'], folder).stderr.includes('ERR_MODULE_NOT_FOUND')
}

// Asked for by a release, which takes the package and longer than a test.
const isKept = (path) => {
  const target = process.argv[2]
  if (target === undefined) return true
  if (!checkConsumers(folder, listEntries())) return false
  cpSync(path, join(target, basename(path)))
  return true
}

const check = () => {
  const tarball = pack()
  if (tarball === undefined || install(tarball) !== 0) return 1
  const path = join(folder, tarball)
  const lint = run(bin('publint'), ['run', path, '--strict'])
  const paths = [...listEntries(), ...listInternal()].map((entry) =>
    entry.replace('@evkit/engine', '.'),
  )
  const types = run(bin('attw'), [
    path,
    '--profile',
    'node16',
    '--format',
    'table-flipped',
    '--entrypoints',
    ...paths,
  ])
  const imports = [...listEntries(), ...listInternal()].map(importBoth)
  const dead = listDeadLinks()
  const unnamed = listUnnamedEntries()
  for (const target of dead)
    console.log(`README.md leads to ${target}, which is not in the package`)
  for (const entry of unnamed) console.log(`README.md does not name ${entry}`)
  const rest = [
    ['every link of README.md leads somewhere', dead.length === 0],
    ['README.md names every entry point', unnamed.length === 0],
    ['what is computed is the same both ways', ANSWERS.every(isSameAnswer)],
    ['no other file can be imported', isClosed()],
  ]
  for (const [name, isGood] of rest) console.log(`${name}: ${isGood ? 'yes' : 'NO'}`)
  if (!isKept(path)) return 1
  return lint || types || (imports.every(Boolean) && rest.every(([, isGood]) => isGood) ? 0 : 1)
}

try {
  process.exitCode = check()
} finally {
  rmSync(folder, { recursive: true })
}
