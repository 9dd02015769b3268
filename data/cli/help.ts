// The texts of --help, made from the tools themselves.
import { withColumns } from './text.js'
import { TOOLS } from './tools.js'
import type { Column, Tool } from './tool.types.js'

const describe = ({ unit, text }: Column): string => (unit === '' ? text : `[${unit}] ${text}`)

const COMMON = [
  ['--site <slug>', 'market, as in the address of a page; that of the address, else uk'],
  ['--csv <file>', 'reads rows from a CSV and writes a CSV; - is standard input'],
  ['--json', 'writes one figure as JSON, with its trace'],
  ['--help', 'shows this text'],
] as const

/** The commands beside the tools, each with a help of its own. */
export const COMMANDS = [
  ['route', 'Plans a drive with its stops, as the route planner does.'],
  ['forms', 'Checks the configuration of forms and compares two versions.'],
  ['content', 'Checks pages of blocks.'],
  ['leads', 'Exports, erases, purges and requeues stored leads.'],
] as const

const GENERAL: readonly string[] = [
  'evkit: figures of the tools with how they came about.',
  '',
  'usage: evkit <tool> [flags]',
  '       evkit <tool> <address of the page, or its query>',
  '       evkit <tool> --csv <file or ->',
  '',
  'tools:',
  ...withColumns(TOOLS.map(({ name, summary }) => [name, summary])),
  '',
  'commands, each with a --help of its own:',
  ...withColumns(COMMANDS),
  '',
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
  ...withColumns(inputs.map((one) => [one.name, describe(one)])),
  '',
  'outputs, behind the inputs:',
  ...withColumns(outputs.map((one) => [one.name, describe(one)])),
  '',
  'flags:',
  ...withColumns(COMMON),
]

/** The help of a tool, or of the command when no tool is named. */
export const writeHelp = (tool: Tool | undefined): string =>
  `${(tool === undefined ? GENERAL : ownHelp(tool)).join('\n')}\n`
