// npm run bench: measures speed, size and pages, and holds each figure against its goal.
// `npm run bench -- engine` runs one group; `--write` puts the figures of a whole run into docs/measured.md.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import { join } from 'node:path'
import { buildEngine } from './engine-build.mjs'
import { ensureChromium, ensureInstalled } from './ensure.mjs'
import { ROOT } from './process.mjs'
import { buildSite } from './site-build.mjs'
import { measureSizes } from './sizes.mjs'

const figuresOf = (file, args = [], flags = []) => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [...flags, '--import', 'tsx', file, ...args],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (status !== 0) throw new Error(`${file} ended with ${status}`)
  return JSON.parse(stdout)
}

const sizes = async () =>
  (await measureSizes()).map(({ name, size, limit }) => ({
    name,
    value: size,
    unit: 'B min+gzip',
    atMost: limit,
  }))

const GROUPS = [
  ['engine', 'Engine', () => figuresOf('engine/bench/run.ts', [], ['--expose-gc'])],
  ['route', 'Routes and maps', () => figuresOf('engine/bench/run.ts', ['route'], ['--expose-gc'])],
  [
    'service',
    'Service',
    () => figuresOf('data/bench/run.ts', ['service'], ['--conditions=@evkit/source']),
  ],
  ['csv', 'Tables', () => figuresOf('data/bench/run.ts', ['csv'], ['--expose-gc'])],
  [
    'routing',
    'Roads and places',
    () => figuresOf('data/bench/run.ts', ['routing'], ['--conditions=@evkit/source']),
  ],
  [
    'leads',
    'Leads',
    () => figuresOf('data/bench/run.ts', ['leads'], ['--conditions=@evkit/source']),
  ],
  [
    'flood',
    'Floods',
    () => figuresOf('data/bench/run.ts', ['flood'], ['--conditions=@evkit/source']),
  ],
  ['sizes', 'Sizes', sizes],
  ['key-press', 'Response', () => figuresOf('ui/bench/run.ts', ['key-press'])],
  ['drag', 'Drag', () => figuresOf('ui/bench/run.ts', ['drag'])],
  ['map', 'Live map', () => figuresOf('ui/bench/run.ts', ['map'])],
  ['forms', 'Forms', () => figuresOf('ui/bench/run.ts', ['forms'])],
  ['lighthouse', 'Lighthouse, mobile', () => figuresOf('ui/bench/run.ts', ['lighthouse'])],
]

const format = (value) =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))

const goalOf = ({ atLeast, atMost }) => {
  if (atLeast !== undefined) return `at least ${format(atLeast)}`
  return atMost === undefined ? '' : `at most ${format(atMost)}`
}

const isMet = ({ value, atLeast = -Infinity, atMost = Infinity }) =>
  value >= atLeast && value <= atMost

const print = ({ name, value, unit, ...goal }) => {
  const verdict = isMet({ value, ...goal }) ? '' : '  MISSED'
  console.log(
    `${name.padEnd(60)} ${format(value).padStart(12)} ${unit.padEnd(10)} ${goalOf(goal)}${verdict}`,
  )
}

const write = (groups) => {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() || arch()}), ${platform()}, Node ${process.versions.node}`
  const day = new Date().toISOString().slice(0, 10)
  const lines = groups.flatMap(({ title, figures }) => [
    `## ${title}`,
    '',
    '| what | measured | unit | goal |',
    '|---|---:|---|---|',
    ...figures.map(
      (figure) =>
        `| ${figure.name} | ${format(figure.value)} | ${figure.unit} | ${goalOf(figure)} |`,
    ),
    '',
  ])
  const text = [
    '<!-- Written by `npm run bench -- --write`. Do not edit. -->',
    '# Measured',
    '',
    `On ${day}, ${machine}. Speeds are processor time on one core, the median of seven rounds; pages are the median of`,
    'five runs. A line that starts with "peer" is another way to do the same work, timed in the same run.',
    '',
    ...lines,
  ].join('\n')
  writeFileSync(join(ROOT, 'docs/measured.md'), text)
}

const args = process.argv.slice(2)
const wanted = args.filter((one) => one !== '--write')
const unknown = wanted.filter((name) => !GROUPS.some(([group]) => group === name))
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Groups: ${GROUPS.map(([name]) => name).join(', ')}`,
  )
  process.exit(1)
}
ensureInstalled()
ensureChromium()
if (buildEngine() !== 0 || buildSite() !== 0) process.exit(1)

const groups = []
for (const [name, title, measure] of GROUPS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n== ${title}`)
  const figures = await measure()
  figures.forEach(print)
  groups.push({ title, figures })
}
if (args.includes('--write') && wanted.length === 0) write(groups)
process.exitCode = groups.every(({ figures }) => figures.every(isMet)) ? 0 : 1
