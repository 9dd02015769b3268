// The tiles of a vehicle picker: one group of radios, a strip that scrolls, and the card of the chosen vehicle.
import { function as F, option as O } from 'fp-ts'
import '../../src/tokens/base.css'
import { toChosenVehicleView, toVehiclePickerView, type Vehicle } from '@evkit/engine/forms'
import { none, some, type Option } from '@evkit/engine/shared'
import { tinyVehicle } from '@evkit/engine/testing'
import { PICTURE_TIMEOUT } from '../../../engine/src/forms/quote/picture.js'
import {
  STRIP_STEP,
  STRIP_THROTTLE,
} from '../../../engine/src/forms/quote/vehicle-picker/tile-strip.js'
import type { VehiclePickerInput } from '../../../engine/src/forms/quote/vehicle-picker/vehicle-picker.view.js'
import { useState, type SyntheticEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import type {} from '@vitest/browser-playwright'
import { cdp, page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { VehicleChoice } from '../../src/forms/vehicle-picker/vehicle-choice.js'
import {
  VehiclePicker,
  type VehiclePickerProps,
} from '../../src/forms/vehicle-picker/vehicle-picker.js'
import { listFaults } from '../axe.js'
import {
  find,
  findInput,
  listChosen,
  nextFrame,
  openPage,
  part,
  rest,
  see,
  show,
  translate,
  type ToolPage,
} from '../tool-page.js'
import { mountedRoot } from '../roots.js'

const DOT =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2216%22 height=%226%22/%3E'
const SERIES = ['SUV', 'SEDAN', 'CROSSOVER', undefined] as const
const words = { translate }

const make = (count: number): readonly Vehicle[] =>
  Array.from({ length: count }, (_, at) => {
    const series = SERIES[Math.floor(at / 2) % SERIES.length]
    return {
      ...tinyVehicle,
      id: `v${at}`,
      pno34: `P${at}`,
      presentation: {
        ...tinyVehicle.presentation,
        title: `Car ${at}`,
        seriesType: series === undefined ? none : some(series),
        engineTypeTranslation: some('Electric'),
        images: at === 1 ? [] : [{ id: 'side', type: 'ModelSide' as const }],
      },
    }
  })
const CARS = make(8)

interface Opened extends ToolPage {
  readonly heard: string[]
}

const toView = (input: Partial<VehiclePickerInput>) =>
  toVehiclePickerView({ vehicles: CARS, chosen: none, heading: '', error: '', words, ...input })

const openPicker = (
  input: Partial<VehiclePickerInput> = {},
  more: Partial<VehiclePickerProps> & { readonly direction?: 'ltr' | 'rtl' } = {},
): Opened => {
  const page = openPage()
  const heard: string[] = []
  const { direction = 'ltr', ...props } = more
  show(
    page,
    <form
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        heard.push('submit')
      }}
    >
      <VehiclePicker
        view={toView(input)}
        layout="strip"
        pictureOf={() => ({ resized: DOT, original: DOT })}
        id="model"
        name="pno"
        onMove={(id) => heard.push(`move ${id}`)}
        onChoose={(id) => heard.push(`choose ${id}`)}
        {...props}
      />
      <button type="submit">Continue</button>
    </form>,
    direction,
  )
  return { ...page, heard }
}

const radio = (page: ToolPage, id: string) => findInput(page, `input[value="${id}"]`)
const tileOf = (page: ToolPage, id: string): HTMLElement => {
  const tile = radio(page, id).closest('label')
  if (tile === null) throw new Error(`${id} has no tile`)
  return tile
}
const strip = (page: ToolPage) => part(page, 'vehicle-tiles')
const offset = (page: ToolPage) => Math.round(Math.abs(strip(page).scrollLeft))
const isInView = (page: ToolPage, id: string): boolean => {
  const own = strip(page).getBoundingClientRect()
  const tile = tileOf(page, id).getBoundingClientRect()
  return tile.left >= own.left - 1 && tile.right <= own.right + 1
}

beforeEach(async () => {
  await browser.viewport(768, 900)
})

