// What draws each block, all at once: where pages are made.
import type { BlockType } from '@evkit/engine/blocks'
import { isUsSite, type HydratedType } from '@evkit/engine/internal/blocks'
import type { LogEntry } from '@evkit/engine/shared'
import { CarePackage } from '../../blocks/care/index.js'
import { Compare } from '../../blocks/compare/index.js'
import { FactTable } from '../../blocks/fact-table/index.js'
import { Hero } from '../../blocks/hero/index.js'
import { Intro } from '../../blocks/intro/index.js'
import { KeyFigures } from '../../blocks/key-figures/index.js'
import { ProductList } from '../../blocks/product/index.js'
import { Dimensions } from '../../blocks/dimensions/index.js'
import { Statement } from '../../blocks/statement/index.js'
import { Versions } from '../../blocks/versions/index.js'
import type { BlockContext, Draw, DrawnBlock, PaintContext } from './drawn-block.types.js'
import { draw as drawBanner } from './drawn/banner.js'
import { draw as drawCarFinder } from './drawn/car-finder.js'
import { draw as drawFaq } from './drawn/faq.js'
import { draw as drawFleetLinks } from './drawn/fleet-links.js'
import { draw as drawInfoMessage } from './drawn/info-message.js'
import { draw as drawReadMore } from './drawn/read-more.js'
import { draw as drawSubNavigation } from './drawn/sub-navigation.js'
import { writeHideClosed } from './hide-closed.js'
import { islandOn, ISLANDS } from './island-blocks.js'
import { linkModels, listUnpriced } from './model-cards.js'

type Still = Exclude<BlockType, HydratedType>

// What is not hydrated is drawn here alone.
const STILL: { readonly [Type in Still]: Draw<Type> } = {
  banner: drawBanner,
  'car-finder': drawCarFinder,
  care: ({ id, content }) => <CarePackage id={id} content={content} />,
  'compare-models': ({ content, site }) => <Compare content={content} site={site} />,
  dimensions: ({ id, content }) => <Dimensions id={id} content={content} />,
  'fact-table': ({ id, content }) => <FactTable id={id} content={content} />,
  faq: drawFaq,
  'fleet-links': drawFleetLinks,
  hero: ({ content, isFirst }) => <Hero content={content} isFirst={isFirst} />,
  'info-message': drawInfoMessage,
  'intro-header': ({ content }) => <Intro content={content} />,
  'key-figures': ({ id, content }) => <KeyFigures id={id} content={content} />,
  'product-list': ({ content, isFirst }, say) => (
    <ProductList
      content={content}
      words={{ availableOnline: say('product-list.online') }}
      {...(isFirst === true ? { isFirst } : {})}
    />
  ),
  'read-more': drawReadMore,
  'sub-navigation': drawSubNavigation,
  'text-statement': ({ content }) => <Statement content={content} />,
  versions: ({ id, content }) => <Versions id={id} content={content} />,
}

const HYDRATED: ReadonlyMap<string, unknown> = new Map(
  await Promise.all(
    Object.entries(ISLANDS).map(async ([name, load]) => [name, (await load()).draw] as const),
  ),
)

/** Finds what draws a block on a site. */
export const drawOf = (type: BlockType, site: string): Draw<BlockType> =>
  (type in STILL
    ? STILL[type as Still]
    : HYDRATED.get(islandOn(type as HydratedType, site))) as Draw<BlockType>

/** What a type of block needs on the server besides. */
interface Served<Type extends BlockType> {
  /** What is drawn of its content, on the page it stands on. */
  readonly contentOn?: (
    content: DrawnBlock<Type>['content'],
    context: BlockContext,
  ) => DrawnBlock<Type>['content']
  /** Whether a block of a type that is hydrated has something to hydrate for. */
  readonly hydrates?: (block: DrawnBlock<Type>) => boolean
  /** HTML behind it. */
  readonly behind?: (block: DrawnBlock<Type>) => string
  /** What whoever runs the site is told of it. */
  readonly tell?: (content: DrawnBlock<Type>['content']) => readonly LogEntry[]
}

// The paint that is chosen comes first, as that of the car itself does else.
const chosenFirst: Served<'colours'>['contentOn'] = (content, { paint }) => {
  const { colours } = content
  const isChosen = (one: (typeof colours)[number]): boolean => one.paint === paint?.key
  return paint === undefined || !colours.some(isChosen)
    ? content
    : {
        ...content,
        colours: [...colours.filter(isChosen), ...colours.filter((one) => !isChosen(one))],
      }
}

const repaintAll = (value: unknown, repaint: PaintContext['repaint']): unknown => {
  if (typeof value === 'string') return repaint(value)
  if (Array.isArray(value)) return value.map((one) => repaintAll(one, repaint))
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, repaintAll(one, repaint)]),
      )
    : value
}

// The car a page is about is seen in the paint that is chosen.
const inPaint = <Content,>(content: Content, { paint }: BlockContext): Content =>
  paint === undefined ? content : (repaintAll(content, paint.repaint) as Content)

const SERVED: { readonly [Type in BlockType]?: Served<Type> } = {
  // A price that is there and does not go by the place of the visitor has nothing to hydrate for.
  'car-price': { hydrates: ({ site, context }) => isUsSite(site) || context.prices === undefined },
  colours: { contentOn: chosenFirst },
  dimensions: { contentOn: inPaint },
  hero: { contentOn: inPaint },
  gallery: { contentOn: inPaint },
  'filter-carousel': { contentOn: linkModels, tell: listUnpriced },
  'info-message': {
    // A message that names no market is that of its page: who closes it on one site reads it on another.
    contentOn: (content, { site }) =>
      content.marketSlug === '' ? { ...content, marketSlug: site } : content,
    behind: writeHideClosed,
  },
}

/** Finds what a type of block needs on the server besides. */
export const servedOf = (type: BlockType): Served<BlockType> =>
  (SERVED[type] ?? {}) as Served<BlockType>
