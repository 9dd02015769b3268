import '../../../src/tokens/base.css'
import { page as browser, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderToString } from 'react-dom/server.browser'
import { listFaults } from '../../axe.js'
import { rest, see } from '../../tool-page.js'
import { openBlock, wakeBlock, writeBlock, type BlockPage } from '../written-block.js'
import { models, translate } from './models.js'
import { FilterCarousel } from '../../../src/blocks/filter-carousel/index.js'

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

afterEach(() => {
  vi.restoreAllMocks()
})

const part = ({ block }: BlockPage, name: string): HTMLElement => {
  const found = block.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (found === null) throw new Error(`no ${name}`)
  return found
}

const tabsOf = ({ block }: BlockPage): readonly HTMLElement[] => [
  ...block.querySelectorAll<HTMLElement>('[role="tab"]'),
]

const tab = (page: BlockPage, name: RegExp): HTMLElement => {
  const found = tabsOf(page).find(({ textContent }) => name.test(textContent))
  if (found === undefined) throw new Error(`no tab ${name.source}`)
  return found
}

const shownOf = ({ block }: BlockPage): readonly string[] =>
  [...block.querySelectorAll<HTMLElement>('[data-part="model-card"]')]
    .filter((card) => card.offsetParent !== null)
    .map((card) => card.querySelector('h3')?.textContent ?? '')

const isShown = (element: HTMLElement): boolean =>
  getComputedStyle(element).visibility === 'visible'

