import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import { makeTranslate } from '@evkit/engine/content'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { ProductCarousel } from '../../../src/blocks/product/index.js'
import { listFaults } from '../../axe.js'
import { rest, see } from '../../tool-page.js'
import { openBlock, readContent, writeBlock, type BlockPage } from '../written-block.js'

const translate = makeTranslate({
  language: 'en',
  texts: {
    'carousel.role': 'carousel',
    'carousel.slide-role': 'slide',
    'carousel.slide': '{number} of {total}',
    'carousel.previous': 'Back',
    'carousel.next': 'Next',
    'carousel.dot': 'Go to {number} of {total}',
    'carousel.shown': '{number} of {total}',
  },
})

const words = {
  availableOnline: 'Available online',
  configure: 'Configure',
  pause: 'Pause',
  resume: 'Play',
}

const listModels = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Car ${at + 1}`,
    startingPrice: `£${30 + at},000`,
    images: [{ type: 'product-list', src: '/car.svg', alt: '' }],
    link1: { text: `See car ${at + 1}`, href: `/uk/cars/#${at}` },
  }))

const products = (content: object = {}, count = 6) => (
  <ProductCarousel
    id="products"
    label="Cars"
    words={words}
    translate={translate}
    content={readContent(BLOCKS['product-carousel'].codec, {
      heading: 'Our cars',
      categories: [{ title: 'Suvs', carModels: listModels(count) }],
      ...content,
    })}
  />
)

const part = ({ block }: BlockPage, name: string): HTMLElement => {
  const found = block.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (found === null) throw new Error(`no ${name}`)
  return found
}
const parts = ({ block }: BlockPage, name: string): readonly HTMLElement[] => [
  ...block.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
]
const current = (page: BlockPage): number =>
  [...page.block.querySelectorAll('[data-part="dots"] button')].findIndex((dot) =>
    dot.hasAttribute('aria-current'),
  ) + 1

const full = {
  name: 'XC60',
  rechargeType: 'Recharge',
  isAvailableOnline: true,
  pricingText: 'From',
  startingPrice: '£33,795',
  pricingSuffix: 'OTR',
  images: [
    { type: 'product-list', src: '/large.svg', alt: '', disclaimer: 'Preliminary' },
    { type: 'product-list-mobile', src: '/small.svg', alt: '' },
  ],
  link1: { text: 'Discover', href: '/a' },
  link2: { text: 'Order', href: '/b' },
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('an item', () => {
  test('[B-PROD-01] [B-PROD-04] [B-PROD-08] [B-PROD-16] has its parts in their order', () => {
    const page = writeBlock(
      products({ categories: [{ carModels: [] }, { title: 'Suvs', carModels: [full] }] }),
    )
    const items = parts(page, 'product-item')
    expect(items).toHaveLength(1)
    expect(
      [...(items[0]?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent]),
    ).toEqual([
      ['P', 'Suvs'],
      ['H3', 'XC60 Recharge'],
      ['DIV', ''],
      ['P', 'Available online'],
      ['P', 'From £33,795 OTR'],
      ['P', 'DiscoverOrder'],
      ['P', 'Preliminary'],
    ])
  })

  test('[B-PROD-02] [B-PROD-03] its category is seen in upper case, its name is its heading', () => {
    const page = writeBlock(products())
    const category = part(page, 'product-item').querySelector('p')
    expect(category?.textContent).toBe('Suvs')
    expect(category === null ? '' : getComputedStyle(category).textTransform).toBe('uppercase')
    expect(part(page, 'product-item').querySelector('h3')?.textContent).toBe('Car 1')
  })

  test('[B-PROD-05] [B-PROD-06] [B-PROD-11] its picture is four by three, and that of the screen', async () => {
    const page = writeBlock(products({ categories: [{ carModels: [full] }] }))
    const box = page.block.querySelector('picture')?.parentElement?.getBoundingClientRect()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 2)
    const image = page.block.querySelector('img')
    const disclaimer = part(page, 'image-disclaimer')
    await see(() => {
      expect(new URL(image?.currentSrc ?? '').pathname).toBe('/large.svg')
    })
    expect(disclaimer.checkVisibility()).toBe(true)
    await browser.viewport(800, 900)
    await see(() => {
      expect(new URL(image?.currentSrc ?? '').pathname).toBe('/small.svg')
    })
    expect(disclaimer.checkVisibility()).toBe(false)
  })

  test('[B-PROD-07] [B-PROD-09] [B-PROD-10] what content does not have leaves no gap', () => {
    const bare = { categories: [{ carModels: [{ name: 'EX30' }] }] }
    const page = writeBlock(products(bare))
    expect(part(page, 'product-item').children).toHaveLength(1)
    const off = { categories: [{ carModels: [{ name: 'EX30', isAvailableOnline: false }] }] }
    expect(part(writeBlock(products(off)), 'product-item').children).toHaveLength(1)
    const height = part(page, 'product-item').getBoundingClientRect().height
    expect(height).toBe(page.block.querySelector('h3')?.getBoundingClientRect().height)
    const hidden = writeBlock(products({ hidePrice: true }))
    expect(parts(hidden, 'price')).toEqual([])
    const way = { my23ConfigLink: '/configure', link1: { text: 'One', href: '/1' } }
    const configured = writeBlock(
      products({ categories: [{ carModels: [{ name: 'a', ...way }] }] }),
    )
    expect(
      [...configured.block.querySelectorAll('a[data-part="call"]')].map((a) => a.textContent),
    ).toEqual(['Configure'])
  })

  test.each([
    [400, 320],
    [1000, 400],
    [1200, 300],
  ])('[B-PROD-12] in a row of %d px it is %d px wide', (width, wide) => {
    const page = writeBlock(products())
    part(page, 'carousel').style.inlineSize = `${width}px`
    expect(part(page, 'slide').getBoundingClientRect().width).toBeCloseTo(wide, 0)
  })

  test('[B-PROD-13] [B-PROD-14] links are as high in every item as the highest, at any width at once', async () => {
    const many = Array.from({ length: 4 }, (_, at) => ({
      name: `Car ${at}`,
      link1: { text: 'Short', href: '/a' },
      ...(at === 1 ? { link2: { text: 'A link that needs a line of its own', href: '/b' } } : {}),
    }))
    const page = writeBlock(products({ categories: [{ carModels: many }] }))
    for (const width of [1280, 600, 360]) {
      await browser.viewport(width, 900)
      const heights = parts(page, 'product-links').map(
        (links) => links.getBoundingClientRect().height,
      )
      expect(new Set(heights).size).toBe(1)
      const [first] = parts(page, 'product-links')
      expect(heights[0]).toBeGreaterThan(
        first?.firstElementChild?.getBoundingClientRect().height ?? 0,
      )
    }
  })
})

