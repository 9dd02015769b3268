// npm run bench: measures speed, size and pages, and holds each figure against its goal.
// `npm run bench -- engine` runs one group; `--write` puts the figures of the groups that ran into docs/measured.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { buildEngine } from './engine-build.mjs'
import { ensureChromium, ensureInstalled } from './ensure.mjs'
import { formatFigure, wordGoal, writeMeasured } from './measured-page.mjs'
import { ROOT } from './process.mjs'
import { buildSite } from './site-build.mjs'
import { measureSizes, ROOM } from './sizes.mjs'

let end = () => undefined
// Who ends a bench ends what it has begun, or a server would be left behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    end(signal)
    process.exit(1)
  })
}

const figuresOf = async (file, args = [], flags = []) => {
  const bench = spawn(process.execPath, [...flags, '--import', 'tsx', file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  end = (signal) => bench.kill(signal)
  const [stdout, [status]] = await Promise.all([text(bench.stdout), once(bench, 'close')])
  if (status !== 0) throw new Error(`${file} ended with ${status}`)
  return JSON.parse(stdout)
}

const sizes = async () =>
  (await measureSizes()).map(({ name, size, limit }) => ({
    name,
    value: size,
    unit: 'B min+gzip',
    // As the check judges them.
    atMost: Math.floor(limit * (1 + ROOM)),
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
  ['floods', 'Floods of pages', () => figuresOf('ui/bench/run.ts', ['floods'])],
  ['sizes', 'Sizes', sizes],
  ['key-press', 'Response', () => figuresOf('ui/bench/run.ts', ['key-press'])],
  ['planner', 'Presses on a drive', () => figuresOf('ui/bench/run.ts', ['planner'])],
  ['presses', 'Presses on blocks', () => figuresOf('ui/bench/run.ts', ['presses'])],
  ['pictures', 'Sixty pictures', () => figuresOf('ui/bench/run.ts', ['pictures'])],
  ['drag', 'Drag', () => figuresOf('ui/bench/run.ts', ['drag'])],
  ['cards', 'Sixty cars', () => figuresOf('ui/bench/run.ts', ['cards'])],
  ['carousel', 'Carousel', () => figuresOf('ui/bench/run.ts', ['carousel'])],
  ['map', 'Live map', () => figuresOf('ui/bench/run.ts', ['map'])],
  ['forms', 'Forms', () => figuresOf('ui/bench/run.ts', ['forms'])],
  ['lighthouse', 'Lighthouse, mobile', () => figuresOf('ui/bench/run.ts', ['lighthouse'])],
]

const isMet = ({ value, atLeast = -Infinity, atMost = Infinity }) =>
  value >= atLeast && value <= atMost

const print = ({ name, value, unit, ...goal }) => {
  const verdict = isMet({ value, ...goal }) ? '' : '  MISSED'
  console.log(
    `${name.padEnd(60)} ${formatFigure(value).padStart(12)} ${unit.padEnd(10)} ${wordGoal(goal)}${verdict}`,
  )
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
if (args.includes('--write')) {
  writeMeasured(
    groups,
    GROUPS.map(([, title]) => title),
  )
}
process.exitCode = groups.every(({ figures }) => figures.every(isMet)) ? 0 : 1
