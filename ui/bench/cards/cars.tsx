// The cars of a site side by side, sixty of them, read and drawn as the site does it.
import '../../src/tokens/base.css'
import { createRoot } from 'react-dom/client'
import { BlockSurroundings } from '../../src/shell/blocks/block-surroundings.js'
import type { DrawnBlock, TranslateBlock } from '../../src/shell/blocks/drawn-block.types.js'
import { draw } from '../../src/shell/blocks/drawn/product-carousel.js'
import { createReadBlockPage } from '../../src/shell/blocks/read-block-page.js'

const CARS = 60
const LOOKS = ['small-suv-moss', 'compact-suv-cloud', 'large-suv-fjord', 'fastback-dusk'] as const

const listModels = () =>
  Array.from({ length: CARS }, (_, at) => ({
    name: `Car ${at + 1}`,
    pricingText: 'From',
    startingPrice: `£${30 + at},000`,
    images: [
      {
        type: 'product-list',
        src: `/media/cars/${LOOKS[at % LOOKS.length] ?? ''}-three-quarter.800.webp`,
        alt: '',
        width: 800,
        height: 400,
      },
    ],
    link1: { text: `See car ${at + 1}`, href: '/uk/cars/' },
    link2: { text: 'Request a quote', href: '/uk/quote/form' },
  }))

const say: TranslateBlock = (key) => key

/** Puts them on the page. */
export const mount = (): void => {
  const { blocks, findings } = createReadBlockPage(
    'https://bench.example',
    () => undefined,
  )({
    title: 'Cars',
    blocks: [
      {
        type: 'product-carousel',
        id: 'cars',
        content: { heading: 'Sixty cars', categories: [{ title: 'All', carModels: listModels() }] },
      },
    ],
  })
  const [block] = blocks
  if (block === undefined || findings.length > 0) throw new Error(JSON.stringify(findings))
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const drawn = { ...block, site: 'uk', place: { locale: 'en-GB' } } as unknown
  createRoot(host).render(
    <BlockSurroundings locale="en" say={say} footnotes={[]}>
      {draw(drawn as DrawnBlock<'product-carousel'>, say)}
    </BlockSurroundings>,
  )
}
