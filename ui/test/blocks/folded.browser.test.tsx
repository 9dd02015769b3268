import '../../src/tokens/base.css'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { Callouts } from '../../src/blocks/callouts/index.js'
import { enhanceFaq } from '../../src/blocks/faq/faq.dom.js'
import { Faq } from '../../src/blocks/faq/index.js'
import { enhanceReadMore } from '../../src/blocks/read-more/read-more.dom.js'
import { ReadMore } from '../../src/blocks/read-more/index.js'
import { listFaults } from '../axe.js'
import { find, findSoon, nextFrame, see } from '../tool-page.js'
import {
  enhanceBlock,
  openBlock,
  openEnhanced,
  wakeBlock,
  writeBlock,
  type BlockPage,
} from './written-block.js'
import { callouts, faq, readMore } from './samples.js'

const WIDTHS = [360, 1280] as const

beforeEach(async () => {
  await browser.viewport(1280, 900)
  // What the test before has left open is nothing to this one.
  history.replaceState(null, '', location.pathname + location.search)
})

const all = ({ block }: BlockPage, selector: string): readonly HTMLElement[] => [
  ...block.querySelectorAll<HTMLElement>(selector),
]

const heads = (page: BlockPage) => all(page, 'button[id*="question"]')
const openHeads = (page: BlockPage) =>
  heads(page).flatMap((head, at) => (head.ariaExpanded === 'true' ? [at + 1] : []))
const shownHeads = (page: BlockPage) => heads(page).filter((head) => head.checkVisibility())
const focused = (): string => document.activeElement?.id ?? ''

