// How many rows of a CSV file the command answers in a second, file to file, and what it keeps in memory meanwhile.
import { createReadStream, createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { middle, type Figure } from '../../.config/measure.mjs'
import { COST_TOOL } from '../cli/cost-tool.js'
import { openData } from '../cli/open-data.js'
import { SAVINGS_TOOL } from '../cli/savings-tool.js'
import { textWriter } from '../cli/streams.js'
import { runTable } from '../cli/table.js'
import type { OpenTool, Tool } from '../cli/tool.types.js'

const ROWS = 200_000
const LONG = 5
const ROUNDS = 5
const GOAL = 200_000
const MEGABYTE = 1_048_576
const MOST_MEGABYTES = 8
const EVERY = 16

const FILES = {
  cost: {
    tool: COST_TOOL,
    header: 'costType,costMileage,costEnergy',
    row: (at: number) => `EX30,${1000 + (at % 29_000)},${(5 + (at % 90)) / 100}`,
  },
  savings: {
    tool: SAVINGS_TOOL,
    header: 'car,mileage,fuelCost,fuelEconomy,energyCost',
    row: (at: number) =>
      `EX30,${1000 + (at % 29_000)},${1 + (at % 150) / 100},${20 + (at % 60)},${(5 + (at % 90)) / 100}`,
  },
} as const

const makeFile = (folder: string, name: keyof typeof FILES, rows: number): string => {
  const { header, row } = FILES[name]
  const file = join(folder, `${name}-${rows}.csv`)
  writeFileSync(file, [header, ...Array.from({ length: rows }, (_, at) => row(at)), ''].join('\n'))
  return file
}

const openTool = (tool: Tool): OpenTool => {
  const opened = openData(new URL('../', import.meta.url))
  if (E.isLeft(opened)) throw new Error(opened.left.join('\n'))
  const open = tool.open(opened.right.data, 'uk')
  if (E.isLeft(open)) throw new Error(open.left.join('\n'))
  return open.right
}

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

interface Run {
  readonly tool: Tool
  readonly open: OpenTool
  readonly file: string
  /** Called with each piece of the answer. */
  readonly watch?: () => void
}

const answerFile = async ({ tool, open, file, watch }: Run): Promise<number> => {
  const target = createWriteStream(`${file}.out`)
  const write = textWriter(target)
  const { answered, refused } = await runTable(tool, open, {
    pieces: createReadStream(file, { encoding: 'utf8' }),
    out: async (text) => {
      watch?.()
      await write(text)
    },
    err: async (text) => Promise.reject(new Error(text)),
    preface: '',
  })
  await new Promise<void>((resolve) => target.end(resolve))
  if (refused > 0) throw new Error(`${refused} rows refused`)
  return answered
}

const rowsPerSecond = async (run: Run): Promise<number> => {
  const rates: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const started = processorSeconds()
    const rows = await answerFile(run)
    // The first round warms up.
    if (round > 0) rates.push(rows / (processorSeconds() - started))
  }
  return middle(rates)
}

// [MB] What is still held at its highest while a file is answered, above what was held before.
const heapGrowth = async (run: Run): Promise<number> => {
  const { gc } = globalThis
  if (gc === undefined) throw new Error('Run with --expose-gc')
  const heldNow = (): number => {
    gc()
    return process.memoryUsage().heapUsed
  }
  const before = heldNow()
  let highest = before
  let pieces = 0
  const watch = (): void => {
    pieces += 1
    if (pieces % EVERY === 0) highest = Math.max(highest, heldNow())
  }
  await answerFile({ ...run, watch })
  return (highest - before) / MEGABYTE
}

const measureTool = async (
  folder: string,
  name: keyof typeof FILES,
): Promise<readonly Figure[]> => {
  const { tool } = FILES[name]
  const open = openTool(tool)
  const short = { tool, open, file: makeFile(folder, name, ROWS) }
  const rate = await rowsPerSecond(short)
  const long = { tool, open, file: makeFile(folder, name, ROWS * LONG) }
  const held = { short: await heapGrowth(short), long: await heapGrowth(long) }
  const memory = { unit: 'MB', atMost: MOST_MEGABYTES }
  return [
    { name: `${name}, CSV file to CSV file`, value: rate, unit: 'rows/s', atLeast: GOAL },
    { name: `${name}, peak heap growth, ${ROWS} rows`, value: held.short, ...memory },
    { name: `${name}, peak heap growth, ${ROWS * LONG} rows`, value: held.long, ...memory },
  ]
}

/** Measures the tables of costs and savings: rows a second on one core, and the heap held meanwhile. */
export const measureCsv = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'evkit-csv-'))
  try {
    return [...(await measureTool(folder, 'cost')), ...(await measureTool(folder, 'savings'))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
