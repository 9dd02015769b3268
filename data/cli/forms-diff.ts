// `evkit forms diff`: what a newer configuration of forms changes, for those who approve it.
import { parseArgs } from 'node:util'
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { readSource } from '../forms-check/json-source.js'
import { diffForms } from '../forms-diff/diff-forms.js'
import type { Given } from '../forms-diff/side.js'
import {
  countRefusing,
  DIFF_FORMATS,
  writeDiff,
  type DiffFormat,
} from '../forms-diff/write-diff.js'
import { readFiles, type CheckPorts } from './check-files.js'
import { hintAt } from './hint.js'
import { EXIT } from './run.js'

interface Asked {
  readonly before: string
  readonly after: string
  readonly format: DiffFormat
}

const FLAGS = ['--format', '--help']

// What is told of a flag nobody knows is short, and says which was meant.
const findUnknown = (args: readonly string[]): string | undefined =>
  args
    .map((arg) => arg.replace(/=.*$/, ''))
    .find((arg) => arg.startsWith('-') && !FLAGS.includes(arg))

const readFlags = (args: readonly string[]): Either<string, Asked> => {
  const unknown = findUnknown(args)
  if (unknown !== undefined) return left(`unknown flag ${unknown}: ${hintAt(unknown, FLAGS)}`)
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { format: { type: 'string' } },
      allowPositionals: true,
    })
    const { format: wanted = 'text' } = values
    const format = DIFF_FORMATS.find((name) => name === wanted)
    if (format === undefined)
      return left(`unknown format ${wanted}: ${hintAt(wanted, DIFF_FORMATS)}`)
    const [before, after, ...others] = positionals
    return before === undefined || after === undefined || others.length > 0
      ? left('forms diff needs two files or folders: the older and the newer')
      : right({ before, after, format })
  } catch (error) {
    return left(error instanceof Error ? error.message : String(error))
  }
}

const readVersion = (path: string, ports: CheckPorts): Either<string, Given> => {
  const files = readFiles([path], ports)
  return E.isLeft(files)
    ? files
    : right({
        name: path,
        sources: files.right.map(([file, text]) => readSource(file, text)),
      })
}

/** Runs `evkit forms diff` with the arguments behind it: the exit code, or what was wrong with its use. */
export const runFormsDiff = async (
  args: readonly string[],
  ports: CheckPorts & { readonly out: (text: string) => Promise<void> },
): Promise<Either<string, number>> => {
  const asked = readFlags(args)
  if (E.isLeft(asked)) return asked
  const before = readVersion(asked.right.before, ports)
  if (E.isLeft(before)) return before
  const after = readVersion(asked.right.after, ports)
  if (E.isLeft(after)) return after
  const diff = diffForms([before.right, after.right])
  if (E.isLeft(diff)) return diff
  await ports.out(writeDiff(diff.right, asked.right.format))
  return right(countRefusing(diff.right) > 0 ? EXIT.refused : EXIT.good)
}