describe('around the cards', () => {
  test('[B-FCAR-01] twelve cars at 1280 have tabs, arrows and an indicator', async () => {
    const page = await openBlock(models())
    await see(() => {
      expect(isShown(part(page, 'row-next'))).toBe(true)
    })
    expect(tabsOf(page).map(({ textContent }) => textContent)).toEqual([
      'All (12)',
      'SUVs (8)',
      'Saloons (4)',
    ])
    for (const name of ['row-previous', 'row-next', 'indicator', 'thumb'])
      expect([name, isShown(part(page, name))]).toEqual([name, true])
    const [next, thumb] = [part(page, 'row-next'), part(page, 'thumb')]
    expect(next.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    expect(thumb.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })

  test('[B-FCAR-04] cars of one kind have no tabs, and their row has a name', async () => {
    const page = await openBlock(
      models({
        cars: [
          { key: 'A', body: 'suv' },
          { key: 'B', body: 'suv' },
        ],
      }),
    )
    expect(tabsOf(page)).toEqual([])
    const row = part(page, 'row')
    expect(row.getAttribute('role')).toBe('group')
    const heading = page.block.querySelector(`#${row.getAttribute('aria-labelledby') ?? ''}`)
    expect(heading?.textContent).toBe('Our electric cars')
  })

  test('[B-FCAR-07] [B-FCAR-08] [E-B-30] arrows lead by whole cards, close at the ends and keep the focus', async () => {
    const page = await openBlock(models())
    const [row, previous, next] = ['row', 'row-previous', 'row-next'].map((name) =>
      part(page, name),
    ) as [HTMLElement, HTMLElement, HTMLElement]
    await see(() => {
      expect(isShown(next)).toBe(true)
    })
    const closed = () => [previous, next].map((one) => one.getAttribute('aria-disabled'))
    expect(closed()).toEqual(['true', 'false'])
    const cards = [...row.querySelectorAll('li')]
    const begin = () => cards.map((card) => Math.round(card.getBoundingClientRect().left))
    const edge = begin()[0]
    await userEvent.click(next)
    await see(() => {
      expect(begin()[3]).toBe(edge)
      expect(closed()).toEqual(['false', 'false'])
    })
    // Pressed twice while it still scrolls, it goes twice as far.
    await userEvent.click(next)
    await userEvent.click(next)
    await see(() => {
      expect(closed()).toEqual(['false', 'true'])
    })
    expect(document.activeElement).toBe(next)
    const end = row.scrollWidth - row.clientWidth
    await see(() => {
      expect(row.scrollLeft).toBe(end)
    })
    next.click()
    expect(row.scrollLeft).toBe(end)
  })

  test('[B-FCAR-09] what fits has neither arrows nor an indicator, and nothing moves for it', async () => {
    const page = await openBlock(models({}, { count: 12 }))
    await see(() => {
      expect(isShown(part(page, 'indicator'))).toBe(true)
    })
    const { height } = part(page, 'filter-carousel').getBoundingClientRect()
    const few = await openBlock(models({}, { count: 3 }))
    await userEvent.click(tab(few, /Saloons/))
    for (const name of ['row-previous', 'row-next', 'indicator'])
      expect([name, isShown(part(few, name))]).toEqual([name, false])
    expect(part(few, 'filter-carousel').getBoundingClientRect().height).toBe(height)
  })

  test('[B-FCAR-10] tabs there is no room for fade where they go on, until they are scrolled', async () => {
    await browser.viewport(360, 800)
    const labels = { suv: 'Sports utility vehicles', saloon: 'Large and small saloons' }
    const frontendFilters = { property: 'body', allLabel: 'All', labels }
    const page = await openBlock(models({ frontendFilters }))
    const [filters, strip] = [part(page, 'filters'), part(page, 'filter-strip')]
    await see(() => {
      expect(filters.hasAttribute('data-more')).toBe(true)
    })
    expect(getComputedStyle(strip).maskImage).toContain('gradient')
    strip.scrollLeft = strip.scrollWidth
    await see(() => {
      expect(filters.hasAttribute('data-more')).toBe(false)
    })
    await browser.viewport(1280, 900)
    const wide = await openBlock(models())
    expect(part(wide, 'filters').hasAttribute('data-more')).toBe(false)
  })

  test('[D-B-22] [E-B-11] a mouse drags the thumb, in either direction of reading', async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const page = await openBlock(models(), direction)
      await see(() => {
        expect(isShown(part(page, 'thumb'))).toBe(true)
      })
      const [thumb, row] = [part(page, 'thumb'), part(page, 'row')]
      vi.spyOn(thumb, 'setPointerCapture').mockReturnValue(undefined)
      const box = part(page, 'indicator').getBoundingClientRect()
      const sign = direction === 'rtl' ? -1 : 1
      const fire = (type: string, x: number) =>
        thumb.dispatchEvent(
          new PointerEvent(type, {
            ...{ clientX: x, bubbles: true, button: 0, pointerId: 3, isPrimary: true },
          }),
        )
      fire('pointerdown', box.left + 100)
      fire('pointermove', box.left + 100 + (sign * box.width) / 4)
      expect(sign * row.scrollLeft).toBeCloseTo(row.scrollWidth / 4, -1)
      expect(getComputedStyle(row).scrollSnapType).toBe('none')
      fire('pointermove', box.left + 100 + sign * 4000)
      await see(() => {
        const end = thumb.getBoundingClientRect()
        const gap = direction === 'rtl' ? end.left - box.left : box.right - end.right
        expect(Math.abs(gap)).toBeLessThan(1)
      })
      fire('pointerup', box.left)
      expect(getComputedStyle(row).scrollSnapType).not.toBe('none')
      const before = row.scrollLeft
      fire('pointermove', box.left)
      expect(row.scrollLeft).toBe(before)
    }
  })
})