describe('questions', () => {
  test('[B-B-07] before scripts they are folds of the browser, one of which is open', async () => {
    const page = writeBlock(<Faq {...faq()} />)
    expect(all(page, 'details[name="faq-questions"]')).toHaveLength(8)
    expect(all(page, 'button')).toHaveLength(0)
    await userEvent.click(find(page.block, '#faq-question-2'))
    await userEvent.click(find(page.block, '#faq-question-3'))
    expect(all(page, 'details[open] > summary').map(({ id }) => id)).toEqual(['faq-question-3'])
    expect(await listFaults(page.block)).toEqual([])
  })

  test.each(WIDTHS)('[B-B-07] [E-B-15] at %i px nothing moves when they wake', async (width) => {
    await browser.viewport(width, 900)
    const block = <Faq {...faq()} />
    const page = writeBlock(block)
    const boxes = () =>
      ['question-1', 'question-5', 'more'].map((name) => {
        const {
          x,
          y,
          width: wide,
          height,
        } = find(page.block, `#faq-${name}`).getBoundingClientRect()
        return [x, y, wide, height].map(Math.round)
      })
    const before = [boxes(), page.block.scrollHeight]
    await enhanceBlock(page, enhanceFaq)
    expect([boxes(), page.block.scrollHeight]).toEqual(before)
  })

  test('[B-FAQ-01] [E-B-16] what was opened and focused before stays so', async () => {
    const block = <Faq {...faq()} />
    const page = writeBlock(block)
    await userEvent.click(find(page.block, '#faq-question-4'))
    await enhanceBlock(page, enhanceFaq)
    expect([openHeads(page), focused()]).toEqual([[4], 'faq-question-4'])
  })

  test('[E-B-01] [B-FAQ-01] they are an accordion: buttons in headings, one open', async () => {
    const page = await openEnhanced(<Faq {...faq(6, { variant: 'advanced' })} />, enhanceFaq)
    const [, second] = heads(page)
    expect(second?.parentElement?.tagName).toBe('H3')
    await userEvent.click(second ?? page.block)
    const panel = find(page.block, '#faq-answer-2')
    expect([openHeads(page), panel.role, panel.checkVisibility()]).toEqual([[2], 'region', true])
    expect(panel.getAttribute('aria-labelledby')).toBe(second?.id)
    await userEvent.click(heads(page)[3] ?? page.block)
    expect(openHeads(page)).toEqual([4])
    await userEvent.click(heads(page)[3] ?? page.block)
    expect(openHeads(page)).toEqual([])
  })

  test('[E-B-01] every key of an accordion', async () => {
    const page = await openEnhanced(<Faq {...faq()} />, enhanceFaq)
    page.before.focus()
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe('faq-question-1')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect([focused(), openHeads(page)]).toEqual(['faq-question-2', [2]])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('Work out your range')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ }')
    expect([focused(), openHeads(page)]).toEqual(['faq-question-2', []])
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe('faq-question-3')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('faq-question-5')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('faq-question-1')
    await userEvent.keyboard('{ArrowUp}{Home}{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(page.before)
  })

  test('[B-FAQ-02] [B-FAQ-04] more shows the rest and leads there; less stays and closes it', async () => {
    const page = await openEnhanced(<Faq {...faq()} />, enhanceFaq)
    expect(shownHeads(page)).toHaveLength(5)
    await userEvent.click(find(page.block, '#faq-more'))
    expect([shownHeads(page).length, focused()]).toEqual([8, 'faq-question-6'])
    await userEvent.click(find(page.block, '#faq-question-7'))
    await userEvent.click(find(page.block, '#faq-more'))
    expect([shownHeads(page).length, focused(), openHeads(page)]).toEqual([5, 'faq-more', []])
    expect(find(page.block, '#faq-more').ariaExpanded).toBe('false')
  })

  test('[E-B-13] what the browser finds in a folded answer is opened', async () => {
    const page = await openEnhanced(<Faq {...faq()} />, enhanceFaq)
    const panel = find(page.block, '#faq-answer-7')
    expect(panel.getAttribute('hidden')).toBe('until-found')
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await see(() => {
      expect([openHeads(page), shownHeads(page).length]).toEqual([[7], 8])
    })
  })

  test('[B-FAQ-03] one question has no control, and is opened and closed', async () => {
    const page = await openEnhanced(<Faq {...faq(1)} />, enhanceFaq)
    expect([heads(page).length, page.block.querySelector('#faq-more')]).toEqual([1, null])
    await userEvent.click(find(page.block, '#faq-question-1'))
    expect(openHeads(page)).toEqual([1])
    await userEvent.click(find(page.block, '#faq-question-1'))
    expect(openHeads(page)).toEqual([])
    expect(find(page.block, '#faq-answer-1').getAnimations({ subtree: true })).toEqual([])
    expect(await listFaults(page.block)).toEqual([])
  })

  test('[B-FAQ-04] of two hundred all are shown at once, the last is opened by key, and less leaves five', async () => {
    const faqList = Array.from({ length: 200 }, (_, at) => ({
      question: `Question ${at + 1}?`,
      answer: 'An answer.',
    }))
    const page = await openEnhanced(<Faq {...faq(1, { faqList })} />, enhanceFaq)
    await userEvent.click(find(page.block, '#faq-more'))
    expect([shownHeads(page).length, focused()]).toEqual([200, 'faq-question-6'])
    await userEvent.keyboard('{End}{Enter}')
    expect([focused(), openHeads(page)]).toEqual(['faq-question-200', [200]])
    expect(await listFaults(page.block)).toEqual([])
    await userEvent.click(find(page.block, '#faq-more'))
    expect([shownHeads(page).length, openHeads(page)]).toEqual([5, []])
  })

  test.each(WIDTHS)('[B-FAQ-01] at %i px nothing is wrong, in both directions', async (width) => {
    await browser.viewport(width, 900)
    for (const direction of ['ltr', 'rtl'] as const) {
      const page = await openEnhanced(<Faq {...faq()} />, enhanceFaq, direction)
      await userEvent.click(find(page.block, '#faq-question-2'))
      expect(await listFaults(page.block)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      for (const head of shownHeads(page))
        expect(head.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })
})

describe('callouts', () => {
  test('[B-B-07] [B-CALL-03] without scripts the others lie in a fold that is there', async () => {
    const page = writeBlock(<Callouts {...callouts()} />)
    const fold = find(page.block, 'details:has(> #why-all)')
    expect(fold.querySelectorAll('li')).toHaveLength(2)
    await userEvent.click(find(page.block, '#why-all'))
    expect(find(fold, 'li').checkVisibility()).toBe(true)
    expect(await listFaults(page.block)).toEqual([])
  })

  test('[B-CALL-03] [E-B-05] the button opens a dialog with all of them, and every key of a dialog holds', async () => {
    const page = await openBlock(<Callouts {...callouts()} />)
    const button = find(page.block, '#why-all')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await findSoon(page.block, 'dialog[open]')
    await see(() => {
      expect(dialog.querySelectorAll('li')).toHaveLength(5)
    })
    expect([dialog.matches(':modal'), dialog.ariaLabel]).toEqual([
      true,
      'Five things you will not want to miss',
    ])
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Tab}')
    expect(page.after.matches(':focus')).toBe(false)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}')
    expect(page.before.matches(':focus')).toBe(false)
    await userEvent.keyboard('{Escape}')
    await see(() => {
      expect([document.querySelector('dialog[open]'), focused()]).toEqual([null, 'why-all'])
    })
  })

  test('[B-CALL-07] a spotlight tells more in a pop-up', async () => {
    const page = await openBlock(
      <Callouts {...callouts({ variant: 'spotlight', showAll: true })} />,
    )
    const plus = find(page.block, '#why-callout-5-more')
    expect(plus.ariaLabel).toBe('More about Covered for eight years')
    await userEvent.click(plus)
    const dialog = await findSoon(page.block, 'dialog[open]')
    expect(dialog.ariaLabel).toBe('What is covered')
    await see(() => {
      expect(find(dialog, 'a').getAttribute('href')).toBe('/uk/warranty/')
    })
    expect(await listFaults(page.block)).toEqual([])
    await userEvent.click(find(dialog, '[data-part="close"]'))
    expect(focused()).toBe('why-callout-5-more')
  })

  test('[B-B-07] what was opened before they were awake stays there until it is closed', async () => {
    const block = <Callouts {...callouts()} />
    const page = writeBlock(block)
    await userEvent.click(find(page.block, '#why-all'))
    await wakeBlock(page, block)
    const fold = find(page.block, 'details[open]:has(> #why-all)')
    expect([find(fold, 'li').checkVisibility(), document.querySelector('dialog[open]')]).toEqual([
      true,
      null,
    ])
    await userEvent.click(find(page.block, '#why-all'))
    await see(() => {
      expect([find(page.block, '#why-all').tagName, focused()]).toEqual(['BUTTON', 'why-all'])
    })
  })

  test('[B-CALL-03] fifty of them: three on the page, all in the overlay, no id twice', async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({
      title: `Thing ${at + 1}`,
      description: 'What it is good for.',
    }))
    const page = await openBlock(<Callouts {...callouts({ callouts: many }, false)} />)
    expect(all(page, 'li')).toHaveLength(3)
    await userEvent.click(find(page.block, '#why-all'))
    await see(() => {
      expect(all(page, 'dialog li')).toHaveLength(50)
    })
    const ids = all(page, '[id]').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(await listFaults(page.block)).toEqual([])
  })

  test('[B-CALL-10] the link of the section is cut, its name is not', async () => {
    const cta = { text: 'Configure yours now', href: '/uk/build/' }
    const page = await openBlock(<Callouts {...callouts({ cta })} />)
    expect(find(page.block, 'a[href="/uk/build/"] [aria-hidden]').textContent).toBe(
      'Configure your…',
    )
    expect(browser.getByRole('link', { name: 'Configure yours now' }).elements()).toHaveLength(1)
  })

  test.each([360, 600, 768, 1280])(
    '[B-CALL-04] [B-CALL-06] at %i px three of a kind stand in one row or one column',
    async (width) => {
      await browser.viewport(width, 900)
      for (const variant of ['default', 'centred', 'spotlight']) {
        const page = await openBlock(<Callouts {...callouts({ variant })} />)
        const tops = all(page, 'li').map((item) => item.getBoundingClientRect().top)
        expect(tops).toHaveLength(3)
        expect([variant, new Set(tops).size]).toEqual([variant, width < 700 ? 3 : 1])
      }
    },
  )

  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 2],
    [5, 3],
    [7, 3],
  ])('[B-CALL-04] %i shown on a wide screen stand in %i columns', async (count, columns) => {
    await browser.viewport(1280, 900)
    for (const variant of ['default', 'spotlight']) {
      const many = Array.from({ length: count }, (_, at) => ({ title: `Thing ${at + 1}` }))
      const block = <Callouts {...callouts({ callouts: many, variant, showAll: true })} />
      const page = await openBlock(block)
      expect(all(page, 'li')).toHaveLength(count)
      const grid = getComputedStyle(find(page.block, 'ul')).gridTemplateColumns
      expect([variant, grid.split(' ').length]).toEqual([variant, columns])
    }
  })

  test.each(WIDTHS)(
    '[B-CALL-04] [E-B-15] at %i px nothing moves and nothing is wrong',
    async (width) => {
      await browser.viewport(width, 900)
      for (const variant of ['default', 'centred', 'spotlight']) {
        const block = <Callouts {...callouts({ variant })} />
        const page = writeBlock(block, 'rtl')
        const before = page.block.scrollHeight
        await wakeBlock(page, block)
        expect([page.block.scrollHeight, document.documentElement.scrollWidth]).toEqual([
          before,
          width,
        ])
        expect(await listFaults(page.block)).toEqual([])
      }
    },
  )
})

