// The inputs for places, by keyboard, by hand and for a reader.
import { none } from '@evkit/engine/shared'
import { tellPlace, tinyPlaces } from '../../../engine/src/testing/route-samples.js'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { boxOf, down, lastOf, mountRoute, optionsOf, type RoutePage } from './mounted.js'
import { find, part, rest, see, textOf } from '../tool-page.js'

const { gothenburg, lund } = tinyPlaces
// [ms] Longer than the pause after which suggestions are asked for.
const PAUSE = 340

const suggestions = {
  suggestions: [
    { id: 'p2', text: 'Lund', detail: 'Sweden' },
    { id: 'p9', text: 'Lunde', detail: 'Norway' },
    { id: 'p8', text: 'Lundby', detail: '' },
  ],
  outside: '',
  credits: [],
}

const activeOf = (page: RoutePage): string => {
  const id = boxOf(page, 'origin').getAttribute('aria-activedescendant')
  return id === null ? '' : (document.getElementById(id)?.textContent ?? 'not on the page')
}

/** Types, and waits for the question about all of it: whoever types slowly asks about the start of it before. */
const typeUntilAsked = async (page: RoutePage, text: string, whole = text): Promise<void> => {
  await userEvent.type(boxOf(page, 'origin'), text)
  await see(() => {
    expect(page.asked.suggest.at(-1)?.question.input).toBe(whole)
  })
}

