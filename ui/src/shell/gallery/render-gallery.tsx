// The gallery: every type of block in the states it can be met in, for whoever works on the site.
import type { BlockType } from '@evkit/engine/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { CONTENT_CLIENTS } from '@evkit/engine/site'
import { splitPath } from '@evkit/engine/internal/site'
import { renderToStaticMarkup } from 'react-dom/server'
import { onceEach } from '../../tool/once-each.js'
import { createReadBlockPage, type BlockPage } from '../blocks/read-block-page.js'
import { drawPage, drawParts, type Part } from '../blocks/render-blocks.js'
import type { FrameProps } from '../frame.js'
import { contextOf } from '../pages/render-block-page.js'
import { consoleLog } from '../ports/console-log.js'
import type { PageParts, RenderRequest } from '../render.types.js'
import { BLOCK_SAMPLES } from './block-samples.js'
import { CAR_FINDER_SEARCH } from './car-finder-samples.js'
import {
  GalleryHead,
  SampleHead,
  sampleClass,
  SEGMENT,
  STATES,
  type GalleryState,
} from './gallery-page.js'
import { lengthenTexts } from './lengthen-texts.js'
import { LOOKS } from './look-samples.js'

/** Finds the state whose blocks an address shows, where the gallery is open. */
const findState = ({
  path,
  isGalleryOpen,
}: Pick<RenderRequest, 'path' | 'isGalleryOpen'>): GalleryState | undefined => {
  const [, segment, state = 'normal', ...rest] = splitPath(path)
  return isGalleryOpen && segment === SEGMENT && rest.length === 0
    ? STATES.find((one) => one === state)
    : undefined
}

const TYPES = Object.keys(BLOCK_SAMPLES) as readonly BlockType[]

// Where all a type can have is shown, some of what else it can look like stands behind it.
const contentsOf = (type: BlockType, state: GalleryState): readonly unknown[] => {
  const sample = BLOCK_SAMPLES[type]
  switch (state) {
    case 'normal':
      return [sample.normal, ...(sample.others ?? [])]
    case 'long':
      return [lengthenTexts(sample.normal)]
    case 'looks':
      return LOOKS[type] ?? []
    default:
      return [sample[state]]
  }
}

const listSamples = (state: GalleryState) =>
  TYPES.flatMap((type) =>
    contentsOf(type, state).map((content, at) => ({
      type,
      id: at === 0 ? type : `${type}-${at + 1}`,
      content,
    })),
  )

const readState = (home: object, state: GalleryState): BlockPage =>
  createReadBlockPage(
    'https://gallery.example',
    () => undefined,
  )({
    ...home,
    title: 'Blocks',
    blocks: listSamples(state),
  })

// With the texts blocks of this language say themselves. What is wrong with the samples stands on the page.
const readSamples = onceEach((home: object) => ({
  normal: readState(home, 'normal'),
  few: readState(home, 'few'),
  broken: readState(home, 'broken'),
  long: readState(home, 'long'),
  looks: readState(home, 'looks'),
}))

const wrap = (html: string, head: string): string =>
  `<div class="${sampleClass}" data-part="sample">${head}${html}</div>`

/** Renders a page of the gallery; nothing where the address names none, or the site has no texts for blocks. */
export const renderGallery = (
  request: RenderRequest,
  { frame }: FrameProps,
): PageParts | undefined => {
  const state = findState(request)
  const home = toUndefined(request.load(frame.site, CONTENT_CLIENTS.home))
  if (state === undefined || typeof home !== 'object' || home === null) return undefined
  const page = readSamples(home)[state]
  const search = request.search === '' ? CAR_FINDER_SEARCH : request.search
  const input = {
    page,
    context: { ...contextOf({ ...request, search }, frame, page), isPreview: true },
    log: consoleLog,
  }
  const parts = drawParts(input)
  const htmlAt = (index: number): string =>
    parts.flatMap(({ at, html }: Part) => (at === index ? [html] : [])).join('\n')
  const samples = listSamples(state)
  const types = TYPES.filter((type) => samples.some((one) => one.type === type))
  const htmlOf = (type: BlockType): string =>
    samples.flatMap((one, at) => (one.type === type ? [htmlAt(at)] : [])).join('\n')
  const { end, data } = drawPage(input, parts)
  return {
    title: `Blocks: ${state}`,
    description: 'Every type of block in every state.',
    main: [
      renderToStaticMarkup(<GalleryHead site={frame.site} state={state} types={types} />),
      ...types.map((type) => wrap(htmlOf(type), renderToStaticMarkup(<SampleHead type={type} />))),
      end,
    ].join('\n'),
    data,
    picture: undefined,
    isUnlisted: true,
    isAuthored: true,
  }
}