describe('the row', () => {
  test('[B-CAR-14] [B-CAR-18] it has a dot for each place, and keys and dots lead to them', async () => {
    const page = await openBlock(products())
    await see(() => {
      expect(page.block.querySelectorAll('[data-part="dots"] button')).toHaveLength(3)
    })
    await userEvent.click(page.block.querySelectorAll<HTMLElement>('[data-part="dots"] button')[2]!)
    expect(current(page)).toBe(3)
    await userEvent.keyboard('{ArrowLeft}')
    expect(current(page)).toBe(2)
    expect(await listFaults(page.block)).toEqual([])
  })

  test('[E-B-10] nothing in it makes the page wider', async () => {
    const named = listModels(6).map((car) => ({
      ...car,
      link1: { ...car.link1, accessibilityLabel: `${car.link1.text}: all of it` },
    }))
    for (const direction of ['ltr', 'rtl'] as const) {
      await openBlock(products({ categories: [{ carModels: named }] }), direction)
      const { scrollWidth, clientWidth } = document.documentElement
      expect([direction, scrollWidth]).toEqual([direction, clientWidth])
    }
  })
})

describe('a row that moves by itself', () => {
  const moving = (more: object = {}) =>
    products({ enableAutoplay: true, animationDuration: 0.2, ...more })

  test('[E-B-07] [B-B-01] goes from place to place until it is paused, and on again', async () => {
    const page = await openBlock(moving())
    // A pointer that an earlier test has left there would hold it.
    await userEvent.hover(page.before)
    await see(() => {
      expect(current(page)).toBe(3)
    })
    await see(() => {
      expect(current(page)).toBe(1)
    })
    const control = part(page, 'motion-control')
    expect(control.getAttribute('aria-label')).toBe('Pause')
    // It comes before anything else of the block in the tab order.
    page.before.focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(control)
    await userEvent.keyboard('{Enter}')
    expect(control.getAttribute('aria-label')).toBe('Play')
    page.before.focus()
    const stopped = current(page)
    await rest(300)
    expect(current(page)).toBe(stopped)
    control.click()
    await see(() => {
      expect(current(page)).not.toBe(stopped)
    })
  })

  test('[B-SPOT-09] [D-B-30] whoever chooses a place ends it', async () => {
    const page = await openBlock(moving())
    part(page, 'carousel-next').click()
    await see(() => {
      expect(parts(page, 'motion-control')).toEqual([])
    })
    const chosen = current(page)
    await rest(300)
    expect(current(page)).toBe(chosen)
  })

  test('[E-B-07] one that does not move has no control', async () => {
    const page = await openBlock(products())
    expect(parts(page, 'motion-control')).toEqual([])
    await rest(300)
    expect(current(page)).toBe(1)
  })
})

test.each([
  ['tr', 'Şehir içi', 'ŞEHİR İÇİ'],
  ['en', 'City line', 'CITY LINE'],
  ['de', 'Große Autos', 'GROSSE AUTOS'],
])('[E-B-23] [B-PROD-02] in %s the category %s is seen as %s', async (lang, title, shown) => {
  const page = await openBlock(products({ categories: [{ title, carModels: listModels(1) }] }))
  document.documentElement.lang = lang
  const category = part(page, 'product-item').firstElementChild as HTMLElement
  expect([category.textContent, category.innerText]).toEqual([title, shown])
})
