// What a driver does with a plan: another aim, a stop swapped or left out, a time set, a way out taken.
import { none, right, some } from '@evkit/engine/shared'
import type { RouteAnswer } from '@evkit/engine/route'
import { tinyRoute } from '@evkit/engine/testing'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { mountRoute, type MountOptions, type RoutePage } from './mounted.js'
import { driveParts } from './drive-parts.js'
import { find, findInput, input, part, see, textOf } from '../tool-page.js'
import { sliderOf } from '../value-tool.js'

const ENDS = 'from=Gothenburg&fromAt=57.70887,11.97456&to=Lund&toAt=55.70466,13.19101'

const mill = tinyRoute.chargingStations.find(({ name }) => name === 'Mill')
if (mill === undefined) throw new Error('a road without its mill')

// The same road with a power for every station, of two operators, and a second station beside the mill.
const charged: RouteAnswer = {
  ...tinyRoute,
  chargingStations: [
    ...tinyRoute.chargingStations.map((station) => ({
      ...station,
      power: some(150),
      operator: 'Northgrid',
    })),
    {
      ...mill,
      id: 's4',
      name: 'Annex',
      lat: mill.lat + 0.01,
      power: some(100),
      operator: 'Eastline',
    },
  ],
}

const mount = (search = ENDS, more: MountOptions = {}): RoutePage =>
  mountRoute(search, {
    first: { road: right(charged) },
    driveOf: () => driveParts(700),
    ...more,
  })

const stopsOf = (page: RoutePage): readonly HTMLElement[] => [
  ...page.element.querySelectorAll<HTMLElement>('[data-part="stop"]'),
]
const namesOf = (page: RoutePage): readonly string[] =>
  stopsOf(page).map((stop) => stop.querySelector('h3')?.textContent ?? '')
const stateOf = (page: RoutePage) => part(page, 'reach').dataset['state']

