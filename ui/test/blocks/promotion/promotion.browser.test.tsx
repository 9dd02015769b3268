import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Promotion } from '../../../src/blocks/promotion/index.js'
import { listFaults } from '../../axe.js'
import { find, see } from '../../tool-page.js'
import { CLIP, playerWords } from '../video/clip.js'
import { openBlock, readContent, wakeBlock, writeBlock, type BlockPage } from '../written-block.js'

const words = {
  ...playerWords,
  moreAbout: 'More about {title}',
  close: 'Close',
  trap: 'Leave it empty',
}
const IMAGE = CLIP.posterImageLandscape
const FULL = {
  heading1: 'Order now',
  heading2: 'From spring on',
  description: 'The first hundred.',
  imageLandscape: IMAGE,
  cta: { text: 'Order', href: '/uk/quote/form' },
  link: { text: 'Read on', href: '/uk/cars/' },
  disclaimer: 'While stocks last. '.repeat(20),
  popUpDisclaimer: { title: 'Terms', description: 'All of them.', link: '/uk/terms/' },
}
const onBlocked = vi.fn()
const block = (more: object = {}) => (
  <Promotion
    id="promo"
    content={readContent(BLOCKS.promotion.codec, { ...FULL, ...more })}
    words={words}
    locale="en-GB"
    onBlocked={onBlocked}
  />
)
const PRE_ORDER = {
  cta: {
    text: 'Pre-order',
    href: 'https://a.example/x?y=1#pre-order-post',
    fields: { model: 'EX30' },
  },
}
const formOf = ({ block: root }: BlockPage): HTMLFormElement =>
  find(root, 'form') as HTMLFormElement
const trapOf = (page: BlockPage): HTMLInputElement =>
  find(page.block, 'input[name="a_password"]') as HTMLInputElement

// What would be sent, without sending it.
const heed = (page: BlockPage): string[] => {
  const sent: string[] = []
  page.block.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) {
      const data = new FormData(event.target as HTMLFormElement)
      sent.push(
        new URLSearchParams(
          [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
        ).toString(),
      )
    }
    event.preventDefault()
  })
  return sent
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
  onBlocked.mockReset()
})