describe('tiles as radios', () => {
  test('[F-VEH-07] [E-F-37] one group of radios over all groups, each named by title and engine', () => {
    const page = openPicker()
    const group = find(page, '[role="radiogroup"]')
    expect(document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'ModelSelectorHeading',
    )
    const radios = [...page.element.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    expect(radios.map((one) => one.getAttribute('aria-label'))).toEqual(
      ['0', '1', '2', '3', '4', '5', '6', '7'].map((at) => `Car ${at}, Electric`),
    )
    expect(new Set(radios.map(({ name }) => name))).toEqual(new Set(['pno']))
    expect([...page.element.querySelectorAll('h3')].map((one) => one.textContent)).toEqual([
      'SeriesType.SUV',
      'SeriesType.SEDAN',
      'SeriesType.CROSSOVER',
    ])
  })

  test('[F-VEH-07] [F-VEH-14] a press anywhere on a tile checks and chooses, on the checked one as well', async () => {
    const page = openPicker()
    const tile = tileOf(page, 'v1')
    const { width, height } = tile.getBoundingClientRect()
    await userEvent.click(tile, { position: { x: 6, y: 6 } })
    await userEvent.click(tile, { position: { x: width - 6, y: height - 6 } })
    expect(page.heard).toEqual(['choose v1', 'choose v1'])
    expect(listChosen(page)).toEqual(['v1'])
  })

  test('[F-ROUTE-35] by the keyboard: arrows to a car over the edge of a group, Enter goes on', async () => {
    const page = openPicker()
    await userEvent.tab()
    expect(document.activeElement).toBe(radio(page, 'v0'))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(page.heard).toEqual(['move v1', 'move v2'])
    expect(listChosen(page)).toEqual(['v2'])
    await userEvent.keyboard('{Enter}')
    expect(page.heard).toEqual(['move v1', 'move v2', 'choose v2'])
  })

  test('Space checks and Enter on a tile that is not checked chooses it', async () => {
    const page = openPicker()
    await userEvent.tab()
    await userEvent.keyboard('{ }')
    expect(page.heard).toEqual(['move v0'])
    const other = openPicker()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(other.heard).toEqual(['choose v0'])
    expect(listChosen(other)).toEqual(['v0'])
  })

  test('a press made again by the page after it has waked up checks, and goes nowhere', () => {
    const page = openPicker()
    radio(page, 'v2').click()
    expect(page.heard).toEqual(['move v2'])
  })

  test('a key that went up elsewhere does not make a press of a finger a key', async () => {
    const page = openPicker()
    await userEvent.tab()
    radio(page, 'v0').dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
    await userEvent.click(tileOf(page, 'v1'))
    expect(page.heard).toEqual(['choose v1'])
  })

  test('[F-VEH-12] what was chosen before is checked and in view, and the page stays where it is', async () => {
    await browser.viewport(360, 700)
    const page = openPicker({ chosen: some(CARS[6] ?? tinyVehicle) })
    await nextFrame()
    expect(listChosen(page)).toEqual(['v6'])
    expect(isInView(page, 'v6')).toBe(true)
    expect(window.scrollY).toBe(0)
    expect(document.activeElement).toBe(document.body)
    const before = window.getComputedStyle(find(tileOf(page, 'v6'), '[data-part="vehicle-mark"]'))
    expect(before.visibility).toBe('visible')
    const others = window.getComputedStyle(find(tileOf(page, 'v0'), '[data-part="vehicle-mark"]'))
    expect(others.visibility).toBe('hidden')
  })

  test('[F-VEH-16] a missing picture leaves a frame of the same size', () => {
    const page = openPicker()
    const sizes = ['v0', 'v1'].map((id) => {
      const { width, height } = find(
        tileOf(page, id),
        '[data-part="vehicle-frame"]',
      ).getBoundingClientRect()
      return [Math.round(width), Math.round(height)]
    })
    expect(sizes[0]).toEqual(sizes[1])
    expect(sizes[0]?.[1]).toBeGreaterThan(80)
    expect(find(tileOf(page, 'v0'), 'img').getAttribute('alt')).toBe('Car 0, Electric')
    expect(tileOf(page, 'v1').querySelector('img')).toBeNull()
  })

  test('[F-VEH-15] what is wrong stands at the picker, and the radios say so', () => {
    const page = openPicker({ error: 'Choose a model under "ModelSelectorHeading"' })
    const group = find(page, '[role="radiogroup"]')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    const described = group.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(
      'Choose a model under "ModelSelectorHeading"',
    )
    // What a line of the summary leads to.
    expect(document.getElementById('model')).toBe(radio(page, 'v0'))
  })

  test('its groups are headed a level deeper, or at its own where the page has its heading', () => {
    const levels = (more: Partial<VehiclePickerProps>) =>
      [...openPicker({}, more).element.querySelectorAll('h2, h3, h4')].map(
        ({ tagName, textContent }) => `${tagName} ${textContent}`,
      )
    const series = ['SUV', 'SEDAN', 'CROSSOVER'].map((one) => `SeriesType.${one}`)
    expect(levels({ headingLevel: 3 })).toEqual([
      'H3 ModelSelectorHeading',
      ...series.map((one) => `H4 ${one}`),
    ])
    expect(levels({ isHeadingHidden: true })).toEqual(series.map((one) => `H2 ${one}`))
  })

  test('texts that are missing leave no headings, and the groups apart', () => {
    const page = openPicker({ words: { translate: () => '' } })
    expect(page.element.querySelectorAll('[data-part="vehicle-group"]')).toHaveLength(4)
    expect(page.element.querySelector('h3')).toBeNull()
  })

  test('[F-CFG-24] without models there is a text in place of the tiles', async () => {
    const page = openPicker({ vehicles: [] })
    expect(part(page, 'no-vehicles').textContent).toBe('NoModels')
    expect(page.element.querySelector('[role="radiogroup"], input')).toBeNull()
    document.getElementById('model')?.focus()
    expect(document.activeElement).toBe(part(page, 'no-vehicles'))
    expect(await listFaults(page.element)).toEqual([])
  })
})

describe('the strip', () => {
  const turn = (page: ToolPage, way: 'previous' | 'next') => part(page, `strip-${way}`)
  const isOff = (page: ToolPage, way: 'previous' | 'next') =>
    turn(page, way).getAttribute('aria-disabled') === 'true'
  const settled = async (page: ToolPage, wanted: number) => {
    await see(() => {
      expect(Math.abs(offset(page) - wanted)).toBeLessThanOrEqual(1)
    })
    await rest(STRIP_THROTTLE)
    expect(Math.abs(offset(page) - wanted)).toBeLessThanOrEqual(1)
  }
  const waitForTurns = (page: ToolPage) =>
    see(() => {
      expect(turn(page, 'next').textContent).toBe('')
    })

  test.each(['ltr', 'rtl'] as const)(
    '[F-VEH-08] [F-CONST-17] [E-F-41] next, next, previous: 250, 500, 250 px (%s)',
    async (direction) => {
      const page = openPicker({}, { direction })
      await waitForTurns(page)
      expect(turn(page, 'next').getAttribute('aria-label')).toBe('NextModels')
      await userEvent.click(turn(page, 'next'))
      await settled(page, STRIP_STEP)
      await userEvent.click(turn(page, 'next'))
      await settled(page, 2 * STRIP_STEP)
      await userEvent.click(turn(page, 'previous'))
      await settled(page, STRIP_STEP)
      expect(Math.sign(strip(page).scrollLeft)).toBe(direction === 'rtl' ? -1 : 1)
      expect(page.heard).toEqual([])
    },
  )

  test('each press ends where a tile begins, over the edges of the groups as well', async () => {
    const page = openPicker()
    await waitForTurns(page)
    const starts = CARS.map(
      ({ id }) =>
        tileOf(page, id).getBoundingClientRect().left - strip(page).getBoundingClientRect().left,
    )
    expect(starts.map((start) => Math.round(start - (starts[0] ?? 0)))).toEqual(
      CARS.map((_, at) => at * STRIP_STEP),
    )
  })

  test('[F-VEH-09] [F-CONST-18] presses in quick succession count once in 200 ms', async () => {
    const page = openPicker()
    await waitForTurns(page)
    turn(page, 'next').click()
    turn(page, 'next').click()
    turn(page, 'next').click()
    await settled(page, STRIP_STEP)
  })

  test('at an end its button is off, and on again when the strip is moved by hand', async () => {
    const page = openPicker()
    await waitForTurns(page)
    expect(isOff(page, 'previous')).toBe(true)
    strip(page).scrollTo({ left: 9999, behavior: 'instant' })
    await see(() => {
      expect(isOff(page, 'next')).toBe(true)
    })
    expect(isOff(page, 'previous')).toBe(false)
    const before = offset(page)
    turn(page, 'next').click()
    await rest(100)
    expect(offset(page)).toBe(before)
  })

  test('[E-F-37] its buttons are no stops of the tab order, and large enough for a finger', async () => {
    const page = openPicker()
    await waitForTurns(page)
    await userEvent.tab()
    expect(document.activeElement).toBe(radio(page, 'v0'))
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Continue')
    for (const way of ['previous', 'next'] as const) {
      const { width, height } = turn(page, way).getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  test('where all of it fits there are none, until the window is made narrower', async () => {
    await browser.viewport(1280, 900)
    const page = openPicker({ vehicles: make(3) })
    await rest(100)
    expect(page.element.querySelector('[data-part="strip-next"]')).toBeNull()
    // Their row keeps its height: what is below does not move when they come.
    expect(part(page, 'strip-turns').getBoundingClientRect().height).toBe(44)
    await browser.viewport(400, 900)
    await waitForTurns(page)
  })

  test('more vehicles than before: there is further to go', async () => {
    const page = openPage()
    let change: (count: number) => void = () => undefined
    const Held = () => {
      const [count, setCount] = useState(2)
      change = setCount
      return (
        <VehiclePicker
          view={toView({ vehicles: make(count) })}
          layout="strip"
          pictureOf={() => ({ resized: DOT, original: DOT })}
          id="model"
          name="pno"
          onChoose={() => undefined}
        />
      )
    }
    show(page, <Held />)
    await rest(100)
    expect(page.element.querySelector('[data-part="strip-next"]')).toBeNull()
    change(8)
    await waitForTurns(page)
  })

  test.each(['ltr', 'rtl'] as const)(
    '[E-F-37] the tile that gets the focus is scrolled into view (%s)',
    async (direction) => {
      await browser.viewport(360, 700)
      const page = openPicker({}, { direction })
      await userEvent.tab()
      for (const id of ['v1', 'v2', 'v3']) {
        await userEvent.keyboard('{ArrowDown}')
        expect(document.activeElement).toBe(radio(page, id))
        await see(() => {
          expect(isInView(page, id)).toBe(true)
        })
      }
      await rest(300)
      expect(isInView(page, 'v3')).toBe(true)
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
      await see(() => {
        expect(isInView(page, 'v0')).toBe(true)
      })
    },
  )

  test('[E-F-34] whoever wants no motion gets none', async () => {
    const motion = async (value: string) => {
      await cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value }],
      })
      return window.getComputedStyle(strip(openPicker())).scrollBehavior
    }
    expect(await motion('reduce')).toBe('auto')
    expect(await motion('no-preference')).toBe('smooth')
  })

  test('a tile that is cut off stays where it is under the pointer that presses it', async () => {
    await browser.viewport(360, 700)
    const page = openPicker()
    await userEvent.click(tileOf(page, 'v1'), { position: { x: 20, y: 40 } })
    await rest(300)
    expect(offset(page)).toBe(0)
    expect(page.heard).toEqual(['choose v1'])
  })

  test('at 360 px the next tile can be seen beginning', async () => {
    await browser.viewport(360, 700)
    const page = openPicker()
    const { left } = tileOf(page, 'v1').getBoundingClientRect()
    expect(left).toBeLessThan(strip(page).getBoundingClientRect().right - 40)
    expect(isInView(page, 'v1')).toBe(false)
  })

  test.each([
    [1280, 'ltr'],
    [1680, 'ltr'],
    [1280, 'rtl'],
  ] as const)(
    '[F-VEH-08] at %i px a tile is cut by nothing but the edge of the window (%s)',
    async (width, direction) => {
      await browser.viewport(width, 900)
      const page = openPicker({}, { direction })
      page.element.style.paddingInline = 'calc(max(0px, (100vw - var(--page)) / 2) + var(--gutter))'
      await waitForTurns(page)
      const { left, right } = strip(page).getBoundingClientRect()
      expect(direction === 'rtl' ? left : right).toBeCloseTo(direction === 'rtl' ? 0 : width, 0)
      // Its buttons stand over it, beside the names of the groups.
      const turns = part(page, 'strip-turns').getBoundingClientRect()
      const tile = tileOf(page, 'v0').getBoundingClientRect()
      expect(turns.bottom).toBeLessThanOrEqual(tile.top)
      expect(turns.top).toBeGreaterThanOrEqual(strip(page).getBoundingClientRect().top - 4)
      strip(page).scrollTo({ left: direction === 'rtl' ? -9999 : 9999, behavior: 'instant' })
      await nextFrame()
      expect(isInView(page, CARS.at(-1)?.id ?? '')).toBe(true)
    },
  )

  test.each([320, 360, 768, 1280])(
    'at %i px nothing is wrong with it, in either layout',
    async (width) => {
      await browser.viewport(width, 900)
      for (const layout of ['strip', 'grid'] as const) {
        const page = openPicker(
          { chosen: some(CARS[2] ?? tinyVehicle), error: 'Choose a model' },
          { layout },
        )
        // A page has a gutter.
        page.element.style.paddingInline = '1rem'
        await nextFrame()
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
        expect(await listFaults(page.element)).toEqual([])
      }
    },
  )
})

