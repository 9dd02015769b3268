// What the importers are started with: one file or folder, and where to write.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { left, right, type Either } from '@evkit/engine/shared'

/** What an importer is asked to do. */
export interface Input {
  readonly source: string
  /** Folder the service reads what was imported from. */
  readonly out: string
  readonly flags: ReadonlyMap<string, string>
}

/** Reads the arguments of an importer: a path, `--out`, and flags of its own, each with a value. */
export const readInput = (
  args: readonly string[],
  flags: readonly string[],
): Either<string, Input> => {
  const given = new Map<string, string>()
  const words: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    const name = word.slice(2)
    if (!word.startsWith('--')) {
      words.push(word)
      continue
    }
    const value = args[at + 1]
    if (!['out', ...flags].includes(name)) return left(`unknown flag --${name}`)
    if (value === undefined || value.startsWith('--')) return left(`--${name} needs a value`)
    given.set(name, value)
    at += 1
  }
  const [source, ...more] = words
  if (source === undefined || more.length > 0) return left('expected one file or folder')
  const out = given.get('out')
  return out === undefined
    ? left('--out is missing: the folder that EVKIT_MAPS_DATA names')
    : right({ source, out, flags: given })
}

const parseLines = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      try {
        return JSON.parse(line) as unknown
      } catch {
        return undefined
      }
    })

const parseRows = (text: string): readonly unknown[] => {
  try {
    const document: unknown = JSON.parse(text)
    return Array.isArray(document) ? (document as unknown[]) : [document]
  } catch {
    return parseLines(text)
  }
}

/** Reads a text, in UTF-8 or in the encoding of Windows, without the mark some programs put before it. */
export const readText = (path: string): string => {
  const bytes = readFileSync(path)
  const text = bytes.toString('utf8')
  return (text.includes('\ufffd') ? bytes.toString('latin1') : text).replace(/^\ufeff/, '')
}

/** Reads rows of a JSON list, of lines of JSON, of one object, or of every such file in a folder, in order of name. */
export const readRowsOf = (path: string): readonly unknown[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .filter((name) => name.endsWith('.json') || statSync(join(path, name)).isDirectory())
        .flatMap((name) => readRowsOf(join(path, name)))
    : parseRows(readText(path))
