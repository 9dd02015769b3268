// Writes names as they are known and removes what stands twice; everything else stays as it is written.
import type { Node } from 'jsonc-parser'
import { checkAlone } from './check-forms.js'
import { readDocuments } from './documents.js'
import type { Fix } from './finding.js'
import { findToken, readSource, type Source } from './json-source.js'

const MOST_FIXES = 1000 // in one file; each makes the document smaller or better spelt

const write = (
  source: Source,
  { offset, length }: { offset: number; length: number },
  by: string,
) => source.text.slice(0, offset) + JSON.stringify(by) + source.text.slice(offset + length)

const isKey = (source: Source, { path }: Fix): boolean =>
  findToken(source, path)?.parent?.type === 'property'

const endOf = ({ offset, length }: Node): number => offset + length

// An entry goes with one comma: the one behind it, or the one before it when it is the last.
const remove = (source: Source, entry: Node): string => {
  const all = entry.parent?.children ?? []
  const at = all.indexOf(entry)
  const [before, next] = [all[at - 1], all[at + 1]]
  const start = next === undefined && before !== undefined ? endOf(before) : entry.offset
  const end = next === undefined ? endOf(entry) : next.offset
  return source.text.slice(0, start) + source.text.slice(end)
}

const applyFix = (source: Source, fix: Fix): string => {
  const token = findToken(source, fix.path)
  if (token === undefined) return source.text
  if (fix.kind === 'remove') return remove(source, token)
  const value = token.parent?.children?.[1]
  const target = fix.kind === 'replace' && isKey(source, fix) ? value : token
  return target === undefined ? source.text : write(source, target, fix.by)
}

/** A file as it is after its safe fixes, and how many there were. */
export interface FixedFile {
  readonly text: string
  readonly count: number
}

/** Applies the safe fixes of a file, one after the other, until none is left. */
export const fixFile = (file: string, given: string): FixedFile => {
  let text = given
  for (let count = 0; count < MOST_FIXES; count += 1) {
    const source = readSource(file, text)
    const findings = checkAlone(readDocuments([source]), [source])
    const fix = findings.find((finding) => finding.fix !== undefined)?.fix
    const fixed = fix === undefined ? source.text : applyFix(source, fix)
    if (fix === undefined || fixed === source.text)
      return { text: count === 0 ? given : text, count }
    text = fixed
  }
  return { text, count: MOST_FIXES }
}
