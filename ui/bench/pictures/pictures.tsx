// Blocks of pictures, sixty in each, read and drawn as the site does it.
import '../../src/tokens/base.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BlockSurroundings } from '../../src/shell/blocks/block-surroundings.js'
import type { DrawnBlock, TranslateBlock } from '../../src/shell/blocks/drawn-block.types.js'
import { draw as drawGallery } from '../../src/shell/blocks/drawn/gallery.js'
import { draw as drawGrid } from '../../src/shell/blocks/drawn/gallery-grid.js'
import { draw as drawSpotlight } from '../../src/shell/blocks/drawn/spotlight.js'
import { createReadBlockPage } from '../../src/shell/blocks/read-block-page.js'

const PICTURES = 60
const LOOKS = ['small-suv-moss', 'compact-suv-cloud', 'large-suv-fjord', 'fastback-dusk'] as const

const pictureOf = (at: number): string =>
  `/media/cars/${LOOKS[at % LOOKS.length] ?? ''}-three-quarter.800.webp`

const listItems = () =>
  Array.from({ length: PICTURES }, (_, at) => ({
    alternateText: `Picture ${at + 1}`,
    wideImage: pictureOf(at),
    squareImage: pictureOf(at),
    body: `Picture ${at + 1} of sixty.`,
  }))

const listDetails = () =>
  Array.from({ length: PICTURES }, (_, at) => ({
    title: `Detail ${at + 1}`,
    description: `What there is to say of detail ${at + 1}.`,
    image: { src: pictureOf(at), alt: `Picture ${at + 1}`, width: 800, height: 400 },
  }))

const CONTENTS: Readonly<Record<string, object>> = {
  gallery: { heading: 'Sixty pictures', items: listItems() },
  'gallery-grid': { heading: 'Sixty pictures', items: listItems() },
  spotlight: { heading: 'Sixty details', items: listDetails() },
}

const say: TranslateBlock = (key) => key

const drawBlock = (type: string, drawn: unknown): ReactNode => {
  if (type === 'gallery') return drawGallery(drawn as DrawnBlock<'gallery'>, say)
  return type === 'spotlight'
    ? drawSpotlight(drawn as DrawnBlock<'spotlight'>, say)
    : drawGrid(drawn as DrawnBlock<'gallery-grid'>, say)
}

/** Puts a block of that type on the page. */
export const mount = (type: string): void => {
  const { blocks, findings } = createReadBlockPage(
    'https://bench.example',
    () => undefined,
  )({ title: 'Pictures', blocks: [{ type, id: 'pictures', content: CONTENTS[type] }] })
  const [block] = blocks
  if (block === undefined || findings.length > 0) throw new Error(JSON.stringify(findings))
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  createRoot(host).render(
    <BlockSurroundings locale="en" say={say} footnotes={[]}>
      {drawBlock(type, { ...block, site: 'uk', place: { locale: 'en-GB' } })}
    </BlockSurroundings>,
  )
}
