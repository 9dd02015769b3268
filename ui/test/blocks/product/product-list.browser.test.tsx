import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import type { Footnote } from '@evkit/engine/content'
import { page as browser } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { ProductList } from '../../../src/blocks/product/index.js'
import { listFaults } from '../../axe.js'
import { find } from '../../tool-page.js'
import { OnPage } from '../block-page.js'
import { openBlock, readContent } from '../written-block.js'

const link = (text: string) => ({ text, href: `/${text}` })

const FULL = {
  image: { src: '/car.svg', alt: 'A car', width: 960, height: 640 },
  carModel: {
    name: 'EX30',
    rechargeType: 'Recharge',
    isAvailableOnline: true,
    startingPriceCash: '£33,795',
    startingPriceSubscription: '£399 a month',
    link1: link('Discover'),
    link2: link('Order'),
    my23ConfigLink: '/configure',
  },
  description: 'Our smallest car.',
  highlight1: 'Far',
  highlight2: 'Quick',
  highlight3: 'Quiet',
  disclaimer: 'Preliminary',
}

const list = (...products: readonly object[]) => (
  <ProductList
    content={readContent(BLOCKS['product-list'].codec, { products })}
    words={{ availableOnline: 'Available online' }}
  />
)

const boxes = (block: HTMLElement) =>
  [...block.querySelectorAll<HTMLElement>('[data-part="product"]')].map((item) => ({
    image: find(item, 'img').getBoundingClientRect(),
    text: find(item, 'h2').getBoundingClientRect(),
  }))

describe('a product list', () => {
  test.each(['ltr', 'rtl'] as const)(
    '[B-PROD-17] %s: image beside text from L, above it below L',
    async (direction) => {
      const { block } = await openBlock(list(FULL, FULL), direction)
      for (const width of [1280, 1024]) {
        await browser.viewport(width, 900)
        for (const { image, text } of boxes(block)) {
          expect(text.top).toBeLessThan(image.bottom)
          expect(text.right <= image.left || text.left >= image.right).toBe(true)
        }
        expect(document.documentElement.scrollWidth).toBe(width)
      }
      for (const width of [1023, 800, 360]) {
        await browser.viewport(width, 900)
        for (const { image, text } of boxes(block))
          expect(text.top).toBeGreaterThanOrEqual(image.bottom)
        expect(document.documentElement.scrollWidth).toBe(width)
      }
      expect(await listFaults(block)).toEqual([])
    },
  )

  test('[B-PROD-18] [B-PROD-20] everything given is shown, in the order of the row', async () => {
    const [mark] =
      readContent(BLOCKS['product-list'].codec, { products: [FULL] }).products[0]?.marks ?? []
    const footnote: Footnote = {
      id: mark?.markOf ?? '',
      symbol: '7',
      type: 'appendix',
      text: [],
      sources: [],
      places: [1],
      block: 'cars',
    }
    const { block } = await openBlock(<OnPage footnotes={[footnote]}>{list(FULL)}</OnPage>)
    const item = find(block, '[data-part="product"]')
    const places = [
      item.querySelector('img')?.alt,
      ...['Available online', 'EX30 Recharge', '£33,795', '£399 a month7', 'Our smallest car.'],
      ...['Far', 'Quick', 'Quiet', 'Discover', 'Order'],
    ]
    expect(places[0]).toBe('A car')
    const text = item.textContent
    const order = places.slice(1).map((part) => text.indexOf(part ?? ''))
    expect(order.every((place, at) => place >= 0 && place > (order[at - 1] ?? -1))).toBe(true)
    expect(item.querySelectorAll('[data-part="highlights"] > li')).toHaveLength(3)
    expect(
      [...item.querySelectorAll('a:not(sup a)')].map((one) => one.getAttribute('href')),
    ).toEqual(['/Discover', '/Order'])
    expect(find(item, '[data-part="price"] sup').textContent).toBe('7')
    expect(item.querySelector('h2 sup')).toBeNull()
  })

  test('[B-PROD-18] [B-PROD-19] what is empty leaves nothing behind, and no hole beside the text', async () => {
    await browser.viewport(1280, 900)
    const { block } = await openBlock(list({ carModel: { name: 'EX30' } }, FULL))
    const [bare, full] = block.querySelectorAll<HTMLElement>('[data-part="product"]')
    if (bare === undefined || full === undefined) throw new Error('two products')
    expect(bare.textContent).toBe('EX30')
    expect(bare.querySelectorAll('img, ul, p, a, [data-part="badge"]')).toHaveLength(0)
    const columns = (item: Element) => getComputedStyle(item).gridTemplateColumns.split(' ').length
    expect([columns(bare), columns(full)]).toEqual([1, 2])
  })

  test('[B-PROD-18] two cars that say the same are both shown', async () => {
    const { block } = await openBlock(list({ ...FULL, highlight2: 'Far' }, FULL))
    expect(block.querySelectorAll('[data-part="product"]')).toHaveLength(2)
    expect(find(block, '[data-part="highlights"]').textContent).toBe('FarFarQuiet')
  })
})