/** A list of suggestions under the origin. */
const withList = async (): Promise<RoutePage> => {
  const page = mountRoute()
  await typeUntilAsked(page, 'Lun')
  lastOf(page.asked.suggest).answer(suggestions)
  await see(() => {
    expect(optionsOf(page, 'origin')).toHaveLength(3)
  })
  return page
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the combobox', () => {
  test('[E-T-10] is named, described and closed at first', () => {
    const page = mountRoute()
    const box = boxOf(page, 'origin')
    expect(browser.getByRole('combobox', { name: 'field.origin' }).element()).toBe(box)
    expect(box.getAttribute('aria-expanded')).toBe('false')
    expect(box.getAttribute('aria-autocomplete')).toBe('list')
    expect(box.getAttribute('aria-activedescendant')).toBeNull()
    const list = document.getElementById(box.getAttribute('aria-controls') ?? '')
    expect(list?.getAttribute('role')).toBe('listbox')
    for (const id of (box.getAttribute('aria-describedby') ?? '').split(' ')) {
      expect(document.getElementById(id)).not.toBeNull()
    }
  })

  test('[E-T-129] a place outside is said above the list, is no line of it, and goes with it', async () => {
    const page = await withList()
    await typeUntilAsked(page, 'd', 'Lund')
    lastOf(page.asked.suggest).answer({ ...suggestions, outside: 'Lund, Atlantis' })
    await see(() => {
      expect(textOf(page, 'origin-note')).toBe('place.outside Lund, Atlantis')
    })
    expect(textOf(page, 'origin-status')).toContain('place.outside Lund, Atlantis')
    expect(optionsOf(page, 'origin')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}')
    expect(activeOf(page)).toBe('LundSweden')
    await userEvent.keyboard('{Escape}')
    await see(() => {
      expect(page.element.querySelector('[data-part="origin-note"]')).toBeNull()
    })
  })

  test('[T-ROUTE-04] blanks ask nothing; a letter asks once, after the pause', async () => {
    const page = mountRoute()
    await userEvent.type(boxOf(page, 'origin'), '  ')
    await rest(PAUSE)
    expect(page.calls).toEqual([])
    await userEvent.type(boxOf(page, 'origin'), 'G')
    expect(page.calls).toEqual([])
    await rest(PAUSE)
    expect(page.calls).toEqual(['suggest'])
    expect(lastOf(page.asked.suggest).question).toMatchObject({ input: 'G', language: 'en' })
  })

  test('[T-ROUTE-05] one token from the first key to the details, then another', async () => {
    const page = await withList()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const { session } = lastOf(page.asked.suggest).question
    expect(lastOf(page.asked.place).question).toEqual({ id: 'p2', language: 'en', session })
    lastOf(page.asked.place).answer(tellPlace(lund))
    await see(() => {
      expect(boxOf(page, 'origin').value).toBe('Lund, Sweden')
    })
    await typeUntilAsked(page, 'x', 'Lund, Swedenx')
    expect(lastOf(page.asked.suggest).question.session).not.toBe(session)
  })

  test('[E-T-10] arrows, Home and End move through the list while the focus stays in the input', async () => {
    const page = await withList()
    const box = boxOf(page, 'origin')
    expect(box.getAttribute('aria-expanded')).toBe('true')
    expect(activeOf(page)).toBe('')
    const steps = [
      ['ArrowDown', 'LundSweden'],
      ['ArrowDown', 'LundeNorway'],
      ['End', 'Lundby'],
      ['ArrowDown', ''],
      ['ArrowUp', 'Lundby'],
      ['Home', 'LundSweden'],
    ] as const
    for (const [key, active] of steps) {
      await userEvent.keyboard(`{${key}}`)
      await see(() => {
        expect([key, activeOf(page)]).toEqual([key, active])
      })
      expect(document.activeElement).toBe(box)
    }
    expect(
      [...page.element.querySelectorAll('[role=option]')].map((one) =>
        one.getAttribute('aria-selected'),
      ),
    ).toEqual(['true', 'false', 'false'])
  })

  test('[T-ROUTE-06] Enter on an option asks for its details and does not search', async () => {
    const page = await withList()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(page.calls).toEqual(['suggest', 'place'])
    expect(lastOf(page.asked.place).question.id).toBe('p9')
    expect(boxOf(page, 'origin').getAttribute('aria-busy')).toBe('true')
    expect(textOf(page, 'origin-status')).toBe('place.fetching')
  })

  test('[T-ROUTE-06] a place without location is refused: its text stays, and the input says why', async () => {
    const page = await withList()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    lastOf(page.asked.place).answer({ ...tellPlace(lund), location: none })
    await see(() => {
      expect(textOf(page, 'origin-error')).toBe('fault.PlaceRefused field.origin')
    })
    expect(boxOf(page, 'origin').value).toBe('Lun')
    expect(boxOf(page, 'origin').getAttribute('aria-invalid')).toBe('true')
  })

  test('Escape closes the list and keeps the text; Enter then searches', async () => {
    const page = await withList()
    await userEvent.keyboard('{Escape}')
    await see(() => {
      expect(optionsOf(page, 'origin')).toEqual([])
    })
    expect(boxOf(page, 'origin').value).toBe('Lun')
    await userEvent.fill(boxOf(page, 'destination'), 'Kiel')
    await userEvent.keyboard('{Enter}')
    expect(lastOf(page.asked.resolve).question).toEqual({ start: 'Lun', destination: 'Kiel' })
  })

  test('Escape while suggestions are under way aborts them', async () => {
    const page = mountRoute()
    await typeUntilAsked(page, 'Lun')
    await userEvent.keyboard('{Escape}')
    const asked = lastOf(page.asked.suggest)
    expect(asked.signal.aborted).toBe(true)
    asked.answer(suggestions)
    await rest(30)
    expect(optionsOf(page, 'origin')).toEqual([])
  })

  test('an option is chosen by a press, and the focus stays in the input', async () => {
    const page = await withList()
    await userEvent.click(find(page, '#route-origin-option-1'))
    expect(lastOf(page.asked.place).question.id).toBe('p9')
    expect(document.activeElement).toBe(boxOf(page, 'origin'))
  })

  test('every option is 44 px high', async () => {
    const page = await withList()
    for (const option of page.element.querySelectorAll('[role=option]')) {
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })

  test('leaving the input closes its list', async () => {
    const page = await withList()
    // The list lies over the input below, so the keyboard leaves.
    await userEvent.keyboard('{Tab}')
    await see(() => {
      expect(optionsOf(page, 'origin')).toEqual([])
    })
  })

  test('a polite status says how many suggestions there are', async () => {
    const page = await withList()
    const status = part(page, 'origin-status')
    expect([status.getAttribute('role'), status.textContent]).toEqual([
      'status',
      'suggestions.count 3',
    ])
  })

  test('[T-ROUTE-08] an answer to an older text is dropped', async () => {
    const page = mountRoute()
    await typeUntilAsked(page, 'Lun')
    await typeUntilAsked(page, 'd', 'Lund')
    const [older, newer] = page.asked.suggest.slice(-2)
    expect(older?.signal.aborted).toBe(true)
    newer?.answer({ ...suggestions, suggestions: suggestions.suggestions.slice(0, 1) })
    older?.answer(suggestions)
    await rest(30)
    expect(optionsOf(page, 'origin')).toEqual(['LundSweden'])
  })

  test('[E-T-01] suggestions that cannot be had are said, the text stays, asking again helps', async () => {
    const page = mountRoute()
    await typeUntilAsked(page, 'Lun')
    lastOf(page.asked.suggest).fail(down)
    await see(() => {
      expect(textOf(page, 'alert')).toBe('fault.RequestFailed')
    })
    expect(boxOf(page, 'origin').value).toBe('Lun')
    await userEvent.click(part(page, 'retry'))
    lastOf(page.asked.suggest).answer(suggestions)
    await see(() => {
      expect(optionsOf(page, 'origin')).toHaveLength(3)
    })
  })
})

