// `evkit content`: what is wrong with pages of blocks. Text in, text out; files are a port.
import { either as E } from 'fp-ts'
import { BLOCKS } from '@evkit/engine/blocks'
import { checkContent, type ContentFinding } from '../content-check/check-content.js'
import { checkTranslations } from '../content-check/check-translations.js'
import { readSource } from '../forms-check/json-source.js'
import { readFiles, type CheckPorts } from './check-files.js'
import { hintAt } from './hint.js'
import { EXIT } from './run.js'

/** What the command needs of the machine. */
export interface ContentPorts extends CheckPorts {
  readonly out: (text: string) => Promise<void>
  readonly err: (text: string) => Promise<void>
}

const HELP = `evkit content: checks pages of blocks.

usage: evkit content check <file or folder...>

  check  reads pages as the site reads them, and tells what is wrong by file, line and column; of a page in several
         languages it tells what one of them does not say

Exit codes: 0 nothing, or notes only; 1 a warning or an error; 2 wrong use, or a file that cannot be read.
`

const wordFinding = ({ file, line, column, severity, rule, text }: ContentFinding): string =>
  `${file}:${line}:${column} ${severity} ${rule} ${text}\n`

const refuse = async (text: string, { err }: ContentPorts): Promise<number> => {
  await err(`evkit: ${text}\nevkit: evkit content --help says more\n`)
  return EXIT.misused
}

/** Runs `evkit content` with the arguments behind it; the answer is the exit code. */
export const runContent = async (args: readonly string[], ports: ContentPorts): Promise<number> => {
  const [verb, ...paths] = args
  if (verb === undefined || args.includes('--help') || args.includes('-h')) {
    await ports.out(HELP)
    return EXIT.good
  }
  if (verb !== 'check') return refuse(`unknown command ${verb}: ${hintAt(verb, ['check'])}`, ports)
  const read = readFiles(paths, ports)
  if (E.isLeft(read)) return refuse(read.left, ports)
  if (read.right.length === 0) return refuse('content check needs a file or a folder', ports)
  const sources = read.right.map(([file, text]) => readSource(file, text))
  const untranslated = checkTranslations(sources)
  const findings = sources.flatMap((source) => [
    ...checkContent(BLOCKS, source),
    ...untranslated.filter(({ file }) => file === source.file),
  ])
  const files = read.right.length === 1 ? '1 file' : `${read.right.length} files`
  const found = findings.length === 1 ? '1 finding' : `${findings.length} findings`
  await ports.out(`${findings.map(wordFinding).join('')}${files} checked: ${found}\n`)
  return findings.some(({ severity }) => severity !== 'note') ? EXIT.refused : EXIT.good
}
