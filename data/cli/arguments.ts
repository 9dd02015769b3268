// Reads the arguments of the command: total, every fault told with a hint.
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { COMMANDS } from './help.js'
import { hintAt } from './hint.js'
import { TOOLS } from './tools.js'
import type { Tool } from './tool.types.js'

/** What the command is asked to do. */
export type Request =
  | { readonly kind: 'help'; readonly tool: Tool | undefined }
  | { readonly kind: 'version' }
  | {
      readonly kind: 'figure'
      readonly tool: Tool
      readonly site: string | undefined
      readonly isJson: boolean
      /** Texts by name of input. */
      readonly flags: ReadonlyMap<string, string>
      readonly address: string | undefined
    }
  | {
      readonly kind: 'table'
      readonly tool: Tool
      readonly site: string | undefined
      /** Path of the file; `-` is standard input. */
      readonly file: string
    }

const SWITCHES = ['help', 'json', 'version'] as const
const SETTINGS = ['site', 'csv'] as const

interface Given {
  readonly flags: ReadonlyMap<string, string>
  readonly words: readonly string[]
}

const isSwitch = (name: string): boolean => (SWITCHES as readonly string[]).includes(name)

type Taken = Either<string, readonly [name: string, value: string, used: number]>

const takeFlag = (names: readonly string[], args: readonly string[], at: number): Taken => {
  const [, name = '', , inline] = /^--([^=]*)(=(.*))?$/s.exec(args[at] ?? '') ?? []
  if (!names.includes(name)) return left(`unknown flag --${name}: ${hintAt(name, names)}`)
  if (isSwitch(name)) {
    return inline === undefined ? right([name, '', 1]) : left(`--${name} takes no value`)
  }
  if (inline !== undefined) return right([name, inline, 1])
  const next = args[at + 1]
  return next === undefined || next.startsWith('--')
    ? left(`--${name} needs a value`)
    : right([name, next, 2])
}

const readFlags = (names: readonly string[], args: readonly string[]): Either<string, Given> => {
  const flags = new Map<string, string>()
  const words: string[] = []
  for (let at = 0; at < args.length;) {
    const word = args[at] ?? ''
    if (!word.startsWith('--')) {
      words.push(word)
      at += 1
      continue
    }
    const taken = takeFlag(names, args, at)
    if (E.isLeft(taken)) return taken
    const [name, value, used] = taken.right
    if (flags.has(name)) return left(`--${name} is given twice`)
    flags.set(name, value)
    at += used
  }
  return right({ flags, words })
}

const listBoth = ({ flags, words }: Given, tool: Tool): readonly string[] => [
  ...(words.length > 0 ? ['an address'] : []),
  ...(flags.has('csv') ? ['--csv'] : []),
  ...(tool.inputs.some(({ name }) => flags.has(name)) ? ['flags of the tool'] : []),
]

const toRequest = (tool: Tool, given: Given): Either<string, Request> => {
  const { flags, words } = given
  const [address, ...others] = words
  if (others.length > 0) return left(`one address at a time, found ${words.join(' and ')}`)
  const both = listBoth(given, tool)
  if (both.length > 1) return left(`${both.join(' and ')} cannot be given together`)
  const [site, file] = [flags.get('site'), flags.get('csv')]
  if (file !== undefined) {
    if (flags.has('json')) return left('--json is for one figure; --csv answers with CSV')
    return right({ kind: 'table', tool, site, file })
  }
  if (address !== undefined && !/[?=]|:\/\//.test(address)) {
    return left(`${address} is no address; a file is given by --csv ${address}`)
  }
  const own = new Map([...flags].filter(([name]) => tool.inputs.some((one) => one.name === name)))
  return right({ kind: 'figure', tool, site, isJson: flags.has('json'), flags: own, address })
}

const withDash = (args: readonly string[]): readonly string[] =>
  args.map((arg) => (arg === '-h' ? '--help' : arg))

/** Reads the arguments, or says what is wrong with them. */
export const readArguments = (given: readonly string[]): Either<string, Request> => {
  const [first, ...rest] = withDash(given)
  if (first === undefined || first === '--help') return right({ kind: 'help', tool: undefined })
  if (first === '--version') return right({ kind: 'version' })
  const tool = TOOLS.find(({ name }) => name === first)
  if (tool === undefined) {
    const names = [...TOOLS.map(({ name }) => name), ...COMMANDS.map(([name]) => name)]
    return left(`unknown tool ${first}: ${hintAt(first, names)}`)
  }
  const names = [...tool.inputs.map(({ name }) => name), ...SETTINGS, ...SWITCHES]
  const read = readFlags(names, rest)
  if (E.isLeft(read)) return read
  if (read.right.flags.has('help')) return right({ kind: 'help', tool })
  return read.right.flags.has('version') ? right({ kind: 'version' }) : toRequest(tool, read.right)
}

/** Splits an address, or a query alone, into its path and its query. */
export const splitAddress = (
  address: string,
): { readonly path: string; readonly query: string } => {
  const plain = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  const isQueryOnly = plain === address && !plain.startsWith('/') && !plain.includes('?')
  const at = plain.indexOf('?')
  if (isQueryOnly) return { path: '', query: plain }
  return at < 0 ? { path: plain, query: '' } : { path: plain.slice(0, at), query: plain.slice(at) }
}
