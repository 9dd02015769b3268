// Marks and disclaimers of a page as one graph: each mark leads to its disclaimer, and each disclaimer back to its marks.
import type { Disclaimer, DisclaimerMark, Footnote } from './disclaimer.types.js'
import { inSymbols } from './disclaimer-symbol.js'
import type { Finding } from './finding.js'

/** A block as far as its disclaimers go. */
interface MarkedBlock {
  readonly id: string
  readonly place: string
  readonly content: unknown
}

/** What the disclaimers of a page are found in. */
export interface MarkedPage<Block extends MarkedBlock> {
  readonly blocks: readonly Block[]
  /** Disclaimers the page writes by themselves. */
  readonly disclaimers: readonly Disclaimer[]
}

/** A page whose marks are counted, its disclaimers, and what is wrong with them. */
export interface LinkedPage<Block> {
  readonly blocks: readonly Block[]
  readonly footnotes: readonly Footnote[]
  readonly findings: readonly Finding[]
}

const isMark = (value: object): value is DisclaimerMark =>
  'markOf' in value && typeof value.markOf === 'string'

type Change = (mark: DisclaimerMark) => DisclaimerMark

// Content was read by codecs: it holds records and lists only, and no value holds itself.
const mapMarks = (value: unknown, change: Change): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: unknown) => mapMarks(one, change))
  if (isMark(value)) return change(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, mapMarks(member, change)]),
  )
}

interface Found {
  readonly mark: DisclaimerMark
  readonly block: MarkedBlock
}

const listMarks = (blocks: readonly MarkedBlock[]): readonly Found[] => {
  const found: Found[] = []
  for (const block of blocks) {
    mapMarks(block.content, (mark) => {
      found.push({ mark, block })
      return mark
    })
  }
  return found
}

const isSame = (a: Disclaimer, b: Disclaimer): boolean => JSON.stringify(a) === JSON.stringify(b)

const listFindings = (
  found: readonly Found[],
  disclaimers: readonly Disclaimer[],
  known: ReadonlyMap<string, Disclaimer>,
): readonly Finding[] => [
  ...found.flatMap(({ mark, block }): readonly Finding[] => {
    const first = known.get(mark.markOf)
    const path = mark.at ?? block.place
    if (first === undefined) {
      const text = `nothing is written about ${mark.markOf}`
      return [{ code: 'DANGLING_MARK', path, text }]
    }
    return mark.written === undefined || isSame(mark.written, first)
      ? []
      : [
          {
            code: 'DISCLAIMER_TWICE',
            path,
            text: `${mark.markOf} is written in another way before`,
          },
        ]
  }),
  ...disclaimers.flatMap(({ id }, index): readonly Finding[] =>
    found.some(({ mark }) => mark.markOf === id)
      ? []
      : [
          {
            code: 'ORPHAN_DISCLAIMER',
            path: `disclaimers.${index}`,
            text: `nothing refers to ${id}`,
          },
        ],
  ),
]

/** Links the marks of a page with its disclaimers, both numbered in the order they are read. */
export const linkFootnotes = <Block extends MarkedBlock>({
  blocks,
  disclaimers,
}: MarkedPage<Block>): LinkedPage<Block> => {
  const found = listMarks(blocks)
  const written = found.flatMap(({ mark }) => mark.written ?? [])
  const known = new Map([...written, ...disclaimers].reverse().map((one) => [one.id, one] as const))
  const counts = new Map<string, number>()
  const count: Change = ({ markOf }) => {
    const place = (counts.get(markOf) ?? 0) + 1
    counts.set(markOf, place)
    return { markOf, place }
  }
  const counted = blocks.map((block) => ({ ...block, content: mapMarks(block.content, count) }))
  const order = [...found.map(({ mark }) => mark.markOf), ...disclaimers.map(({ id }) => id)]
  const entries = [...new Set(order)].flatMap((id) => known.get(id) ?? [])
  return {
    blocks: counted,
    footnotes: inSymbols(entries).map((entry) => ({
      ...entry,
      block: found.find(({ mark }) => mark.markOf === entry.id)?.block.id ?? '',
      places: Array.from({ length: counts.get(entry.id) ?? 0 }, (_, at) => at + 1),
    })),
    findings: listFindings(found, disclaimers, known),
  }
}

/**
 * Leaves blocks of a read page out, and with them the disclaimers nothing else refers to.
 *
 * @source E-B-75
 */
export const leaveOutBlocks = <Block extends MarkedBlock>(
  { blocks, footnotes }: Pick<LinkedPage<Block>, 'blocks' | 'footnotes'>,
  ids: readonly string[],
): Pick<LinkedPage<Block>, 'blocks' | 'footnotes'> => {
  const kept = blocks.filter(({ id }) => !ids.includes(id))
  const found = listMarks(kept)
  const entries = footnotes.flatMap((note) => {
    const own = found.filter(({ mark }) => mark.markOf === note.id)
    return own.length === 0 && note.places.length > 0
      ? []
      : [{ ...note, block: own[0]?.block.id ?? '', places: own.map(({ mark }) => mark.place) }]
  })
  const symbols = new Map(inSymbols(entries).map(({ id, symbol }) => [id, symbol] as const))
  return {
    blocks: kept,
    footnotes: entries.map((note) => ({ ...note, symbol: symbols.get(note.id) ?? note.symbol })),
  }
}

/**
 * Id of the element that says a disclaimer.
 *
 * @source D-B-42
 */
export const footnoteElement = (id: string): string => `disclaimer-${id}`

/**
 * Id of the element of a mark.
 *
 * @source D-B-42, B-B-08
 */
export const markElement = ({ markOf, place }: DisclaimerMark): string => `mark-${markOf}-${place}`
