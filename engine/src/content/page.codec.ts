// The document of a page: its title and its blocks, each read by the codec of its type.
import * as O from '#fp-ts/Option'
import type { Option } from '../shared/index.js'
import type { BlockRecord } from './block-record.codec.js'
import type { Disclaimer, Footnote } from './disclaimer.types.js'
import { linkFootnotes } from './footnotes.js'
import type { Finding, Reading } from './finding.js'
import {
  findAt,
  list,
  mapContent,
  memberOf,
  optionalText,
  placeIn,
  text,
  type ContentPlace,
  type Lenient,
} from './lenient.codec.js'
import type { LinkSite } from './link-address.js'
import { disclaimer } from './values.codec.js'

/** What reads the blocks of a page, by their type: their records, of which the codec is enough. */
export type BlockRecords = Readonly<Record<string, Pick<BlockRecord<unknown>, 'codec'>>>

/** What a block of a type shows. */
type ContentIn<Reader extends BlockRecords[string]> =
  Reader['codec'] extends Lenient<Option<infer A>> ? A : never

/** A decoded block of a page. */
export type PageBlock<Records extends BlockRecords> = {
  readonly [Type in keyof Records & string]: {
    /** Id for URL fragments: unique, of letters, digits, `_` and `-`. */
    readonly id: string
    readonly type: Type
    /** Path in the document, such as `blocks.2`, by which findings are listed. */
    readonly place: string
    readonly content: ContentIn<Records[Type]>
  }
}[keyof Records & string]

/** A decoded page. */
export interface Page<Records extends BlockRecords> {
  readonly title: string
  readonly description: string
  readonly blocks: readonly PageBlock<Records>[]
  /** Footnotes of the page by ascending number, those at the end and those beside blocks. */
  readonly footnotes: readonly Footnote[]
}

const ID = /^[A-Za-z][\w-]*$/

interface ReadBlock {
  readonly id: string
  readonly type: string
  readonly place: string
  readonly content: unknown
}

// Ids that the frame of every page has.
const OWN_IDS = ['consent', 'content', 'page-controls', 'page-data', 'tool']
const OWN = new RegExp(`^(?:${OWN_IDS.join('|')}|(?:consent|overlay)-.*)$`)

const faultOf = (id: string, taken: ReadonlySet<string>): string | undefined => {
  if (!ID.test(id)) return 'an id is needed to link here'
  if (OWN.test(id)) return `the id ${id} is one of the page itself`
  return taken.has(id) ? `the id ${id} is taken` : undefined
}

const freeId = (number: number, taken: ReadonlySet<string>): string =>
  taken.has(`block-${number}`) ? freeId(number + 1, taken) : `block-${number}`

const readBlock =
  (records: BlockRecords) =>
  (value: unknown, at: ContentPlace): Reading<Option<Omit<ReadBlock, 'id'>>> => {
    const type = optionalText(memberOf(value, 'type'), placeIn(at, 'type')).value
    const reader = Object.hasOwn(records, type) ? records[type] : undefined
    if (reader === undefined) {
      const sentence = type === '' ? 'a block without a type' : `there is no block ${type}`
      const where = type === '' ? at : placeIn(at, 'type')
      return { value: O.none, findings: [findAt('UNKNOWN_BLOCK', where, sentence)] }
    }
    const { value: content, findings } = reader.codec(
      memberOf(value, 'content'),
      placeIn(at, 'content'),
    )
    return O.isNone(content)
      ? {
          value: O.none,
          findings: [...findings, findAt('EMPTY_BLOCK', at, `nothing of this ${type} is shown`)],
        }
      : { value: O.some({ type, place: at.path, content: content.value }), findings }
  }

const readBlocks = (
  records: BlockRecords,
  blocks: readonly unknown[],
  at: ContentPlace,
): Reading<readonly ReadBlock[]> => {
  const taken = new Set<string>()
  const findings: Finding[] = []
  const shown = blocks.flatMap((value, index): readonly ReadBlock[] => {
    const here = placeIn(at, index)
    const read = readBlock(records)(value, here)
    findings.push(...read.findings)
    if (O.isNone(read.value)) return []
    const written = optionalText(memberOf(value, 'id'), here).value
    const fault = faultOf(written, taken)
    if (fault !== undefined) findings.push(findAt('BLOCK_ID', here, fault))
    const id = fault === undefined ? written : freeId(index + 1, taken)
    taken.add(id)
    return [{ id, ...read.value.value }]
  })
  return { value: shown, findings }
}

const collect: Lenient<readonly Disclaimer[]> = mapContent(list(disclaimer), (marks) =>
  marks.flatMap(({ written }) => (written === undefined ? [] : [written])),
)

/**
 * Decodes a page document leniently: an invalid block is dropped, and every fault becomes a finding.
 *
 * @param records - Registry of block types; only codecs are used.
 * @param links - Site of the page, to classify links.
 * @returns A function that decodes any document to the page and its findings; never throws.
 * @law Any document is a page.
 * @source B-SCOPE-02, B-B-04, E-B-31
 *
 * @example A block nobody knows
 * ```ts
 * import { readPage } from '@evkit/engine/content'
 *
 * const links = { host: 'www.example.com', ownDomains: [], readUrl: () => undefined }
 * const read = readPage({}, links)({ title: 'Charging', blocks: [{ id: 'a', type: 'poem' }] })
 * read.value.title // => 'Charging'
 * read.findings.map(({ code, path }) => [code, path]) // => [['UNKNOWN_BLOCK', 'blocks.0.type']]
 * ```
 * @category codecs
 */
export const readPage =
  <Records extends BlockRecords>(records: Records, links: LinkSite) =>
  (document: unknown): Reading<Page<Records>> => {
    const at: ContentPlace = { path: '', links }
    const within = (name: string): ContentPlace => placeIn(at, name)
    const title = text(memberOf(document, 'title'), within('title'))
    const description = optionalText(memberOf(document, 'description'), within('description'))
    const written = memberOf(document, 'blocks')
    const isPage = Array.isArray(written)
    const blocks = readBlocks(records, isPage ? written : [], within('blocks'))
    const own = collect(memberOf(document, 'disclaimers'), within('disclaimers'))
    const linked = linkFootnotes({ blocks: blocks.value, disclaimers: own.value })
    return {
      value: {
        title: title.value,
        description: description.value,
        blocks: linked.blocks as readonly PageBlock<Records>[],
        footnotes: linked.footnotes,
      },
      findings: isPage
        ? [
            ...title.findings,
            ...description.findings,
            ...blocks.findings,
            ...own.findings,
            ...linked.findings,
          ]
        : [findAt('NO_PAGE', at, 'a title and a list of blocks are needed')],
    }
  }
