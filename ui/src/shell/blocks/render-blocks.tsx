// Draws the blocks of a page one by one: one that fails is left out and told of, the others stand.
import { recordOf } from '@evkit/engine/blocks'
import { isUsSite, type HydratedType } from '@evkit/engine/internal/blocks'
import type { Finding } from '@evkit/engine/content'
import type { Log } from '@evkit/engine/internal/shared'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { BlockDisclaimers, DisclaimerList, isNotFound } from '../../blocks/parts/index.js'
import { BlockSurroundings } from './block-surroundings.js'
import type { BlockContext, BlockTexts, DrawnBlock, TranslateBlock } from './drawn-block.types.js'
import { drawOf, servedOf } from './drawn-blocks.js'
import { FindingNote } from './finding-note.js'
import type { BlockPageData, SleepingBlock } from './island-blocks.js'
import { BOXLESS, CONTROLS, ENHANCES, ISLAND } from './island.js'
import { PageControls } from './page-controls.js'
import type { BlockPage } from './read-block-page.js'
import { sayTexts, textsToWake } from './say-texts.js'

/** What a page of blocks is drawn with. */
export interface BlockPageInput {
  readonly page: BlockPage
  readonly context: BlockContext
  readonly log: Log
}

/** A page of blocks as HTML, and what its script wakes them on. */
export interface DrawnPage {
  /** Banners that open the page: they lie over whatever else it has. */
  readonly lead: string
  readonly html: string
  /** What stands at the very end: disclaimers, and what was closed. */
  readonly end: string
  readonly data: BlockPageData
}

const isHydrated = (block: DrawnBlock): block is DrawnBlock<HydratedType> =>
  recordOf(block.type).wakes === 'hydrated' && servedOf(block.type).hydrates?.(block) !== false

const nameIsland = (id: string, hasBox: boolean): string =>
  hasBox ? `${ISLAND}="${id}" id="${id}"` : `${ISLAND}="${id}" ${BOXLESS}`

interface Drawing extends BlockPageInput {
  readonly say: TranslateBlock
  /** Id of the block with the first picture; empty where none has one. */
  readonly pictured: string
}

const Surrounded = (props: { readonly drawing: Drawing; readonly children: ReactNode }) => {
  const { say, page, context } = props.drawing
  return (
    <BlockSurroundings locale={context.locale} say={say} footnotes={page.footnotes}>
      {props.children}
    </BlockSurroundings>
  )
}

// Beside the block that refers to them first, and outside of it: no script needs to know of them.
const drawNotes = ({ id }: DrawnBlock, drawing: Drawing): string =>
  renderToStaticMarkup(
    <Surrounded drawing={drawing}>
      <BlockDisclaimers block={id} />
    </Surrounded>,
  )

const drawBlock = (block: DrawnBlock, drawing: Drawing): string => {
  const { id, type, site } = block
  const element = (
    <Surrounded drawing={drawing}>{drawOf(type, site)(block, drawing.say)}</Surrounded>
  )
  const notes = drawNotes(block, drawing)
  const noted = notes === '' ? '' : ' data-noted'
  const { place, wakes } = recordOf(type)
  const island = nameIsland(id, place === 'rows')
  const behind = servedOf(type).behind?.(block) ?? ''
  if (isHydrated(block))
    return `<div ${island}${noted}>${renderToString(element, { identifierPrefix: id })}</div>${behind}${notes}`
  const root = wakes === 'enhanced' ? `${island} ${ENHANCES}="${type}"` : `id="${id}"`
  return `<div ${root}${noted}>${renderToStaticMarkup(element)}</div>${behind}${notes}`
}

/** What has become of a block. */
export interface Part {
  /** Place of its block in the document, from 0. */
  readonly at: number
  readonly html: string
  /** The block as it is hydrated; absent where it is not. */
  readonly island?: DrawnBlock<HydratedType>
  readonly isLead: boolean
}

const indexOf = (path: string): number => Number(/^blocks\.(\d+)/.exec(path)?.[1] ?? -1)

const noteOf = (finding: Finding, drawing: Drawing): Part => ({
  at: indexOf(finding.path),
  html: renderToStaticMarkup(
    <Surrounded drawing={drawing}>
      <FindingNote finding={finding} />
    </Surrounded>,
  ),
  isLead: false,
})

