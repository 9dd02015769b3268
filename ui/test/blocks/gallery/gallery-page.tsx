// A gallery on a page, with the texts it says itself and pictures that need no network.
import '../../../src/tokens/base.css'
import { BLOCKS, type GalleryBlock } from '@evkit/engine/blocks'
import type { Translate } from '@evkit/engine/shared'
import { expect } from 'vitest'
import { galleryWords } from '../../../../engine/test/kit/gallery-words.js'
import { Gallery } from '../../../src/blocks/gallery/index.js'
import { see } from '../../tool-page.js'
import { readContent, wakeBlock, writeBlock, type BlockPage } from '../written-block.js'

const TEXTS: Readonly<Record<string, string>> = {
  'carousel.role': 'carousel',
  'carousel.slide-role': 'slide',
  'carousel.slide': '{number} of {total}',
  'carousel.previous': 'Back',
  'carousel.next': 'Next',
  'carousel.dot': 'Go to {number}',
  'carousel.shown': '{number} of {total}',
}

/** Says what every carousel says. */
export const translate: Translate = (key, values = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    TEXTS[key] ?? key,
  )

const draw = (at: number, ratio: string): string => {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * 100} ${height * 100}"><rect width="100%" height="100%" fill="hsl(${at * 40} 30% 40%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Items as authors write them; every picture says its place. */
export const writeItems = (count: number, more: object = {}): readonly object[] =>
  Array.from({ length: count }, (_, at) => ({
    alternateText: `Picture ${at + 1}`,
    wideImage: `/pictures/wide-${at + 1}.jpg`,
    squareImage: `/pictures/square-${at + 1}.jpg`,
    body: `Text ${at + 1}`,
    ...more,
  }))

/** Puts drawn pictures in the place of those that would be fetched. */
export const withPictures = <Content,>(content: Content): Content =>
  JSON.parse(
    JSON.stringify(content).replaceAll(
      /"\/pictures\/(wide|square)-(\d+)\.jpg"/g,
      (_, format: string, at: string) =>
        JSON.stringify(draw(Number(at), format === 'wide' ? '16:9' : '1:1')),
    ),
  ) as Content

/** Content of a sliding gallery. */
export const readGallery = (count: number, more: object = {}): GalleryBlock['content'] =>
  withPictures(
    readContent(BLOCKS.gallery.codec, { heading: 'The EX30', items: writeItems(count), ...more }),
  )

/** A sliding gallery. */
export const gallery = (content: GalleryBlock['content']) => (
  <Gallery id="photos" content={content} words={galleryWords} translate={translate} />
)

/** A part of a gallery, or nothing. */
export const partOf = ({ block }: BlockPage, name: string): HTMLElement | null =>
  block.querySelector<HTMLElement>(`[data-part="${name}"]`)

/** Waits until the row of a gallery answers and rests. */
export const awaken = async (page: BlockPage): Promise<void> => {
  await see(() => {
    expect(partOf(page, 'carousel')?.dataset['state']).toBe('awake')
    expect(partOf(page, 'viewport')?.dataset['motion']).toBe('resting')
  })
}

/** Writes a sliding gallery as the server does, and wakes it. */
export const openGallery = async (
  content: GalleryBlock['content'],
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<BlockPage> => {
  const page = writeBlock(gallery(content), direction)
  await wakeBlock(page, gallery(content))
  await awaken(page)
  return page
}

/** The slide that is shown, from 1; read off the row. */
export const slideOf = (page: BlockPage): number => {
  const view = partOf(page, 'viewport')
  return view === null ? 0 : Math.round(Math.abs(view.scrollLeft) / view.clientWidth) + 1
}
