// Places on the way: added, typed, moved by keys and by hand, removed, stayed at.
import { right } from '@evkit/engine/shared'
import { tinyRoute } from '@evkit/engine/testing'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { boxOf, lastOf, mountRoute, type MountOptions, type RoutePage } from './mounted.js'
import { find, part, rest, see, textOf } from '../tool-page.js'

const ENDS = 'from=Gothenburg&fromAt=57.70887,11.97456&to=Lund&toAt=55.70466,13.19101'
const BORAS = 'via1=Bor%C3%A5s&via1At=57.72103,12.9401'
const VAXJO = 'via2=V%C3%A4xj%C3%B6&via2At=56.87767,14.80906'
const WAY = `${ENDS}&${BORAS}&${VAXJO}`

const mount = (search: string, more: MountOptions = {}): RoutePage =>
  mountRoute(search, { first: { road: right(tinyRoute) }, ...more })

const rowsOf = (page: RoutePage): readonly HTMLElement[] => [
  ...page.element.querySelectorAll<HTMLElement>('[data-part="via-row"]'),
]
const textsOf = (page: RoutePage): readonly string[] =>
  rowsOf(page).map((row) => row.querySelector('input')?.value ?? '')
const buttonOf = (page: RoutePage, at: number, name: string): HTMLElement => {
  const row = rowsOf(page)[at]
  if (row === undefined) throw new Error(`no row ${at}`)
  return find(row, `[data-part="${name}"]`)
}
const focused = (): string => {
  const row = document.activeElement?.closest('[data-part="via-row"]')
  const at = [...(row?.parentElement?.children ?? [])].findIndex((one) => one === row)
  return `${at} ${document.activeElement?.getAttribute('data-part') ?? ''}`
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('[E-T-93] places on the way', () => {
  test('one more input takes the focus; the road stays until the place is known', async () => {
    const page = mount(ENDS)
    await userEvent.click(part(page, 'via-add'))
    await see(() => {
      expect(document.activeElement).toBe(boxOf(page, 'via-1'))
    })
    expect(textOf(page, 'stations-heading')).toBe('stations.heading 2')
    expect(page.calls).toEqual([])
    await userEvent.type(boxOf(page, 'via-1'), 'B')
    expect(textOf(page, 'stations-heading')).toBe('')
  })

  test('no more than eight', async () => {
    const page = mountRoute(ENDS)
    for (let at = 0; at < 8; at += 1) {
      await userEvent.click(part(page, 'via-add'))
    }
    expect(rowsOf(page)).toHaveLength(8)
    expect(page.element.querySelector('[data-part="via-add"]')).toBeNull()
  })

  test('stand in the question for the road in their order', () => {
    const page = mountRoute(WAY)
    expect(lastOf(page.asked.route).question.intermediates).toEqual([
      { latitude: 57.72103, longitude: 12.9401 },
      { latitude: 56.87767, longitude: 14.80906 },
    ])
  })

  test('are moved by their buttons, and the focus goes with them', async () => {
    const page = mount(WAY)
    expect(rowsOf(page)[0]?.querySelector('[data-part="via-up"]')).toBeNull()
    buttonOf(page, 1, 'via-up').focus()
    await userEvent.keyboard('{Enter}')
    await see(() => {
      expect(textsOf(page)).toEqual(['Växjö', 'Borås'])
    })
    // At the top there is nothing to move up past.
    expect(focused()).toBe('0 via-down')
    expect(page.calls).toEqual(['route'])
    expect(lastOf(page.asked.route).question.intermediates[0]?.latitude).toBe(56.87767)
    await userEvent.keyboard('{Enter}')
    await see(() => {
      expect(textsOf(page)).toEqual(['Borås', 'Växjö'])
    })
    expect(focused()).toBe('1 via-up')
  })

  test('are removed, and the focus stays in the list, then where one is added', async () => {
    const page = mount(WAY)
    await userEvent.click(buttonOf(page, 0, 'via-remove'))
    await see(() => {
      expect(textsOf(page)).toEqual(['Växjö'])
    })
    expect(focused()).toBe('0 via-remove')
    expect(page.calls).toEqual(['route'])
    await userEvent.keyboard('{Enter}')
    await see(() => {
      expect(rowsOf(page)).toHaveLength(0)
    })
    expect(document.activeElement).toBe(part(page, 'via-add'))
    await see(() => {
      expect(page.written.at(-1)).not.toContain('via')
    })
  })

  test('are dragged into another order by their grip', async () => {
    const page = mount(WAY)
    const grip = buttonOf(page, 0, 'via-grip')
    const { left, top } = grip.getBoundingClientRect()
    const below = rowsOf(page)[1]!.getBoundingClientRect()
    const send = (type: string, y: number) =>
      grip.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + 4, clientY: y }),
      )
    // No pointer of the browser is down.
    grip.setPointerCapture = () => undefined
    send('pointerdown', top + 4)
    send('pointermove', below.bottom - 4)
    await see(() => {
      expect(rowsOf(page)[0]?.hasAttribute('data-dragged')).toBe(true)
    })
    // It is shown where it would be let go, and stays where it is in the document.
    expect(rowsOf(page)[0]!.getBoundingClientRect().top).toBeGreaterThan(
      rowsOf(page)[1]!.getBoundingClientRect().top,
    )
    expect(textsOf(page)).toEqual(['Borås', 'Växjö'])
    expect(page.calls).toEqual([])
    send('pointerup', below.bottom - 4)
    await see(() => {
      expect(textsOf(page)).toEqual(['Växjö', 'Borås'])
    })
    expect(page.calls).toEqual(['route'])
    expect(find(page, '[data-part="via-row"]').style.order).toBe('')
  })

  test('a drag that is called off, or ends where it began, changes nothing', async () => {
    const page = mount(WAY)
    const grip = buttonOf(page, 1, 'via-grip')
    grip.setPointerCapture = () => undefined
    const { top } = grip.getBoundingClientRect()
    for (const ends of ['pointercancel', 'pointerup']) {
      for (const type of ['pointerdown', 'pointermove', ends]) {
        grip.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY: top }))
      }
      await rest(30)
      expect([ends, textsOf(page), page.calls]).toEqual([ends, ['Borås', 'Växjö'], []])
    }
  })

  test('a stay is chosen beside its place, and how it is charged there once it is one', async () => {
    const page = mount(`${ENDS}&${BORAS}`)
    const selectOf = (label: string): HTMLSelectElement | undefined =>
      [...rowsOf(page)[0]!.querySelectorAll('select')].find(
        (one) => one.labels[0]?.textContent === label,
      )
    expect(selectOf('via.charge')).toBeUndefined()
    await userEvent.selectOptions(selectOf('via.stay')!, '600')
    await see(() => {
      expect(selectOf('via.charge')?.value).toBe('0')
    })
    await userEvent.selectOptions(selectOf('via.charge')!, '11')
    await see(() => {
      expect(page.written.at(-1)).toContain('via1Stay=600')
      expect(page.written.at(-1)).toContain('via1Charge=11')
    })
    // The road is the same.
    expect(page.calls).toEqual([])
  })

  test.each([320, 360, 1280])('nothing of a row leaves the page at %i px', async (width) => {
    await browser.viewport(width, 900)
    for (const direction of ['ltr', 'rtl'] as const) {
      const page = mount(WAY, { direction })
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      for (const name of ['via-up', 'via-remove', 'via-grip']) {
        const { left, right: end, height } = buttonOf(page, 1, name).getBoundingClientRect()
        expect([name, left >= 0, end <= width, height >= 44]).toEqual([name, true, true, true])
      }
      const inputs = [...rowsOf(page)[1]!.querySelectorAll('input, select, button')]
      const boxes = inputs.map((one) => one.getBoundingClientRect())
      for (const [at, one] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) {
          const apart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top
          // The button that empties an input lies in it.
          const within = one.left <= other.left && other.right <= one.right
          expect(apart || within).toBe(true)
        }
      }
      document.documentElement.dir = 'ltr'
    }
  })

  test('are fields of the plain form, each with its stay', () => {
    const page = mount(`${WAY}&via1Stay=60&via1Charge=11`)
    const sent = Object.fromEntries(new FormData(find(page, 'form') as HTMLFormElement))
    expect(sent).toMatchObject({
      via1: 'Borås',
      via1Stay: '60',
      via1Charge: '11',
      via2: 'Växjö',
      via2Stay: '0',
    })
  })
})