describe('a mouse on the cards', () => {
  const CARD = 376
  const held = async (
    moves: readonly number[],
    more: PointerEventInit & { readonly direction?: 'ltr' | 'rtl'; readonly count?: number } = {},
  ) => {
    const { direction = 'ltr', count = 12, ...init } = more
    const page = await openBlock(models({}, { count }), direction)
    const row = part(page, 'row')
    for (const name of ['setPointerCapture', 'releasePointerCapture'] as const)
      vi.spyOn(Element.prototype, name).mockReturnValue(undefined)
    const on = page.block.querySelectorAll('a')[1] ?? row
    const fire = (type: string, clientX: number, other: PointerEventInit = {}) =>
      on.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, cancelable: true, isPrimary: true, pointerId: 5, buttons: 1 },
          ...{ pointerType: 'mouse', button: 0, clientX: 600 + clientX, clientY: 90 },
          ...init,
          ...other,
        }),
      )
    fire('pointerdown', 0)
    for (const x of moves) {
      await new Promise((done) => setTimeout(done, 20))
      fire('pointermove', x)
    }
    await rest(130)
    const clicked = vi.fn((event: Event) => {
      event.preventDefault()
    })
    page.block.addEventListener('click', clicked)
    return { page, row, on, fire, clicked }
  }
  const settled = (row: HTMLElement, place: number) =>
    see(() => {
      expect([row.scrollLeft, row.dataset['motion']]).toEqual([place, 'resting'])
    })

  test.each([
    ['ltr', -1],
    ['rtl', 1],
  ] as const)(
    '[B-CAR-05] [B-CAR-06] [B-CAR-08] drags them as those of a carousel: %s',
    async (direction, way) => {
      const { row, fire } = await held([2 * way, 3 * way, 250 * way], { direction })
      expect(row.scrollLeft).toBe(-way * 250)
      expect(getComputedStyle(row).scrollSnapType).toBe('none')
      fire('pointerup', 250 * way)
      await settled(row, -way * CARD)
      expect(getComputedStyle(row).scrollSnapType).toBe('inline mandatory')
    },
  )

  test('[B-CAR-07] past the beginning less is shown, and it comes back', async () => {
    const { page, row, fire } = await held([50, 100])
    const cards = row.querySelector('ul')
    expect(cards?.style.transform).toBe('translate3d(40px, 0px, 0px)')
    fire('pointerup', 100)
    await settled(row, 0)
    expect(cards?.style.transform).toBe('')
    expect(await listFaults(page.block)).toEqual([])
  })

  test('[B-CAR-11] opens none that it lets go on; without a drag it is a click', async () => {
    const { row, on, fire, clicked } = await held([-100, -250])
    fire('pointerup', -250)
    on.click()
    expect(clicked).not.toHaveBeenCalled()
    await settled(row, CARD)
    on.click()
    expect(clicked).toHaveBeenCalledTimes(1)
    const tap = await held([1])
    tap.fire('pointerup', 1)
    tap.on.click()
    expect([tap.clicked.mock.calls.length, tap.row.scrollLeft]).toEqual([1, 0])
    expect(
      tap.on.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true })),
    ).toBe(false)
  })

  test('[B-CAR-22] Escape, a second pointer and a pointer taken away bring them back', async () => {
    const ends = {
      escape: async () => {
        await userEvent.keyboard('{Escape}')
      },
      second: (fire: (type: string, x: number, more?: PointerEventInit) => boolean) =>
        fire('pointerdown', 0, { pointerId: 6, isPrimary: false }),
      taken: (fire: (type: string, x: number) => boolean) => fire('pointercancel', -250),
    }
    for (const end of Object.values(ends)) {
      const { row, on, fire, clicked } = await held([-100, -250])
      expect(row.scrollLeft).toBe(250)
      await end(fire)
      await settled(row, 0)
      fire('pointermove', -300)
      fire('pointerup', -300)
      on.click()
      expect([row.scrollLeft, clicked.mock.calls.length]).toEqual([0, end === ends.taken ? 1 : 0])
    }
  })

  test('[B-CAR-04] down the page, or with a finger, nothing is dragged: the browser scrolls', async () => {
    const touched = await held([-100, -250], { pointerType: 'touch' })
    expect([touched.row.scrollLeft, touched.row.dataset['motion']]).toEqual([0, 'resting'])
    expect(getComputedStyle(touched.row).touchAction).toBe('auto')
    const fits = await held([-100, -250], { count: 2 })
    expect(fits.row.querySelector('ul')?.style.transform).toBe('')
  })

  test('[B-FCAR-06] [D-B-22] a tab or an arrow takes them while they settle', async () => {
    const ways = {
      tab: [(page: BlockPage) => userEvent.click(tab(page, /SUVs/)), 0],
      arrow: [(page: BlockPage) => userEvent.click(part(page, 'row-next')), undefined],
    } as const
    for (const [press, end] of Object.values(ways)) {
      const { page, row, fire } = await held([-100, -250])
      fire('pointerup', -250)
      await press(page)
      await rest(900)
      if (end === undefined) expect(row.scrollLeft).toBeGreaterThan(3 * CARD - 1)
      else expect(row.scrollLeft).toBe(end)
    }
  })
})