describe('a text that is folded', () => {
  const lines = (page: BlockPage): number => {
    const box = find(page.block, '#text-text')
    return Math.round(box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight))
  }
  const toggle = (page: BlockPage): HTMLElement | undefined => all(page, 'button:not([hidden])')[0]

  test('[B-READ-01] [B-READ-02] [E-B-06] folded at its lines, opened and folded by its button', async () => {
    await browser.viewport(360, 900)
    const page = await openEnhanced(<ReadMore {...readMore()} />, enhanceReadMore)
    expect([lines(page), toggle(page)?.textContent]).toEqual([8, 'Read more'])
    toggle(page)?.focus()
    await userEvent.keyboard('{Enter}')
    expect(lines(page)).toBeGreaterThan(12)
    expect([toggle(page)?.textContent, toggle(page)?.ariaExpanded]).toEqual(['Read less', 'true'])
    expect(document.activeElement).toBe(toggle(page))
    await userEvent.keyboard('{ }')
    expect([lines(page), toggle(page)?.ariaExpanded]).toEqual([8, 'false'])
    const three = await openEnhanced(<ReadMore {...readMore({ lines: 3 })} />, enhanceReadMore)
    expect(lines(three)).toBe(3)
  })

  test('[B-READ-03] a text of no more lines has no button, and gets one where it is narrow', async () => {
    await browser.viewport(1280, 900)
    const page = await openEnhanced(<ReadMore {...readMore({ lines: 12 })} />, enhanceReadMore)
    expect(toggle(page)).toBeUndefined()
    await browser.viewport(360, 900)
    await see(() => {
      expect(toggle(page)?.textContent).toBe('Read more')
    })
  })

  test('[B-READ-04] what is found or focused in the fold opens it', async () => {
    await browser.viewport(360, 900)
    const page = await openEnhanced(<ReadMore {...readMore({ lines: 3 })} />, enhanceReadMore)
    expect(page.block.textContent).toContain('zanzibar')
    const link = find(page.block, '#text-text a')
    link.focus()
    await see(() => {
      expect(lines(page)).toBeGreaterThan(12)
    })
    expect(find(page.block, '#text-text').scrollTop).toBe(0)
  })

  test.each(WIDTHS)(
    '[B-READ-03] [E-B-15] at %i px nothing moves and nothing is wrong',
    async (width) => {
      await browser.viewport(width, 900)
      const block = <ReadMore {...readMore({ lines: 4 })} />
      const page = writeBlock(block, 'rtl')
      const before = page.block.scrollHeight
      await enhanceBlock(page, enhanceReadMore)
      await nextFrame()
      expect(page.block.scrollHeight).toBe(before)
      expect(await listFaults(page.block)).toEqual([])
    },
  )
})