describe('a promotion', () => {
  test('[B-PROMO-13] its call to action comes before its link', async () => {
    const page = await openBlock(block())
    expect(
      [...find(page.block, '[data-part="promotion-ways"]').querySelectorAll('a')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['Order', 'Read on'])
  })

  test('[B-PROMO-02] a video comes before a picture, which is its poster; without either there is a ground', async () => {
    const page = await openBlock(block({ videos: [{ sources: [CLIP.videoDesktopWebM] }] }))
    const film = find(page.block, 'video') as HTMLVideoElement
    expect(find(page.block, '[data-part="player"] img').getAttribute('src')).toBe(IMAGE.src)
    await see(() => {
      expect([film.paused, film.muted, film.loop]).toEqual([false, true, true])
    })
    await expect.element(browser.getByRole('button', { name: 'Pause' })).toBeVisible()
    const plain = await openBlock(block({ imageLandscape: undefined, background: 'dark' }))
    expect(plain.block.querySelector('img, video')).toBeNull()
    expect(
      getComputedStyle(find(plain.block, '[data-part="promotion-card"]')).backgroundColor,
    ).toBe('rgb(11, 15, 18)')
  })

  test('[B-PROMO-10] from L on its text stands where content says, and where reading begins otherwise', async () => {
    const alignOf = async (
      contentAlignOnDesktop: string | undefined,
      direction: 'ltr' | 'rtl' = 'ltr',
    ) => {
      const page = await openBlock(block({ contentAlignOnDesktop }), direction)
      const text = find(page.block, '[data-part="promotion-text"]').getBoundingClientRect()
      const card = find(page.block, '[data-part="promotion-card"]').getBoundingClientRect()
      const [before, after] = [
        Math.round(text.left - card.left),
        Math.round(card.right - text.right),
      ]
      if (Math.abs(before - after) <= 1) return 'middle'
      return before < after ? 'left' : 'right'
    }
    expect(await alignOf('left')).toBe('left')
    expect(await alignOf('center')).toBe('middle')
    expect(await alignOf('right')).toBe('right')
    expect(await alignOf('top')).toBe('left')
    expect(await alignOf(undefined, 'rtl')).toBe('right')
  })

  test('[B-PROMO-11] it is 1232 px wide at most, and what is under it 1022', async () => {
    const widths = async (width: number) => {
      await browser.viewport(width, 900)
      const page = await openBlock(block())
      return ['promotion-card', 'promotion-disclaimer'].map(
        (part) => find(page.block, `[data-part="${part}"]`).getBoundingClientRect().width,
      )
    }
    expect(await widths(1600)).toEqual([1232, 1022])
    const [card = 0, small = 0] = await widths(390)
    expect([card < 390, card === small]).toEqual([true, true])
  })

  test('[B-PROMO-12] its terms open in a dialog that Escape closes; the focus comes back', async () => {
    const page = await openBlock(block())
    const info = find(page.block, '[aria-haspopup="dialog"]')
    await userEvent.click(info)
    const dialog = browser.getByRole('dialog', { name: 'More about Order now' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().querySelector('h3')?.textContent).toBe('Terms')
    expect(dialog.element().textContent).toContain('All of them.')
    expect(dialog.element().querySelector('a')?.getAttribute('href')).toBe('/uk/terms/')
    await userEvent.keyboard('{Escape}')
    expect([dialog.query() === null, document.activeElement]).toEqual([true, info])
  })

  test.each([
    ['ltr', 1280],
    ['rtl', 1280],
    ['ltr', 360],
  ] as const)('%s, %i px: nothing is wrong with it', async (direction, width) => {
    await browser.viewport(width, 900)
    const page = await openBlock(block(PRE_ORDER), direction)
    expect(await listFaults(page.block)).toEqual([])
  })
})

describe('a pre-order', () => {
  test('[B-PROMO-05] is a form that posts to the cleaned address, by a button with the text', async () => {
    const page = await openBlock(block(PRE_ORDER))
    const { method, action, acceptCharset } = formOf(page)
    expect([method, action, acceptCharset]).toEqual(['post', 'https://a.example/x?y=1', 'utf-8'])
    await expect.element(browser.getByRole('button', { name: 'Pre-order' })).toBeVisible()
  })

  test('[B-PROMO-06] its trap is no stop of the tab order, nobody sees it, and no screen reader reads it', async () => {
    const page = await openBlock(block(PRE_ORDER))
    const trap = trapOf(page)
    expect([
      trap.type,
      trap.tabIndex,
      trap.value,
      trap.closest('[aria-hidden="true"]') !== null,
    ]).toEqual(['text', -1, '', true])
    expect(getComputedStyle(trap).display).not.toBe('none')
    expect(trap.getBoundingClientRect().right).toBeLessThan(0)
    expect(browser.getByRole('textbox').query()).toBeNull()
    page.before.focus()
    for (let step = 0; step < 6; step += 1) {
      await userEvent.keyboard('{Tab}')
      expect(document.activeElement).not.toBe(trap)
    }
  })

  test('[B-PROMO-07] [B-PROMO-08] it posts its own fields; once the trap is filled in, nothing leaves and nothing is said', async () => {
    const page = await openBlock(block(PRE_ORDER))
    const sent = heed(page)
    const order = browser.getByRole('button', { name: 'Pre-order' })
    await userEvent.click(order)
    expect(sent).toEqual(['a_password=&model=EX30'])
    for (const value of ['x', ' ']) {
      trapOf(page).value = value
      await userEvent.click(order)
    }
    expect([sent.length, onBlocked.mock.calls.length]).toEqual([1, 2])
    expect(page.block.querySelector('[role="alert"], [role="status"]')).toBeNull()
    trapOf(page).value = ''
    await userEvent.click(order)
    expect(sent).toHaveLength(2)
    const bare = await openBlock(block({ cta: { ...PRE_ORDER.cta, fields: undefined } }))
    const own = heed(bare)
    await userEvent.click(order)
    expect(own).toEqual(['a_password='])
  })

  test('[B-PROMO-09] without scripts it is the same form; an address nothing is posted to leaves no form', () => {
    const page = writeBlock(block(PRE_ORDER))
    const sent = heed(page)
    formOf(page).requestSubmit()
    expect(sent).toEqual(['a_password=&model=EX30'])
    const none = writeBlock(block({ cta: { text: 'Go', href: 'javascript:x#pre-order-post' } }))
    expect(none.block.querySelector('form')).toBeNull()
  })

  test('[E-B-16] it wakes as the server has drawn it', async () => {
    const page = writeBlock(block(PRE_ORDER))
    const before = find(page.block, 'form').outerHTML
    await wakeBlock(page, block(PRE_ORDER))
    expect(find(page.block, 'form').outerHTML).toBe(before)
  })
})
