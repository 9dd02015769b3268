// What holds for every block, whoever looks at it and in whatever language: seen on the gallery.
import { expect, test, type Page } from '@playwright/test'
import { NEW_VISITOR } from './models/consent.model.js'
import { BLOCK_TYPES, wakeAll } from './models/gallery.model.js'

test.describe('a visitor with no cookies', () => {
  test.use({ storageState: NEW_VISITOR })

  test('[B-SCOPE-01] [B-SCOPE-08] sees every block; nobody is asked who that is, and no block complains', async ({
    page,
    context,
    baseURL: origin = '',
  }) => {
    const asked: URL[] = []
    page.on('request', (request) => asked.push(new URL(request.url())))
    await page.goto('/uk/blocks/')
    expect(await context.cookies()).toEqual([])
    await wakeAll(page)
    const samples = page.locator('[data-part="sample"]')
    await expect(samples).toHaveCount(BLOCK_TYPES.length)
    // The head of a sample is one element; offers lie there until their link is pressed.
    const empty = await samples.evaluateAll((all) =>
      all.filter((one) => one.children.length < 2).map((one) => one.textContent),
    )
    expect(empty).toEqual([])
    const { host } = new URL(origin)
    const pages = asked.filter((url) => url.protocol.startsWith('http'))
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter((url) => url.host !== host).map(String)).toEqual([])
    const strange = /auth|login|sign-?in|session|identity|userinfo|account|profile|volvo-id/i
    expect(pages.filter((url) => strange.test(url.pathname)).map(String)).toEqual([])
    await expect(page.locator('main :is([aria-invalid="true"], [role="alert"])')).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
  })
})

// As a language whose words are longer by two fifths writes it: every word grows, and none breaks where it did not.
const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      if (node.parentElement?.closest('script, style') !== null) continue
      node.textContent = (node.textContent ?? '').replaceAll(
        /\p{L}+/gu,
        (word) => word + word.slice(-1).repeat(Math.ceil(word.length * 0.4)),
      )
    }
  })

// A text is cut where it leaves a box that shows nothing beyond its edges; what can be scrolled to is not, nor what is
// folded until it is opened, only read aloud, or the banner's two lines, whose end is told by an ellipsis.
const listCut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const listBoxes = (element: Element | null): readonly Element[] =>
      element === null || element === document.body
        ? []
        : [element, ...listBoxes(element.parentElement)]
    const isMeant = (box: Element): boolean => {
      const { clipPath, contentVisibility, webkitLineClamp } = getComputedStyle(box)
      const isSmall = box.getBoundingClientRect().width <= 1
      const isCutByRule = box.matches('[data-lines], [data-folded]') || webkitLineClamp !== 'none'
      return isSmall || isCutByRule || clipPath !== 'none' || contentVisibility === 'hidden'
    }
    const leaves = (text: DOMRect, box: Element, axis: 'X' | 'Y'): boolean => {
      const edge = box.getBoundingClientRect()
      const over =
        axis === 'X'
          ? Math.max(edge.left - text.left, text.right - edge.right)
          : Math.max(edge.top - text.top, text.bottom - edge.bottom)
      return over > 2 && ['hidden', 'clip'].includes(getComputedStyle(box)[`overflow${axis}`])
    }
    const isCut = (node: Text): boolean => {
      const boxes = listBoxes(node.parentElement)
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width === 0 || boxes.some(isMeant)) return false
      return (['X', 'Y'] as const).some((axis) => {
        const scroller = boxes.findIndex((box) =>
          ['auto', 'scroll'].includes(getComputedStyle(box)[`overflow${axis}`]),
        )
        const within = scroller < 0 ? boxes : boxes.slice(0, scroller)
        return within.some((box) => leaves(text, box, axis))
      })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true }) === true
      if (node instanceof Text && isSeen && node.data.trim() !== '' && isCut(node))
        found.push(node.data)
    }
    return found
  })

for (const site of ['uk', 'ae'])
  for (const width of [360, 768, 1280])
    test(`[E-B-23] ${site}, ${width} px: words longer by two fifths leave no block, and none is cut`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${site}/blocks/`)
      await wakeAll(page)
      expect(await listCut(page)).toEqual([])
      await lengthen(page)
      await expect(page.getByText(/Quiettt/).first()).toBeAttached()
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(beyond).toBe(0)
      expect(await listCut(page)).toEqual([])
    })

test('[E-B-23] a page says its language, and writes amounts as that language does', async ({
  page,
}) => {
  for (const [site, language, amount] of [
    ['uk', /^en/, /£\d{2},\d{3}/],
    ['de', /^de/, /\d{2}\.\d{3}\s€/],
    ['se', /^sv/, /\d{3}\s\d{3}\skr/],
  ] as const) {
    await page.goto(`/${site}/cars/`)
    expect(await page.locator('html').getAttribute('lang')).toMatch(language)
    await expect(page.locator('[data-part="price"]').first()).toHaveText(amount)
  }
})