const drawPart =
  (drawing: Drawing) =>
  (read: BlockPage['blocks'][number]): readonly Part[] => {
    const { id, type, place: at } = read
    const { context, log } = drawing
    const { contentOn, tell } = servedOf(type)
    const content = contentOn?.(read.content, context) ?? read.content
    const block = {
      ...{ id, type, content, site: context.site, context },
      ...(id === drawing.pictured ? { isFirst: true } : {}),
    } as DrawnBlock
    try {
      const html = drawBlock(block, drawing)
      tell?.(content).forEach(log)
      const island = isHydrated(block) ? { island: block } : {}
      return [{ at: indexOf(at), html, isLead: recordOf(type).place === 'lead', ...island }]
    } catch (error) {
      if (isNotFound(error)) throw error
      log({ level: 'error', code: 'BlockFailed', text: `${id}: ${String(error)}` })
      const text = `${id} could not be drawn: ${String(error)}`
      return context.isPreview ? [noteOf({ code: 'BROKEN_BLOCK', path: at, text }, drawing)] : []
    }
  }

// Beside what it is about, and where a block would stand that is left out.
const withNotes = (parts: readonly Part[], drawing: Drawing): readonly Part[] =>
  drawing.context.isPreview
    ? [...parts, ...drawing.page.findings.map((one) => noteOf(one, drawing))].sort(
        (one, other) => one.at - other.at,
      )
    : parts

const drawEnd = (drawing: Drawing, hasMotion: boolean): string => {
  const notes = renderToStaticMarkup(
    <Surrounded drawing={drawing}>
      <DisclaimerList />
    </Surrounded>,
  )
  const bar = renderToStaticMarkup(<PageControls hasMotion={hasMotion} say={drawing.say} />)
  return `${notes}\n<div ${nameIsland(CONTROLS, true)} ${ENHANCES}="${CONTROLS}">${bar}</div>`
}

const join = (parts: readonly Part[]): string => parts.map(({ html }) => html).join('\n')

const open = (input: BlockPageInput): Drawing => {
  const pictured =
    input.page.blocks.find(({ type, content }) => recordOf(type).isPictured(content))?.id ?? ''
  return { ...input, pictured, say: sayTexts(input.page.texts, input.context, input.log) }
}

/** Draws the blocks of a page, and for an author what is wrong with them, in the order of the document. */
export const drawParts = (input: BlockPageInput): readonly Part[] => {
  const drawing = open(input)
  return withNotes(input.page.blocks.flatMap(drawPart(drawing)), drawing)
}

const toSleeping = ({ island }: Part): readonly (readonly [string, SleepingBlock])[] => {
  if (island === undefined) return []
  const { id, type, content, isFirst } = island
  return [[id, { id, type, content, ...(isFirst === undefined ? {} : { isFirst }) }]]
}

// What only a page with prices by place says goes nowhere else.
const OF_PLACES = 'location.'

const textsFor = ({ site }: BlockContext, texts: BlockTexts): BlockTexts =>
  isUsSite(site)
    ? texts
    : Object.fromEntries(Object.entries(texts).filter(([name]) => !name.startsWith(OF_PLACES)))

/** Puts what was drawn of a page together. */
export const drawPage = (input: BlockPageInput, parts: readonly Part[]): DrawnPage => {
  const { page, context } = input
  const { texts, footnotes } = page
  const first = parts.findIndex(({ isLead }) => !isLead)
  const leads = first < 0 ? parts.length : first
  const hasMotion = page.blocks.some(({ type, content }) => recordOf(type).moves(content))
  const { fleet: _, linkEnvironment: _own, paint: _paint, address: _asked, ...known } = context
  return {
    lead: join(parts.slice(0, leads)),
    html: join(parts.slice(leads)),
    end: drawEnd(open(input), hasMotion),
    data: {
      islands: Object.fromEntries<SleepingBlock>(parts.flatMap(toSleeping)),
      context: known,
      texts: textsFor(context, textsToWake(texts)),
      footnotes,
    },
  }
}

/** Draws a page of blocks. */
export const drawBlocks = (input: BlockPageInput): DrawnPage => drawPage(input, drawParts(input))
