// The command: arguments in, text out, an exit code at the end. What it needs of the machine are ports.
import { either as E, option as O } from 'fp-ts'
import { findParameter, left, parseQuery, right, type Either } from '@evkit/engine/shared'
import { findPage, resolveSite, resolveSiteSlug } from '@evkit/engine/site'
import { readArguments, splitAddress, type Request } from './arguments.js'
import { writeFigure, writeFigureJson, type ToldCorrection } from './figure.js'
import { writeHelp } from './help.js'
import { hintAt } from './hint.js'
import { makeProvenance, writeProvenance, type Provenance } from './provenance.js'
import { chargingSegmentsOf } from './site-content.js'
import { runTable } from './table.js'
import { TOOLS } from './tools.js'
import type { Cells, CommandData, OpenTool, Tool } from './tool.types.js'

/** What the command needs of the machine. */
export interface CommandPorts {
  /** The pieces of a file, or of standard input for `-`; fails when there is no such file. */
  readonly read: (file: string) => AsyncIterable<string>
  readonly out: (text: string) => Promise<void>
  readonly err: (text: string) => Promise<void>
  /** The day, such as 2026-11-20. */
  readonly today: () => string
  /** Version of the package. */
  readonly version: string
  /** The data with its hash, or what is wrong with it. */
  readonly open: () => Either<
    readonly string[],
    { readonly data: CommandData; readonly hash: string }
  >
}

/** What the command ends with: every figure was there, at least one was not, or it was used in a wrong way. */
export const EXIT = { good: 0, refused: 1, misused: 2 } as const

type Asked = Extract<Request, { readonly kind: 'figure' | 'table' }>

interface Opened {
  readonly tool: Tool
  readonly open: OpenTool
  readonly provenance: Provenance
}

const siteOf = (asked: Asked): string => {
  if (asked.site !== undefined) return resolveSite(asked.site)
  return asked.kind === 'figure' && asked.address !== undefined
    ? resolveSiteSlug(splitAddress(asked.address).path)
    : resolveSite('')
}

/** What the command ends with when it has no answer, and why. */
export type Refused = readonly [code: number, texts: readonly string[]]

/** Opens the data for a site, or says why there is none. */
export const openSite = (
  site: string,
  ports: Pick<CommandPorts, 'open'>,
): Either<Refused, { readonly data: CommandData; readonly hash: string }> => {
  const opened = ports.open()
  if (E.isLeft(opened)) return left([EXIT.refused, opened.left])
  const { sites } = opened.right.data.store
  return sites.includes(site)
    ? opened
    : left([EXIT.misused, [`unknown site ${site}: ${hintAt(site, sites)}`]])
}

const openTool = (asked: Asked, ports: CommandPorts): Either<Refused, Opened> => {
  const { tool } = asked
  const site = siteOf(asked)
  const opened = openSite(site, ports)
  if (E.isLeft(opened)) return opened
  const { data, hash } = opened.right
  const strange = asked.kind === 'figure' ? refuseOtherPage(asked, data, site) : []
  if (strange.length > 0) return left([EXIT.misused, strange])
  const open = tool.open(data, site)
  if (E.isLeft(open)) return left([EXIT.refused, open.left])
  const stamp = { evkit: ports.version, data: hash, date: ports.today() }
  return right({
    tool,
    open: open.right,
    provenance: makeProvenance(stamp, { tool, site, open: open.right }),
  })
}

/** Says why there is no answer. */
export const printLines = async (
  ports: Pick<CommandPorts, 'err'>,
  texts: readonly string[],
): Promise<void> => ports.err(texts.map((text) => `evkit: ${text}\n`).join(''))

const readCells = (
  asked: Extract<Asked, { readonly kind: 'figure' }>,
  open: OpenTool,
): { readonly cells: Cells; readonly corrections: readonly ToldCorrection[] } => {
  const { tool, address } = asked
  if (address === undefined) {
    const cells = tool.inputs.map(({ name }) => asked.flags.get(name) ?? '')
    return { cells, corrections: [] }
  }
  const { path, query } = splitAddress(address)
  const parameters = parseQuery(query)
  const { cells, corrections } = open.readAddress(parameters, path)
  const at = new Map(tool.inputs.map(({ name }, place) => [name, cells[place] ?? '']))
  return {
    cells,
    corrections: corrections.map((one) => ({
      ...one,
      from: O.toUndefined(findParameter(parameters, one.column)),
      to: at.get(one.column) ?? '',
    })),
  }
}