// A press a browser would follow to another page is one of its own.
const held = (link: HTMLElement): boolean => {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  link.addEventListener('click', (event) => {
    event.preventDefault()
  })
  link.dispatchEvent(press)
  return true
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('[E-T-95] plans side by side', () => {
  const parts = driveParts(700)
  // What charges faster costs more.
  const priced: MountOptions = {
    driveOf: () => ({
      ...parts,
      terms: { ...parts.terms, priceAt: (_, power) => some(power > 100 ? 0.9 : 0.3) },
      prices: { currency: 'GBP', note: 'example prices' },
    }),
  }

  test('the fastest is shown, another is a press away, and the address has it', async () => {
    const page = mount(ENDS, priced)
    const aims = part(page, 'aims')
    expect(aims.tagName).toBe('NAV')
    expect([...aims.children].map((one) => one.getAttribute('data-part'))).toEqual([
      'aim-fastest',
      'aim-fewest',
      'aim-cheapest',
    ])
    expect(part(page, 'aim-fastest').getAttribute('aria-current')).toBe('true')
    const other = part(page, 'aim-cheapest')
    // Without scripts the server answers with the same.
    expect(other.getAttribute('href')).toContain('plan=cheapest')
    await userEvent.click(other)
    await see(() => {
      expect(part(page, 'aim-cheapest').getAttribute('aria-current')).toBe('true')
      expect(page.written.at(-1)).toContain('plan=cheapest')
      expect(namesOf(page)).toEqual(['Annex (Eastline)'])
    })
    expect(part(page, 'aim-fastest').getAttribute('aria-current')).toBeNull()
    expect(page.calls).toEqual([])
  })

  test('a press that opens another tab changes nothing here', () => {
    const page = mount(ENDS, priced)
    expect(held(part(page, 'aim-cheapest'))).toBe(true)
    expect(part(page, 'aim-fastest').getAttribute('aria-current')).toBe('true')
  })

  test('prices stand in them and at each stop where the site has some', () => {
    const page = mount(ENDS, priced)
    expect(textOf(page, 'aim-cheapest')).toContain('£')
    expect(stopsOf(page)[0]?.textContent).toContain('stop.price')
    expect(textOf(page, 'reach')).toContain('example prices')
  })

  test('[E-T-160] what is set shows at once, then its drive, and other aims once the visitor rests', async () => {
    const page = mount(ENDS, priced)
    const seen: (readonly [string, string, string | null, string])[] = []
    const start = sliderOf(page, 'start')
    const look = () =>
      [
        start.value,
        textOf(page, 'plan-text'),
        part(page, 'aims').getAttribute('aria-busy'),
        textOf(page, 'aims'),
      ] as const
    const [, plan, isBusy, aims] = look()
    expect(isBusy).toBe('false')
    const observer = new MutationObserver(() => {
      seen.push(look())
    })
    observer.observe(page.element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    input(start, 60)
    await see(() => {
      expect(textOf(page, 'aims')).not.toBe(aims)
      expect(part(page, 'aims').getAttribute('aria-busy')).toBe('false')
    })
    observer.disconnect()
    expect(textOf(page, 'plan-text')).not.toBe(plan)
    expect(seen[0]).toEqual(['60', plan, 'false', aims])
    const planned = seen.find(([, text]) => text !== plan)
    expect(planned).toEqual(['60', textOf(page, 'plan-text'), 'true', aims])
  })

  test('plans that stop alike are one, and nothing is to be chosen', () => {
    expect(mount().element.querySelector('[data-part="aims"]')).toBeNull()
  })

  test('none stand where no stop is needed', () => {
    const page = mount(ENDS, { driveOf: () => driveParts(2000) })
    expect(stateOf(page)).toBe('enough')
    expect(page.element.querySelector('[data-part="aims"]')).toBeNull()
  })
})

describe('[E-T-96] a stop', () => {
  test('is left out by a press, said, and put back by another', async () => {
    const page = mount()
    const before = namesOf(page)
    const strike = find(stopsOf(page)[0]!, '[data-part="strike"]')
    expect(strike.getAttribute('href')).toContain('without=')
    const heading = stopsOf(page)[0]!.querySelector('h3')
    expect(strike.getAttribute('aria-describedby')).toBe(heading?.id)
    await userEvent.click(strike)
    await see(() => {
      expect(namesOf(page)).not.toContain(before[0])
    })
    expect(textOf(page, 'wishes')).toContain(`wish.struck ${before[0]}`)
    await userEvent.click(part(page, 'wish-undo'))
    await see(() => {
      expect(namesOf(page)).toEqual(before)
    })
    expect(page.element.querySelector('[data-part="wishes"]')).toBeNull()
  })

  test('[E-T-94] that was asked for and is not planned with is told, and forgotten by a press', async () => {
    const page = mount(`${ENDS}&stopAt=gone;assumed-9000`)
    expect(textOf(page, 'wishes')).toContain('wish.missing 2')
    await userEvent.click(part(page, 'wish-undo'))
    await see(() => {
      expect(page.element.textContent).not.toContain('wish.missing')
    })
  })

  test('[E-T-123] is told too where it is an assumed charger and none may be assumed', () => {
    const page = mount(`${ENDS}&stopAt=assumed-50&assumedSites=false`)
    expect(textOf(page, 'wishes')).toContain('wish.missing 1')
  })

  test('is swapped for another, once what there is was asked for', async () => {
    const page = mount()
    const before = namesOf(page)
    expect(page.element.querySelector('[data-part="others"]')).toBeNull()
    await userEvent.click(find(stopsOf(page)[0]!, '[data-part="others-open"]'))
    await see(() => {
      expect(part(page, 'others').children.length).toBeGreaterThan(0)
    })
    await userEvent.click(find(part(page, 'others'), '[data-part="other"]'))
    await see(() => {
      expect(namesOf(page)).not.toEqual(before)
    })
  })

  test('is wanted from the list of stations', async () => {
    const page = mount()
    await userEvent.click(find(page, '[data-part="stations"] summary'))
    const wanted = [...page.element.querySelectorAll<HTMLElement>('[data-part="station"]')].find(
      (one) => !namesOf(page).some((name) => one.textContent.includes(name)),
    )
    const button = find(wanted!, '[data-part="station-stop"]')
    const name = (button.getAttribute('aria-label') ?? '').split(': ')[1] ?? ''
    await userEvent.click(button)
    await see(() => {
      expect(namesOf(page)).toContain(name)
      expect(page.written.at(-1)).toContain('stopAt=')
    })
  })

  test('is pointed at together in the list, the chart and on the map', async () => {
    const page = mount()
    await userEvent.hover(stopsOf(page)[0]!)
    await see(() => {
      expect(find(page, '[data-part="map"] g[data-pointed]').textContent).toBe('1')
      expect(find(page, '[data-part="chart-stop"][data-pointed]').textContent).toContain('1')
    })
    await userEvent.unhover(stopsOf(page)[0]!)
    await see(() => {
      expect(page.element.querySelector('[data-part="map"] g[data-pointed]')).toBeNull()
    })
  })
})

describe('[E-T-92] the clock', () => {
  test('the time it is now, every stop on the clock, and none again', async () => {
    const page = mount()
    expect(page.element.querySelector('[data-part="figure-arrives"]')).toBeNull()
    await userEvent.click(part(page, 'clock-now'))
    const time = findInput(page, '[data-part="clock"] input')
    await see(() => {
      expect(time.value).toBe('08:30')
      expect(page.written.at(-1)).toContain('leave=08%3A30')
    })
    await see(() => {
      expect(textOf(page, 'figure-leaves')).toContain('8:30')
      expect(textOf(page, 'figure-arrives')).toContain('plan.arrives')
      expect(stopsOf(page)[0]?.textContent).toContain('stop.times')
      expect(part(page, 'chart-stop').querySelectorAll('text')).toHaveLength(2)
    })
    await userEvent.click(part(page, 'clock-clear'))
    await see(() => {
      expect(page.element.querySelector('[data-part="figure-leaves"]')).toBeNull()
    })
    expect(time.value).toBe('')
  })

  test('a time to arrive at', async () => {
    const page = mount()
    await userEvent.selectOptions(find(part(page, 'clock'), 'select'), 'arrive')
    await userEvent.fill(findInput(page, '[data-part="clock"] input'), '18:00')
    await see(() => {
      expect(page.written.at(-1)).toContain('arrive=18%3A00')
      expect(textOf(page, 'figure-arrives')).toContain('18:00')
    })
  })
})

describe('[E-T-94] operators', () => {
  test('are preferred or left out by name, and the plan follows', async () => {
    const page = mount()
    await userEvent.click(find(part(page, 'trip-settings'), 'summary'))
    const select = [...part(page, 'operators').querySelectorAll('select')].find(
      (one) => one.labels[0]?.textContent.includes('Northgrid') === true,
    )
    await userEvent.selectOptions(select!, 'avoid')
    await see(() => {
      expect(page.written.at(-1)).toContain('avoid=Northgrid')
      expect(namesOf(page)).toEqual(['Annex (Eastline)'])
    })
  })
})

describe('[E-T-97] a drive that fails', () => {
  test('says why, and each way out is a press that makes it work', async () => {
    const page = mount(`${ENDS}&power=250`)
    expect(stateOf(page)).toBe('fails')
    expect(textOf(page, 'trouble-reason')).toContain('trouble.leftOut')
    const remedies = page.element.querySelectorAll<HTMLElement>('[data-part="remedy"]')
    expect(remedies.length).toBeGreaterThan(0)
    for (const { textContent } of remedies) {
      const again = mount(`${ENDS}&power=250`)
      const remedy = [...again.element.querySelectorAll<HTMLElement>('[data-part="remedy"]')].find(
        (one) => one.textContent === textContent,
      )
      await userEvent.click(remedy!)
      await see(() => {
        expect(['stops', 'enough']).toContain(stateOf(again))
      })
    }
  })

  test('where our data ends a place to charge is one press away', async () => {
    const page = mount(`${ENDS}&assumedSites=false`, {
      first: { road: right({ ...charged, chargingStations: [], stationsAlong: none }) },
    })
    expect(stateOf(page)).toBe('unknown')
    await userEvent.click(part(page, 'remedy-place'))
    await see(() => {
      const [stay, charge] = page.element.querySelectorAll<HTMLSelectElement>(
        '[data-part="via-row"] select',
      )
      expect([stay?.value, charge?.value]).toEqual(['480', '11'])
    })
  })
})

describe('[E-T-99] a drive goes with the visitor', () => {
  const enough = (more: MountOptions = {}) =>
    mount(ENDS, { driveOf: () => driveParts(2000), ...more })

  test('a press saves the drive as it is planned, and nothing is said where that worked', async () => {
    const page = mount(ENDS)
    await userEvent.click(part(page, 'save-drive'))
    await see(() => {
      expect(page.saved.map(({ ends, trip }) => [ends.origin.text, trip.start])).toEqual([
        ['Gothenburg', 90],
      ])
    })
    expect(page.element.textContent).not.toContain('save.failed')
    expect(find(page, '[data-part="save-drive"]').textContent).toContain('save.label')
  })

  test('where it did not work that is said, until it works', async () => {
    const page = enough({ isSavable: false })
    await userEvent.click(part(page, 'save-drive'))
    await see(() => {
      expect(textOf(page, 'reach')).toContain('save.failed')
    })
  })

  test('[E-T-110] the code of the address as it is opens over the page; Escape closes it, and the focus is back', async () => {
    const page = mount(ENDS)
    await userEvent.click(part(page, 'to-phone'))
    await see(() => {
      expect(find(page, '[data-part="phone-code"] svg').getAttribute('aria-label')).toBe(
        'phone.code',
      )
    })
    expect(page.drawn).toEqual([page.ports.link()])
    expect(textOf(page, 'phone-code')).toContain('phone.text')
    await userEvent.keyboard('{Escape}')
    await see(() => {
      expect(page.element.querySelector('[data-part="phone-code"]')).toBeNull()
    })
    expect(document.activeElement).toBe(find(page, '[data-part="to-phone"]'))
  })

  test('[E-T-110] where there is no code that is said, and nothing opens', async () => {
    const page = mount(ENDS, { isDrawable: false })
    await userEvent.click(part(page, 'to-phone'))
    await see(() => {
      expect(textOf(page, 'reach')).toContain('phone.failed')
    })
    expect(page.element.querySelector('dialog[open]')).toBeNull()
  })

  test('a drive that fails is none to follow', () => {
    const page = mount(`${ENDS}&assumedSites=false`, { driveOf: () => driveParts(200) })
    expect(stateOf(page)).not.toBe('stops')
    expect(page.element.querySelector('[data-part="save-drive"]')).toBeNull()
    expect(page.element.querySelector('[data-part="to-phone"]')).toBeNull()
  })
})
