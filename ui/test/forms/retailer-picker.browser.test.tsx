// A retailer is chosen: by pointer, by keys alone, on a map, and heard.
import '../../src/tokens/base.css'
import type { Retailer, Prediction } from '@evkit/engine/forms'
import type { RetailerPickerKind } from '@evkit/engine/internal/forms'
import { none, some, type LogEntry, type Option } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { tinyRetailer } from '@evkit/engine/testing'
import { listTinyRetailers } from '../../../engine/test/kit/retailer-picker-walk.js'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { RetailerPicker } from '../../src/forms/retailer-picker/retailer-picker.js'
import type {
  RetailerMapDrawing,
  RetailerPickerProps,
  RetailerPorts,
} from '../../src/forms/index.js'
import { Button } from '../../src/primitives/index.js'
import { listFaults } from '../axe.js'
import { find, findInput, openPage, part, rest, see, show, textOf } from '../tool-page.js'
import { words as formWords } from './ports.js'

const PLACES: readonly Prediction[] = [
  { id: 'm', text: 'Maidenhead', type: 'geocode' },
  { id: 'z', text: 'SL6 4FL', type: 'postal_code' },
]
const retailersOf = (count: number, from = 1): readonly Retailer[] =>
  listTinyRetailers(count, from).map((retailer, at) => ({
    ...retailer,
    phone: '01632 960001',
    distanceToAddress: some(3.2 + at),
    geoCode: some({ latitude: 51 + at / 10, longitude: -1 + at / 10 }),
  }))
const MAP = some({ center: { latitude: 54, longitude: -2.5 }, country: 'GB', zoom: 5 })

const words = { ...formWords(), numbers: numberFormat('en-GB'), distance: 'mi' } as const

interface Opening {
  readonly ports?: Partial<RetailerPorts>
  readonly props?: Partial<RetailerPickerProps>
  readonly chosen?: Option<Retailer>
  readonly direction?: 'ltr' | 'rtl'
}

