// `evkit forms`: what is asked about the configuration of forms. Text in, text out; files are a port.
import { parseArgs } from 'node:util'
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { checkForms } from '../forms-check/check-forms.js'
import { fixFile } from '../forms-check/fix.js'
import { readSource } from '../forms-check/json-source.js'
import { FORMATS, writeReport, type Format } from '../forms-check/report.js'
import { readFiles, type CheckedFile as File } from './check-files.js'
import { runFormsDiff } from './forms-diff.js'
import { hintAt } from './hint.js'
import { EXIT } from './run.js'

/** What the command needs of the machine. */
export interface FormsPorts {
  readonly out: (text: string) => Promise<void>
  readonly err: (text: string) => Promise<void>
  /** The JSON files of a folder, or the file itself; nothing when there is neither. */
  readonly list: (path: string) => readonly string[] | undefined
  /** The text of a file; nothing when it cannot be read. */
  readonly read: (file: string) => string | undefined
  /** Writes a file; false when it cannot be. */
  readonly write: (file: string, text: string) => boolean
  /** Version of the package. */
  readonly version: string
}

const HELP = `evkit forms: checks the configuration of forms, and explains how two versions of it differ.

usage: evkit forms check <file or folder...> [--format text|json|sarif] [--fix]
       evkit forms diff <older> <newer> [--format text|json]

  check     reads forms, what markets say of them, and their texts, and tells what is wrong by file, line and column
  diff      tells in words what visitors and receivers of leads will notice of a newer version, by market and flag; each
            version is a file or a folder, and what can refuse values that were fine before comes first
  --format  text to read, json for programs, sarif for the tools that show findings beside the code
  --fix     first writes names as they are known where only letter case differs, and removes what stands twice

Forms are tried in every way their market lets visitors meet them; see docs/guides/forms-check.md.
Exit codes of check: 0 nothing, or notes only; 1 a warning or an error; 2 wrong use, or a file that cannot be read.
Exit codes of diff: 0 nothing that may refuse; 1 something that may; 2 wrong use, or a file that cannot be read.
`

interface Asked {
  readonly paths: readonly string[]
  readonly format: Format
  readonly isFixing: boolean
}

const readFlags = (args: readonly string[]): Either<string, Asked> => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { format: { type: 'string' }, fix: { type: 'boolean' } },
      allowPositionals: true,
    })
    const { format: wanted = 'text', fix = false } = values
    const format = FORMATS.find((name) => name === wanted)
    if (format === undefined) return left(`unknown format ${wanted}: ${hintAt(wanted, FORMATS)}`)
    if (positionals.length === 0) return left('forms check needs a file or a folder')
    return right({ paths: positionals, format, isFixing: fix })
  } catch (error) {
    return left(error instanceof Error ? error.message : String(error))
  }
}

const fixFiles = (
  files: readonly File[],
  ports: FormsPorts,
): Either<string, { readonly files: readonly File[]; readonly count: number }> => {
  let count = 0
  const fixed: File[] = []
  for (const [file, text] of files) {
    const done = fixFile(file, text)
    if (done.text !== text && !ports.write(file, done.text))
      return left(`${file}: cannot be written`)
    count += done.count
    fixed.push([file, done.text])
  }
  return right({ files: fixed, count })
}

const runCheck = async (asked: Asked, ports: FormsPorts): Promise<Either<string, number>> => {
  const read = readFiles(asked.paths, ports)
  if (E.isLeft(read)) return read
  if (read.right.length === 0) return left('there is no JSON file to check')
  const done = asked.isFixing ? fixFiles(read.right, ports) : right({ files: read.right, count: 0 })
  if (E.isLeft(done)) return done
  const { files, count } = done.right
  // In a folder, files that are about something else are passed over; a file that is named has to be one of ours.
  const findings = checkForms(files.map(([file, text]) => readSource(file, text))).filter(
    ({ rule, file }) => rule !== 'UNKNOWN_DOCUMENT' || asked.paths.includes(file),
  )
  const report = { findings, files: files.length, fixed: count, version: ports.version }
  await ports.out(writeReport(report, asked.format))
  return right(findings.some(({ severity }) => severity !== 'note') ? EXIT.refused : EXIT.good)
}

const VERBS = ['check', 'diff']

const runVerb = async (
  verb: string,
  rest: readonly string[],
  ports: FormsPorts,
): Promise<Either<string, number>> => {
  if (verb === 'diff') return runFormsDiff(rest, ports)
  if (verb !== 'check') return left(`unknown command ${verb}: ${hintAt(verb, VERBS)}`)
  const asked = readFlags(rest)
  return E.isLeft(asked) ? asked : runCheck(asked.right, ports)
}

/** Runs `evkit forms` with the arguments behind it; the answer is the exit code. */
export const runForms = async (args: readonly string[], ports: FormsPorts): Promise<number> => {
  const [verb, ...rest] = args
  if (verb === undefined || args.includes('--help') || args.includes('-h')) {
    await ports.out(HELP)
    return EXIT.good
  }
  const answer = await runVerb(verb, rest, ports)
  if (E.isRight(answer)) return answer.right
  await ports.err(`evkit: ${answer.left}\nevkit: evkit forms --help says more\n`)
  return EXIT.misused
}