describe('tabs', () => {
  test('[B-FCAR-05] [E-B-03] a tab shows its cars in the order of content, and how many is said once', async () => {
    const page = await openBlock(models())
    const said: string[] = []
    new MutationObserver(() => {
      const { textContent } = part(page, 'live')
      if (textContent !== '') said.push(textContent)
    }).observe(part(page, 'live'), { childList: true, subtree: true, characterData: true })
    await userEvent.click(tab(page, /Saloons/))
    expect(shownOf(page)).toEqual(['Car 3', 'Car 6', 'Car 9', 'Car 12'])
    await see(() => {
      expect(said).toEqual(['4 models'])
    })
    await userEvent.click(tab(page, /Saloons/))
    await userEvent.click(tab(page, /All/))
    expect(shownOf(page)).toHaveLength(12)
    await see(() => {
      expect(said).toEqual(['4 models', '12 models'])
    })
  })

  test('[B-FCAR-06] a choice scrolls back to the start', async () => {
    const page = await openBlock(models())
    const row = part(page, 'row')
    row.scrollLeft = (row.scrollWidth - row.clientWidth) * 0.6
    await see(() => {
      expect(part(page, 'row-previous').getAttribute('aria-disabled')).toBe('false')
    })
    await userEvent.click(tab(page, /SUVs/))
    expect(row.scrollLeft).toBe(0)
    await see(() => {
      expect(part(page, 'row-previous').getAttribute('aria-disabled')).toBe('true')
    })
  })

  test('[E-B-02] [E-B-03] tabs lead by keys, and show nothing before they are pressed', async () => {
    for (const [direction, on, back] of [
      ['ltr', '{ArrowRight}', '{ArrowLeft}'],
      ['rtl', '{ArrowLeft}', '{ArrowRight}'],
    ] as const) {
      const page = await openBlock(models(), direction)
      const [all, suvs, saloons] = tabsOf(page)
      page.before.focus()
      all?.focus()
      await userEvent.keyboard(on)
      expect(document.activeElement).toBe(suvs)
      expect([all, suvs].map((one) => one?.getAttribute('aria-selected'))).toEqual([
        'true',
        'false',
      ])
      await userEvent.keyboard(`{End}${on}`)
      expect(document.activeElement).toBe(all)
      await userEvent.keyboard(back)
      expect(document.activeElement).toBe(saloons)
      await userEvent.keyboard('{Enter}')
      expect(shownOf(page)).toHaveLength(4)
      await userEvent.keyboard('{Home} ')
      expect(shownOf(page)).toHaveLength(12)
      expect([all, suvs, saloons].map((one) => one?.tabIndex)).toEqual([0, -1, -1])
      const panel = part(page, 'row')
      expect([panel.getAttribute('role'), panel.getAttribute('aria-labelledby')]).toEqual([
        'tabpanel',
        all?.id,
      ])
      expect(tabsOf(page).map((one) => one.getAttribute('aria-controls'))).toEqual(
        Array.from({ length: 3 }, () => panel.id),
      )
    }
  })

  test('[E-B-04] [E-B-21] nothing is wrong with it for who cannot see', async () => {
    const page = await openBlock(models())
    expect(await listFaults(page.block)).toEqual([])
    await userEvent.click(tab(page, /Saloons/))
    expect(await listFaults(page.block)).toEqual([])
  })
})

const failing =
  (...keys: readonly string[]) =>
  ({ key }: { readonly key: string }) => {
    if (keys.includes(key)) throw new Error(`${key} is broken`)
    return 'From £1'
  }

