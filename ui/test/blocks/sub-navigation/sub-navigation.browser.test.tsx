import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { renderToString } from 'react-dom/server.browser'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { SubNavigation } from '../../../src/blocks/sub-navigation/index.js'
import { enhanceSubNavigation } from '../../../src/blocks/sub-navigation/sub-navigation.dom.js'
import { listFaults } from '../../axe.js'
import {
  find,
  lengthenPage,
  nextFrame,
  openPage,
  rest,
  see,
  type ToolPage,
} from '../../tool-page.js'
import { links as site, OnPage } from '../block-page.js'

const words = { label: 'More', more: 'More to do' }
const link = (text: string) => ({ text, href: `/uk/cars/ex30/${text.toLowerCase()}/` })
const FOUR = ['Overview', 'Design', 'Range', 'Specs'].map(link)
const ORDER = { text: 'Order yours', href: '/uk/order/' }
const DRIVE = { text: 'Book a test drive', href: '/uk/drive/' }

const block = (more: object = {}, path = '/uk/cars/ex30/range/') => {
  const content = { title: 'EX30', subtitle: 'Small electric SUV', links: FOUR, ...more }
  const { value } = BLOCKS['sub-navigation'].codec(content, { path: '', links: site })
  return (
    <OnPage>
      <SubNavigation id="sub" content={toUndefined(value)!} path={path} words={words} />
    </OnPage>
  )
}
const mount = (more: object = {}, direction: 'ltr' | 'rtl' = 'ltr', path?: string): ToolPage => {
  const page = openPage()
  document.documentElement.dir = direction
  page.element.innerHTML = renderToString(block(more, path))
  void enhanceSubNavigation(page.element)
  return page
}
const BOTH = { primaryCta: ORDER, secondaryCta: DRIVE }
const isSeen = (element: Element | undefined | null) => element?.checkVisibility() ?? false
const extra = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--footer-extra').trim()

beforeEach(async () => {
  document.documentElement.dir = 'ltr'
  await browser.viewport(1280, 900)
})

describe('a sub-navigation', () => {
  test('[B-NAV-21] [B-NAV-23] is a navigation with its name, and tells which page is shown', async () => {
    const page = mount(BOTH)
    await expect.element(browser.getByRole('navigation', { name: 'EX30' })).toBeVisible()
    expect(browser.getByRole('listitem').elements().length).toBe(4)
    const current = [...page.element.querySelectorAll('[aria-current]')]
    expect(current.map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
      ['Range', 'page'],
    ])
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[B-NAV-22] shows both calls beside each other where there is room', () => {
    const page = mount(BOTH)
    const calls = [...page.element.querySelectorAll('[data-part="calls"] a')]
    expect(calls.map(({ textContent }) => textContent)).toEqual([
      'Order yours',
      'Book a test drive',
    ])
    expect(calls.every(isSeen)).toBe(true)
    expect(isSeen(page.element.querySelector('button'))).toBe(false)
  })

  test('[B-NAV-25] [E-T-11] stays at the upper edge, and knows it', async () => {
    const page = mount(BOTH)
    page.element.prepend('Before')
    lengthenPage(page)
    const bar = find(page, 'nav')
    await rest(100)
    expect(bar.dataset['state']).toBe('flowing')
    window.scrollTo(0, 600)
    await see(() => {
      expect(bar.dataset['state']).toBe('stuck')
    })
    expect(bar.getBoundingClientRect().top).toBe(0)
    window.scrollTo(0, 0)
    await see(() => {
      expect(bar.dataset['state']).toBe('flowing')
    })
  })

  test.each(['ltr', 'rtl'] as const)(
    '[B-NAV-24] [E-B-22] %s: the current link is brought into view once, and the page is not scrolled',
    async (direction) => {
      await browser.viewport(375, 700)
      const twelve = Array.from({ length: 12 }, (_, at) => link(`Chapter-${at + 1}`))
      const page = mount({ links: twelve, ...BOTH }, direction, '/uk/cars/ex30/chapter-10/')
      lengthenPage(page)
      const strip = find(page, '[data-part="strip"]')
      const current = find(page, '[aria-current]')
      await see(() => {
        expect(strip.scrollLeft).not.toBe(0)
      })
      const inside = current.getBoundingClientRect()
      expect(inside.left).toBeGreaterThanOrEqual(0)
      expect(inside.right).toBeLessThanOrEqual(375)
      expect(window.scrollY).toBe(0)
      strip.scrollLeft = 0
      await browser.viewport(380, 700)
      await nextFrame()
      expect(strip.scrollLeft).toBe(0)
    },
  )

  test('[B-NAV-26] on phones the second call is behind a control', async () => {
    await browser.viewport(360, 700)
    const page = mount(BOTH)
    const [first, second] = page.element.querySelectorAll('[data-part="calls"] a')
    const control = find(page, 'button')
    expect([isSeen(first), isSeen(second)]).toEqual([true, false])
    expect(control.getAttribute('aria-expanded')).toBe('false')
    expect(find(page, `#${control.getAttribute('aria-controls')}`).contains(second!)).toBe(true)
    control.focus()
    await userEvent.keyboard('{Enter}')
    expect([control.getAttribute('aria-expanded'), isSeen(second), document.activeElement]).toEqual(
      ['true', true, control],
    )
    expect(second!.getBoundingClientRect().top).toBeGreaterThan(
      first!.getBoundingClientRect().bottom,
    )
    expect(await listFaults(page.element)).toEqual([])
    const one = mount({ primaryCta: ORDER })
    expect(one.element.querySelector('button')).toBeNull()
  })

  test('[B-NAV-27] with calls the footer gets 72 px below wide screens, which is what they take', async () => {
    const page = mount(BOTH)
    for (const [width, room] of [
      [390, '72px'],
      [1023, '72px'],
      [1024, ''],
    ] as const) {
      await browser.viewport(width, 800)
      expect(extra()).toBe(room)
    }
    await browser.viewport(390, 800)
    expect(find(page, '[data-part="calls"]').getBoundingClientRect().height).toBe(72)
    mount({})
    expect(extra()).toBe('')
  })

  test('[B-B-07] [E-B-16] before it is awake it is links, and waking moves nothing', async () => {
    const page = openPage()
    page.element.innerHTML = renderToString(block(BOTH))
    const before = page.element.getBoundingClientRect().height
    expect(page.element.querySelectorAll('a[href]').length).toBe(6)
    void enhanceSubNavigation(page.element)
    await rest(100)
    expect(page.element.getBoundingClientRect().height).toBe(before)
  })
})