// An address of another page would be answered with the defaults of this one.
const refuseOtherPage = (
  { tool, address = '' }: Extract<Asked, { readonly kind: 'figure' }>,
  data: CommandData,
  site: string,
): readonly string[] => {
  const { path } = splitAddress(address)
  if (path === '') return []
  const found = findPage(path, chargingSegmentsOf(data.store, site))
  if (O.isNone(found) || tool.pages.includes(found.value.page)) return []
  const { page } = found.value
  const other = TOOLS.find(({ pages }) => pages.includes(page))
  const hint = other === undefined ? '' : `; evkit ${other.name} answers it`
  return [`this is the address of another page (${page})${hint}`]
}

const runFigure = async (
  asked: Extract<Asked, { readonly kind: 'figure' }>,
  { tool, open, provenance }: Opened,
  ports: CommandPorts,
): Promise<number> => {
  const { cells, corrections } = readCells(asked, open)
  const explained = open.explain(cells)
  if (E.isLeft(explained)) {
    await printLines(
      ports,
      explained.left.map(({ column, text }) => (column === '' ? text : `--${column}: ${text}`)),
    )
    return EXIT.refused
  }
  const figure = { tool, explained: explained.right, corrections, provenance }
  await ports.out(asked.isJson ? writeFigureJson(figure) : writeFigure(figure))
  return EXIT.good
}

// What keeps a file from being read is told in words; any other error is told as it is.
const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'this file may not be read',
}

const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? UNREADABLE[error.code]
    : undefined

const runCsv = async (
  asked: Extract<Asked, { readonly kind: 'table' }>,
  { tool, open, provenance }: Opened,
  ports: CommandPorts,
): Promise<number> => {
  try {
    const { answered, refused } = await runTable(tool, open, {
      pieces: ports.read(asked.file),
      out: ports.out,
      err: ports.err,
      preface: writeProvenance(provenance),
    })
    if (refused === 0) return EXIT.good
    await printLines(ports, [`${answered} rows with figures, ${refused} refused`])
    return EXIT.refused
  } catch (error) {
    const reason = reasonOf(error)
    if (reason !== undefined) {
      await printLines(ports, [`--csv ${asked.file}: ${reason}`])
      return EXIT.misused
    }
    await printLines(ports, [error instanceof Error ? error.message : String(error)])
    return EXIT.refused
  }
}

const runAsked = async (asked: Asked, ports: CommandPorts): Promise<number> => {
  const opened = openTool(asked, ports)
  if (E.isLeft(opened)) {
    const [code, texts] = opened.left
    await printLines(ports, texts)
    return code
  }
  return asked.kind === 'table'
    ? runCsv(asked, opened.right, ports)
    : runFigure(asked, opened.right, ports)
}

const writeVersion = async (ports: CommandPorts): Promise<number> => {
  const opened = ports.open()
  if (E.isLeft(opened)) {
    await printLines(ports, opened.left)
    return EXIT.refused
  }
  await ports.out(`evkit ${ports.version}, data ${opened.right.hash}\n`)
  return EXIT.good
}

/** Runs the command with its arguments; the answer is the exit code. */
export const runCommand = async (args: readonly string[], ports: CommandPorts): Promise<number> => {
  const request = readArguments(args)
  if (E.isLeft(request)) {
    await printLines(ports, [request.left, 'evkit --help and evkit <tool> --help say more'])
    return EXIT.misused
  }
  switch (request.right.kind) {
    case 'help':
      await ports.out(writeHelp(request.right.tool))
      return EXIT.good
    case 'version':
      return writeVersion(ports)
    case 'figure':
    case 'table':
      return runAsked(request.right, ports)
  }
}
