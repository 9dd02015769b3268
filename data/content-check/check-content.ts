// Checks pages of blocks as a page reads them: what the codecs find, told by file, line and column.
import { FINDINGS, readPage, type Finding } from '@evkit/engine/content'
import type { BlockRecords, FindingCode, FindingSeverity } from '@evkit/engine/internal/content'
import {
  pathOfKey,
  placeAt,
  placeOf,
  resolvePath,
  type Place,
  type Source,
} from '../forms-check/json-source.js'
import { fillExample } from '../content/fill-example.js'
import { linkSite } from './link-site.js'
import { listUnread, watchReads } from './unread.js'

/** What can be found in a file: what is wrong with its content, or with the file itself. */
export type ContentRule =
  FindingCode | 'SYNTAX' | 'DUPLICATE_KEY' | 'UNREAD_KEY' | 'MISSING_TRANSLATION'

/** One thing somebody should look at. */
export interface ContentFinding extends Place {
  readonly rule: ContentRule
  readonly severity: FindingSeverity
  readonly file: string
  /** Members from the root of the file, joined by dots. */
  readonly path: string
  readonly text: string
}

const listFileFaults = (source: Source): readonly ContentFinding[] => [
  ...source.faults.map(({ place, text }) => ({
    rule: 'SYNTAX' as const,
    severity: 'error' as const,
    file: source.file,
    path: '',
    text,
    ...place,
  })),
  ...source.repeated.map((key) => ({
    rule: 'DUPLICATE_KEY' as const,
    severity: 'warning' as const,
    file: source.file,
    path: pathOfKey(key).join('.'),
    text: `"${String(key.value)}" stands here a second time`,
    ...placeAt(source.text, key.offset),
  })),
]

const toContentFinding =
  (source: Source) =>
  ({ code, path, text }: Finding): ContentFinding => ({
    rule: code,
    severity: FINDINGS[code][0],
    file: source.file,
    path,
    text,
    ...placeOf(source, resolvePath(source, [], path)),
  })

const toUnread =
  (source: Source) =>
  (members: readonly (string | number)[]): ContentFinding => ({
    rule: 'UNREAD_KEY',
    severity: 'warning',
    file: source.file,
    path: members.join('.'),
    text: `nothing reads "${String(members.at(-1))}" here`,
    ...placeOf(source, [...members]),
  })

const compare = (a: ContentFinding, b: ContentFinding): number =>
  a.line - b.line || a.column - b.column

/** Lists what is wrong with a page, by line and column. */
export const checkContent = (records: BlockRecords, source: Source): readonly ContentFinding[] => {
  const faults = listFileFaults(source)
  if (source.root === undefined) return faults
  const watched = watchReads(fillExample(source.value))
  const { findings } = readPage(records, linkSite)(watched.value)
  const unknown = findings.flatMap(({ code, path }) => (code === 'UNKNOWN_BLOCK' ? [path] : []))
  return [
    ...faults,
    ...findings.map(toContentFinding(source)),
    ...listUnread(source.value, watched.isRead, unknown).map(toUnread(source)),
  ].sort(compare)
}