const open = (kind: RetailerPickerKind, { ports, props, chosen, direction }: Opening = {}) => {
  const page = openPage()
  const seen = {
    asked: [] as unknown[],
    told: [] as string[],
    logged: [] as LogEntry[],
    hosted: [] as unknown[],
    submits: [] as string[],
  }
  let set: (chosen: Option<Retailer>) => void = () => undefined
  const all: RetailerPorts = {
    predict: (query) => {
      seen.asked.push(query.text)
      return Promise.resolve(PLACES)
    },
    listNear: (query) => {
      seen.asked.push([query.place.by, query.offset])
      return Promise.resolve(retailersOf(4, query.offset + 1))
    },
    listAll: () => Promise.resolve(retailersOf(3)),
    isPositionSupported: () => true,
    locate: () => Promise.resolve({ latitude: 51.5, longitude: -0.7 }),
    notifyHost: (fault) => seen.hosted.push(fault),
    log: (entry) => seen.logged.push(entry),
    ...ports,
  }
  const Held = () => {
    const [held, setHeld] = useState(chosen ?? none)
    set = setHeld
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          seen.submits.push('submit')
        }}
      >
        <button type="button">Before</button>
        <RetailerPicker
          id="retailer"
          kind={kind}
          market={{ slug: 'uk', map: MAP, predictionTypes: [] }}
          words={words}
          flags={[]}
          chosen={held}
          error=""
          ports={all}
          onChoose={(retailer) => {
            seen.told.push(retailer.dealerId)
            setHeld(some(retailer))
          }}
          onChange={() => {
            seen.told.push('none')
            setHeld(none)
          }}
          {...props}
        />
        <button type="submit">Send</button>
      </form>
    )
  }
  show(page, <Held />, direction)
  const field = () => findInput(page, 'input[role="combobox"]')
  const cards = () =>
    [...page.element.querySelectorAll<HTMLElement>('[data-part="retailer-card"]')].map(
      (card) => card.querySelector<HTMLInputElement>('input')?.value ?? '',
    )
  const search = async (text = 'Maid') => {
    await userEvent.fill(field(), text)
    await see(() => {
      expect(field().getAttribute('aria-expanded')).toBe('true')
    })
  }
  const listed = async (count: number) => {
    await see(() => {
      expect(cards()).toHaveLength(count)
    })
  }
  const choose = async (id: string) => {
    await userEvent.click(findInput(page, `input[value="${id}"]`))
  }
  const has = (name: string) => page.element.querySelector(`[data-part="${name}"]`) !== null
  return {
    ...seen,
    page,
    field,
    cards,
    search,
    listed,
    choose,
    has,
    set: (next: Option<Retailer>) => {
      set(next)
    },
  }
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('by address', () => {
  test('[F-RET-10] [F-RET-11] [F-RET-12] [F-RET-13] from four letters to a chosen retailer', async () => {
    const { page, field, search, listed, cards, choose, told, asked, has } = open('byAddress')
    expect(field().labels?.[0]?.textContent).toBe('FindRetailer')
    await userEvent.fill(field(), 'abc')
    await rest(300)
    expect(asked).toEqual([])
    await search()
    await userEvent.click(find(page, '[role="option"]'))
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await listed(4)
    expect(asked).toEqual(['Maid', ['address', 0]])
    await choose('D2')
    expect([told, has('place-input'), cards()]).toEqual([['D2'], false, []])
    expect(textOf(page, 'retailer-chosen')).toContain('Retailer 2')
    const change = part(page, 'retailer-change')
    expect([change.textContent, change.getAttribute('aria-label')]).toEqual([
      'Change',
      'ChangeRetailer Retailer 2',
    ])
    // The radio is gone: the focus is not.
    await see(() => {
      expect(document.activeElement).toBe(change)
    })
    await userEvent.click(change)
    expect(told).toEqual(['D2', 'none'])
    await see(() => {
      expect(document.activeElement).toBe(field())
    })
  })

  test('[F-RET-14] more are added, and the focus goes to the first of them', async () => {
    const opened = open('byAddress', {
      ports: {
        listNear: ({ offset }) => Promise.resolve(retailersOf(offset === 8 ? 1 : 4, offset + 1)),
      },
    })
    await opened.search()
    await userEvent.click(find(opened.page, '[role="option"]'))
    await opened.listed(4)
    await userEvent.click(part(opened.page, 'retailer-more'))
    await opened.listed(8)
    expect(document.activeElement).toBe(findInput(opened.page, 'input[value="D5"]'))
    await userEvent.click(part(opened.page, 'retailer-more'))
    await opened.listed(9)
    expect(opened.has('retailer-more')).toBe(false)
    expect(document.activeElement).toBe(findInput(opened.page, 'input[value="D9"]'))
  })

  test('[F-RET-16] [F-ERR-35] nobody is found, seen and said', async () => {
    const opened = open('byAddress', { ports: { listNear: () => Promise.resolve([]) } })
    await opened.search()
    const said: string[] = []
    new MutationObserver(() => said.push(textOf(opened.page, 'live'))).observe(
      part(opened.page, 'live'),
      { childList: true, characterData: true, subtree: true },
    )
    await userEvent.click(find(opened.page, '[role="option"]'))
    await see(() => {
      expect(textOf(opened.page, 'retailer-empty')).toBe('NoRetailersFound')
      expect(said).toContain('NoRetailersFound')
    })
  })

  test('[F-RET-17] a failure is said with a retry, and logged', async () => {
    let isDown = true
    const opened = open('byAddress', {
      ports: {
        listNear: () =>
          isDown ? Promise.reject(new Error('500')) : Promise.resolve(retailersOf(2)),
      },
    })
    await opened.search()
    await userEvent.click(find(opened.page, '[role="option"]'))
    await see(() => {
      expect(textOf(opened.page, 'notice')).toContain('FetchRetailersErrorMessage')
    })
    expect(find(opened.page, '[data-part="notice"]').getAttribute('role')).toBe('alert')
    expect(opened.logged.map(({ text }) => text)).toEqual(['Something went wrong fetching dealers'])
    isDown = false
    await userEvent.click(find(opened.page, '[data-part="notice"] button'))
    await opened.listed(2)
    expect(opened.has('notice')).toBe(false)
  })

  test('[F-RET-18] retailers near the visitor', async () => {
    const opened = open('byAddress')
    await userEvent.click(part(opened.page, 'here'))
    await opened.listed(4)
    expect(opened.asked).toEqual([['coordinates', 0]])
  })

  test('[F-RET-19] [F-ERR-24] no position: a notice with a symbol and a text', async () => {
    for (const ports of [
      { locate: () => Promise.reject(new Error('denied')) },
      { isPositionSupported: () => false },
    ]) {
      const { page } = open('byAddress', { ports })
      await userEvent.click(part(page, 'here'))
      await see(() => {
        expect(textOf(page, 'notice')).toBe('PleaseEnableGeoLocation')
      })
      expect(find(page, '[data-part="notice"] svg').getAttribute('aria-hidden')).toBe('true')
    }
  })

  test('[F-RET-22] [E-F-42] a card with its address, its distance and a phone beside its label', async () => {
    const opened = open('byAddress')
    await opened.search()
    await userEvent.click(find(opened.page, '[role="option"]'))
    await opened.listed(4)
    const radio = findInput(opened.page, 'input[value="D1"]')
    const idOf = (name: string) => document.getElementById(radio.getAttribute(name) ?? '')
    expect(idOf('aria-labelledby')?.textContent).toBe('Retailer 1')
    expect(idOf('aria-describedby')?.textContent).toBe(
      'DistanceMiles 2.01 High StreetSL6 4FL Maidenhead',
    )
    const phone = part(opened.page, 'retailer-phone')
    expect([phone.getAttribute('href'), phone.closest('label')]).toEqual(['tel:01632960001', null])
    expect(phone.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  test('[F-ERR-19] places that cannot be had are told at the field, until the next letter', async () => {
    const opened = open('byAddress', { ports: { predict: () => Promise.reject(new Error('500')) } })
    await userEvent.fill(opened.field(), 'Maid')
    await see(() => {
      expect(textOf(opened.page, 'place-error')).toBe('SomethingWentWrong')
    })
    await userEvent.type(opened.field(), 'e')
    expect(opened.has('place-error')).toBe(false)
  })

  test('[F-RET-28] what an error of the section leads to has it', async () => {
    const { page, field } = open('byAddress', { props: { error: 'RetailerRequired' } })
    expect(field().id).toBe('retailer')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(textOf(page, 'place-error')).toBe('RetailerRequired')
    const list = open('simple', { props: { error: 'RetailerRequired' } })
    await list.listed(3)
    expect(findInput(list.page, '#retailer').type).toBe('radio')
    expect(find(list.page, '[role="radiogroup"]').getAttribute('aria-invalid')).toBe('true')
    const empty = open('simple', {
      props: { error: 'RetailerRequired' },
      ports: { listAll: () => Promise.resolve([]) },
    })
    await see(() => {
      expect(find(empty.page, '#retailer').textContent).toBe('RetailerRequired')
    })
  })

  test('a choice that is made or undone elsewhere shows', async () => {
    const opened = open('byAddress', { chosen: some(tinyRetailer) })
    expect(textOf(opened.page, 'retailer-chosen')).toContain('Retailer A')
    opened.set(none)
    await see(() => {
      expect(opened.has('place-input')).toBe(true)
    })
    opened.set(some({ ...tinyRetailer, dealerId: 'X', name: 'Retailer X' }))
    await see(() => {
      expect(textOf(opened.page, 'retailer-chosen')).toContain('Retailer X')
    })
    expect(opened.told).toEqual([])
  })
})

describe('by keys alone', () => {
  test('[E-F-38] [E-F-36] search, walk through the list without choosing, choose; the form is not sent', async () => {
    const opened = open('byAddress')
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(opened.field())
    await userEvent.keyboard('Maid{Enter}')
    await see(() => {
      expect(opened.field().getAttribute('aria-expanded')).toBe('true')
    })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = opened.field().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.textContent).toBe('SL6 4FL')
    await userEvent.keyboard('{Enter}')
    await opened.listed(4)
    expect(opened.asked).toEqual(['Maid', ['zipCode', 0]])
    await userEvent.tab()
    await userEvent.tab()
    const focused = () => (document.activeElement as HTMLInputElement).value
    expect(focused()).toBe('D1')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect([focused(), opened.told]).toEqual(['D2', []])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(focused()).toBe('D4')
    await userEvent.keyboard('{Enter}')
    expect([opened.told, opened.submits]).toEqual([['D4'], []])
    await see(() => {
      expect(document.activeElement).toBe(part(opened.page, 'retailer-change'))
    })
  })

  test('[E-F-36] Escape closes the list, an arrow opens it again', async () => {
    const opened = open('byAddress')
    await opened.search()
    expect(textOf(opened.page, 'place-status')).toBe('AddressCount 2')
    await userEvent.keyboard('{Escape}')
    expect(opened.field().getAttribute('aria-expanded')).toBe('false')
    await userEvent.keyboard('{ArrowDown}')
    expect(opened.field().getAttribute('aria-expanded')).toBe('true')
  })
})

const quietPorts: RetailerPorts = {
  predict: () => Promise.resolve(PLACES),
  listNear: () => Promise.resolve([]),
  listAll: () => Promise.resolve(retailersOf(4)),
  isPositionSupported: () => false,
  locate: () => Promise.reject(new Error('denied')),
  notifyHost: () => undefined,
  log: () => undefined,
}

describe('in a tree of its own, as in a page of others', () => {
  const openInside = async () => {
    const page = openPage()
    const host = document.createElement('div')
    const elsewhere = document.createElement('button')
    page.element.before(host, elsewhere)
    const tree = host.attachShadow({ mode: 'open' })
    const told: string[] = []
    const Held = () => {
      const [held, setHeld] = useState<Option<Retailer>>(none)
      return createPortal(
        <RetailerPicker
          id="retailer"
          kind="simple"
          market={{ slug: 'uk', map: MAP, predictionTypes: [] }}
          words={words}
          flags={[]}
          chosen={held}
          error=""
          ports={quietPorts}
          onChoose={(retailer) => {
            told.push(retailer.dealerId)
            setHeld(some(retailer))
          }}
          onChange={() => {
            setHeld(none)
          }}
        />,
        tree,
      )
    }
    show(page, <Held />)
    await see(() => {
      expect(tree.querySelectorAll('input[type=radio]')).toHaveLength(4)
    })
    const focused = (): Element | null => tree.activeElement
    const focusRadio = (id: string): void => {
      tree.querySelector<HTMLElement>(`input[value="${id}"]`)?.focus()
    }
    const leave = (): void => {
      host.remove()
      elsewhere.remove()
    }
    return { tree, elsewhere, told, focused, focusRadio, leave }
  }

  test('[E-F-38] [F-EMB-33] arrow keys walk through the list and choose none; the focus follows the choice', async () => {
    const { tree, told, focused, focusRadio, leave } = await openInside()
    focusRadio('D1')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect([(focused() as HTMLInputElement).value, told]).toEqual(['D2', []])
    await userEvent.keyboard('{Enter}')
    expect(told).toEqual(['D2'])
    await see(() => {
      expect(focused()).toBe(tree.querySelector('[data-part="retailer-change"]'))
    })
    leave()
  })

  test('[E-F-38] a focus that is elsewhere on the page stays there', async () => {
    const { tree, elsewhere, leave } = await openInside()
    elsewhere.focus()
    tree.querySelector<HTMLElement>('input[value="D3"]')?.click()
    await see(() => {
      expect(tree.querySelector('[data-part="retailer-change"]')).not.toBeNull()
    })
    await rest(50)
    expect(document.activeElement).toBe(elsewhere)
    leave()
  })
})

describe('among all', () => {
  test('[F-RET-20] [F-RET-21] one, a few, many, none', async () => {
    const one = open('simple', { ports: { listAll: () => Promise.resolve(retailersOf(1)) } })
    await see(() => {
      expect(textOf(one.page, 'retailer-chosen')).toContain('Retailer 1')
    })
    expect([one.told, one.has('retailer-change')]).toEqual([['D1'], false])
    const few = open('simple', { ports: { listAll: () => Promise.resolve(retailersOf(4)) } })
    await few.listed(4)
    await few.choose('D3')
    expect(few.told).toEqual(['D3'])
    await userEvent.click(part(few.page, 'retailer-change'))
    await few.listed(4)
    await see(() => {
      expect(document.activeElement).toBe(findInput(few.page, 'input[value="D1"]'))
    })
    const nobody = open('simple', { ports: { listAll: () => Promise.resolve([]) } })
    await see(() => {
      expect(textOf(nobody.page, 'retailer-empty')).toBe('NoRetailersFound')
    })
  })

  test('[F-RET-20] [F-CONST-03] five stand in a dropdown, which stays when one is chosen', async () => {
    const opened = open('simple', { ports: { listAll: () => Promise.resolve(retailersOf(5)) } })
    await see(() => {
      expect(opened.page.element.querySelectorAll('option')).toHaveLength(6)
    })
    const select = find(opened.page, 'select')
    await userEvent.selectOptions(select, 'D4')
    await userEvent.selectOptions(select, 'D5')
    expect(opened.told).toEqual(['D4', 'D5'])
    expect(textOf(opened.page, 'retailer-chosen')).toContain('Retailer 5')
    await userEvent.selectOptions(select, '')
    expect([opened.told, opened.has('retailer-chosen')]).toEqual([['D4', 'D5', 'none'], false])
  })

  test('[F-RET-05] none is nothing', () => {
    expect(open('none').has('retailer-picker')).toBe(false)
  })
})

const drawMap = ({ view, onChoose }: RetailerMapDrawing) => (
  <div data-part="drawn-map">
    {view.marks.map(({ id, text, isChosen }) => (
      <Button
        key={id}
        data-mark={id}
        aria-pressed={isChosen}
        onClick={() => {
          onChoose(id)
        }}
      >
        {text}
      </Button>
    ))}
  </div>
)

describe('with a map', () => {
  test('[F-RET-23] [E-F-38] a press on the map checks the retailer in the list, and the other way round', async () => {
    const opened = open('map', { props: { drawMap } })
    await opened.search()
    await userEvent.click(find(opened.page, '[role="option"]'))
    await opened.listed(4)
    await userEvent.click(find(opened.page, '[data-mark="D3"]'))
    expect(findInput(opened.page, 'input[value="D3"]').checked).toBe(true)
    expect(opened.cards()).toHaveLength(4)
    await opened.choose('D1')
    expect(opened.told).toEqual(['D3', 'D1'])
    expect(find(opened.page, '[data-mark="D1"]').getAttribute('aria-pressed')).toBe('true')
    expect(opened.has('place-input')).toBe(false)
    await userEvent.click(part(opened.page, 'retailer-change'))
    expect(opened.has('place-input')).toBe(true)
    // The list comes before the map: nobody has to go through it.
    const list = find(opened.page, '[data-part="retailer-list"]')
    const map = part(opened.page, 'retailer-map')
    expect(list.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('[F-RET-24] [F-ERR-13] without its configuration the error is told, and the list works alone', async () => {
    const market = { slug: 'uk', map: none, predictionTypes: [] }
    const opened = open('map', { props: { drawMap, market } })
    await opened.search()
    await userEvent.click(find(opened.page, '[role="option"]'))
    await opened.listed(4)
    expect(opened.has('retailer-map')).toBe(false)
    const text = 'Missing map configuration for market uk'
    expect(opened.logged.map((entry) => entry.text)).toContain(text)
    expect(opened.hosted).toContainEqual({ type: 'General', errors: [text] })
    await opened.choose('D1')
    expect(opened.told).toEqual(['D1'])
  })
})

describe('for everybody', () => {
  test('every step is without faults, in both directions and on a narrow page', async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      await browser.viewport(360, 900)
      const opened = open('map', { direction, props: { error: 'RetailerRequired', drawMap } })
      expect(await listFaults(opened.page.element)).toEqual([])
      await opened.search()
      expect(await listFaults(opened.page.element)).toEqual([])
      await userEvent.click(find(opened.page, '[role="option"]'))
      await opened.listed(4)
      expect(await listFaults(opened.page.element)).toEqual([])
      await opened.choose('D2')
      expect(await listFaults(opened.page.element)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    }
    const simple = open('simple', { props: { error: 'RetailerRequired' } })
    await simple.listed(3)
    expect(await listFaults(simple.page.element)).toEqual([])
    await simple.choose('D2')
    expect(await listFaults(simple.page.element)).toEqual([])
  })
})