describe('without scripts', () => {
  const html = renderToString(
    <form>
      <VehiclePicker
        view={toView({ toValue: ({ pno34 }) => pno34 })}
        layout="strip"
        pictureOf={() => ({ resized: DOT, original: DOT })}
        id="model"
        name="pno"
        onChoose={() => undefined}
      />
    </form>,
  )

  test('the radios are those of a plain form, with the value the caller names', async () => {
    const page = openPage()
    page.element.innerHTML = html
    await userEvent.click(radio(page, 'P3'))
    const form = page.element.querySelector('form')
    expect([...new FormData(form ?? undefined)]).toEqual([['pno', 'P3']])
    // They would do nothing.
    expect(page.element.querySelector('button')).toBeNull()
  })

  test('[F-API-41] a picture that came before the page was awake is not asked for again', async () => {
    const page = openPage()
    const other = DOT.replace('16', '17')
    const picker = (
      <VehiclePicker
        view={toView({ vehicles: CARS.slice(0, 1) })}
        layout="strip"
        pictureOf={() => ({ resized: DOT, original: other })}
        id="model"
        name="pno"
        onChoose={() => undefined}
      />
    )
    page.element.innerHTML = renderToString(picker)
    await rest(200)
    const root = mountedRoot(hydrateRoot(page.element, picker))
    await rest(PICTURE_TIMEOUT + 300)
    expect(find(page, 'img').getAttribute('src')).toBe(DOT)
    root.unmount()
  })
})

