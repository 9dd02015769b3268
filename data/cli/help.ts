// The texts of --help, made from the tools themselves.
import { TOOLS } from './tools.js'
import type { Column, Tool } from './tool.types.js'

const list = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
}

const describe = ({ unit, text }: Column): string => (unit === '' ? text : `[${unit}] ${text}`)

const COMMON = [
  ['--site <slug>', 'market, as in the address of a page; that of the address, else uk'],
  ['--csv <file>', 'reads rows from a CSV and writes a CSV; - is standard input'],
  ['--json', 'writes one figure as JSON, with its trace'],
  ['--help', 'shows this text'],
] as const

const GENERAL: readonly string[] = [
  'evkit: figures of the tools with how they came about.',
  '',
  'usage: evkit <tool> [flags]',
  '       evkit <tool> <address of the page, or its query>',
  '       evkit <tool> --csv <file or ->',
  '',
  'tools:',
  ...list(TOOLS.map(({ name, summary }) => [name, summary])),
  '',
  'evkit forms checks the configuration of forms; evkit forms --help says more.',
  'evkit leads exports, erases, purges and requeues stored leads; evkit leads --help says more.',
  'evkit <tool> --help lists its flags and columns; evkit --version names version and data.',
  'Exit codes: 0 every figure, 1 at least one row without a figure, 2 wrong use.',
]

const ownHelp = ({ name, summary, inputs, outputs }: Tool): readonly string[] => [
  `evkit ${name}: ${summary}`,
  '',
  `usage: evkit ${name} [--<input> <value> …] [--site <slug>] [--json]`,
  `       evkit ${name} "<address of the page, or its query>" [--site <slug>] [--json]`,
  `       evkit ${name} --csv <file or -> [--site <slug>]`,
  '',
  'inputs, as flags and as columns:',
  ...list(inputs.map((one) => [one.name, describe(one)])),
  '',
  'outputs, behind the inputs:',
  ...list(outputs.map((one) => [one.name, describe(one)])),
  '',
  'flags:',
  ...list(COMMON),
]

/** The help of a tool, or of the command when no tool is named. */
export const writeHelp = (tool: Tool | undefined): string =>
  `${(tool === undefined ? GENERAL : ownHelp(tool)).join('\n')}\n`