describe('clearing', () => {
  test('[E-T-34] each input has its button once there is something in it; the focus goes to the input', async () => {
    const page = mountRoute('from=Lund')
    expect(page.element.querySelector('[data-part="destination-clear"]')).toBeNull()
    expect(part(page, 'origin-clear').getAttribute('aria-label')).toBe('field.clear field.origin')
    await userEvent.click(part(page, 'origin-clear'))
    expect(boxOf(page, 'origin').value).toBe('')
    expect(document.activeElement).toBe(boxOf(page, 'origin'))
    await see(() => {
      expect(page.element.querySelector('[data-part="origin-clear"]')).toBeNull()
    })
  })
})

describe('recent places', () => {
  const recent = [lund, gothenburg]

  test('[E-T-34] are offered in an empty input, chosen by keyboard, and asked of no one', async () => {
    const page = mountRoute('', { recent })
    await userEvent.keyboard('{Tab}')
    boxOf(page, 'origin').focus()
    await see(() => {
      expect(optionsOf(page, 'origin')).toEqual(['Lund, Sweden', 'Gothenburg, Sweden'])
    })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await see(() => {
      expect(boxOf(page, 'origin').value).toBe('Lund, Sweden')
    })
    expect(page.calls).toEqual([])
    expect(optionsOf(page, 'origin')).toEqual([])
  })

  test('come back with ArrowDown after Escape', async () => {
    const page = mountRoute('', { recent })
    boxOf(page, 'destination').focus()
    await userEvent.keyboard('{Escape}')
    await see(() => {
      expect(optionsOf(page, 'destination')).toEqual([])
    })
    await userEvent.keyboard('{ArrowDown}')
    await see(() => {
      expect(optionsOf(page, 'destination')).toHaveLength(2)
    })
  })

  test('are not offered where something stands in the input', async () => {
    const page = mountRoute('from=Malmö', { recent })
    boxOf(page, 'origin').focus()
    await rest(30)
    expect(optionsOf(page, 'origin')).toEqual([])
  })

  test('[E-T-34] are forgotten by a button the keyboard reaches; the focus goes back to the input', async () => {
    const page = mountRoute('', { recent })
    boxOf(page, 'origin').focus()
    await see(() => {
      expect(optionsOf(page, 'origin')).toHaveLength(2)
    })
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(part(page, 'forget'))
    await userEvent.keyboard('{Enter}')
    expect(page.kept.at(-1)).toEqual([])
    expect(document.activeElement).toBe(boxOf(page, 'origin'))
    await see(() => {
      expect(optionsOf(page, 'origin')).toEqual([])
    })
  })

  test('the list closes when the focus leaves its button', async () => {
    const page = mountRoute('', { recent })
    boxOf(page, 'origin').focus()
    await see(() => {
      expect(optionsOf(page, 'origin')).toHaveLength(2)
    })
    await userEvent.keyboard('{Tab}{Tab}')
    await see(() => {
      expect(optionsOf(page, 'origin')).toEqual([])
    })
    expect(document.activeElement).toBe(boxOf(page, 'destination'))
  })
})

test.each(['ltr', 'rtl'] as const)(
  '%s: the list lies under its input, inside the page',
  async (direction) => {
    await browser.viewport(360, 800)
    const page = mountRoute('', { recent: [lund], direction })
    boxOf(page, 'origin').focus()
    await see(() => {
      expect(optionsOf(page, 'origin')).toHaveLength(1)
    })
    const list = part(page, 'origin-popup').getBoundingClientRect()
    const box = boxOf(page, 'origin').getBoundingClientRect()
    expect(list.top).toBeGreaterThanOrEqual(box.bottom)
    expect(list.left).toBeGreaterThanOrEqual(0)
    expect(list.right).toBeLessThanOrEqual(360)
    document.documentElement.dir = 'ltr'
  },
)