describe('within a form', () => {
  const openChoice = (start: Option<Vehicle> = none, clearsOnChange = false) => {
    const page = openPage()
    const told: string[] = []
    const Held = () => {
      const [chosen, setChosen] = useState(start)
      return (
        <VehicleChoice
          view={toView({ chosen })}
          chosen={F.pipe(
            chosen,
            O.map((chosen) => toChosenVehicleView(chosen, words)),
          )}
          pictureOf={() => ({ resized: DOT, original: DOT })}
          id="model"
          name="model"
          onChoose={(wanted) => {
            told.push(wanted)
            const found = CARS.find(({ id }) => id === wanted)
            setChosen(found === undefined ? none : some(found))
          }}
          onChange={() => {
            told.push('change')
            if (clearsOnChange) setChosen(none)
          }}
        />
      )
    }
    show(page, <Held />)
    const change = () => part(page, 'change-vehicle')
    return { ...page, told, change }
  }

  test('[F-VEH-14] a press shows the card, whose button has the focus and says what it changes', async () => {
    const page = openChoice()
    await userEvent.click(tileOf(page, 'v2'))
    expect(page.told).toEqual(['v2'])
    const card = part(page, 'chosen-vehicle')
    expect(card.textContent).toContain('Car 2')
    expect(document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'SummaryHeading',
    )
    expect(page.change().getAttribute('aria-label')).toBe('ChangeModel Car 2')
    expect(page.change().textContent).toBe('Change')
    expect(document.activeElement).toBe(page.change())
    expect(document.getElementById('model')).toBe(page.change())
    expect(await listFaults(page.element)).toEqual([])
  })

  test.each([false, true])(
    'Change leads back to the tile, whether the form takes the vehicle back or not (%s)',
    async (clears) => {
      const page = openChoice(some(CARS[3] ?? tinyVehicle), clears)
      expect(document.activeElement).toBe(document.body)
      await userEvent.click(page.change())
      expect(page.told).toEqual(['change'])
      expect(document.activeElement).toBe(radio(page, 'v3'))
      expect(listChosen(page)).toEqual(clears ? [] : ['v3'])
    },
  )

  test('a vehicle that is not offered: Change leads to the first tile', async () => {
    const page = openChoice(some({ ...tinyVehicle, id: 'linked' }))
    await userEvent.click(page.change())
    expect(document.activeElement).toBe(radio(page, 'v0'))
  })

  test('by the keyboard each tile is chosen as it is checked, the tiles stay until Enter', async () => {
    const page = openChoice()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(page.told).toEqual(['v1', 'v2'])
    expect(document.activeElement).toBe(radio(page, 'v2'))
    await userEvent.keyboard('{Enter}')
    expect(page.told).toEqual(['v1', 'v2', 'v2'])
    expect(document.activeElement).toBe(page.change())
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(radio(page, 'v2'))
  })
})