describe('cards', () => {
  test('[B-FCAR-11] [B-FCAR-15] one that fails leaves no gap and no count, and is told of once', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const report = vi.fn()
    const sound = models({}, { count: 5, renderPrice: failing() })
    const broken = models({}, { count: 5, renderPrice: failing('car-3'), report })
    const page = writeBlock(sound)
    await wakeBlock(page, broken)
    await see(() => {
      expect(shownOf(page)).toEqual(['Car 1', 'Car 2', 'Car 4', 'Car 5'])
    })
    expect(page.block.querySelectorAll('li')).toHaveLength(4)
    // Its kind has gone with it.
    expect(tabsOf(page)).toEqual([])
    expect(report.mock.calls.map(([error]) => String(error))).toEqual(['Error: car-3 is broken'])
    // React writes what it caught to the console itself.
    complaints.mockClear()
  })

  test('[B-FCAR-15] [B-ERR-08] where pages are made, one that fails leaves the others', () => {
    const html = renderToString(models({}, { count: 3, renderPrice: failing('car-2') }))
    expect(html).toContain('Car 1')
    expect(html).not.toContain('Car 2</')
    expect(html).toContain('Car 3')
  })

  test('[B-FCAR-12] [B-ERR-07] when all fail the block fails', () => {
    const priceless = { hideIfNoPrice: true, cars: [{ key: 'A' }, { key: 'B' }] }
    expect(() => renderToString(models(priceless))).toThrow('No car prices found')
    expect(renderToString(models({ ...priceless, hideIfNoPrice: false }))).toContain('>A<')
  })

  test('[B-FCAR-13] without a valid price a car is left out, or shown without', async () => {
    const cars = [
      { key: 'A', cashPrice: '£1', priceData: { isValidCarPrice: false } },
      { key: 'B', cashPrice: '£2', priceData: { isValidCarPrice: true } },
    ]
    const hidden = await openBlock(models({ cars, hideIfNoPrice: true }))
    expect(shownOf(hidden)).toEqual(['B'])
    const shown = await openBlock(models({ cars }))
    expect(shownOf(shown)).toEqual(['A', 'B'])
    expect(
      [...shown.block.querySelectorAll('[data-part="price"]')].map((p) => p.textContent),
    ).toEqual(['From £2'])
  })

  test.each([
    [undefined, 9],
    [4, 4],
  ])('[B-FCAR-14] with %s skeleton cards asked for, %d are shown', async (skeletonCards, count) => {
    const page = await openBlock(
      <FilterCarousel
        id="models"
        content={undefined}
        translate={translate}
        {...(skeletonCards === undefined ? {} : { skeletonCards })}
      />,
    )
    expect(page.block.querySelectorAll('[data-part="skeleton-card"]')).toHaveLength(count)
    expect(part(page, 'filter-carousel').getAttribute('aria-busy')).toBe('true')
    expect(page.block.textContent).toBe('')
  })

  test('[B-FCAR-19] [B-FCAR-20] pictures and prices say what content wants them to', async () => {
    const page = await openBlock(
      models({
        altText: '{name} side view',
        purchaseFromText: 'From',
        cars: [{ key: 'EX30', cashPrice: '£33,795', image: { src: '/a.svg', alt: 'x' } }],
      }),
    )
    expect(page.block.querySelector('img')?.alt).toBe('EX30 side view')
    expect(part(page, 'price').textContent).toBe('From £33,795')
  })

  test('[E-B-15] [E-B-16] nothing moves when it wakes, and it stays where it was scrolled to', async () => {
    const block = models()
    const page = writeBlock(block)
    const row = part(page, 'row')
    row.scrollLeft = 376 * 2
    const boxes = () =>
      [...page.block.querySelectorAll('section, [data-part]')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [one.getAttribute('data-part'), x, y, width, height]
      })
    const still = () => boxes().filter(([name]) => name !== 'thumb')
    await see(() => {
      expect(row.scrollLeft).toBe(752)
    })
    const before = still()
    await wakeBlock(page, block)
    await see(() => {
      expect(isShown(part(page, 'row-next'))).toBe(true)
    })
    expect(still()).toEqual(before)
  })
})
