import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { option as O } from 'fp-ts'
import { tinyCars } from '@evkit/engine/testing'
import { walkCars } from '../../../engine/test/kit/charging-walk.js'
import { content, input, mount, part, textOf, type Mounted } from './mounted.js'

const see = async (check: () => void): Promise<void> => {
  await vi.waitFor(check, { timeout: 3000 })
}
const thumb = (mounted: Mounted, name: 'from' | 'to'): HTMLInputElement => {
  const found = mounted.element.querySelector<HTMLInputElement>(`input[data-thumb="${name}"]`)
  if (found === null) throw new Error('no thumb')
  return found
}
const radio = (name: string) => page.getByRole('radio', { name, exact: true })

beforeEach(async () => {
  await page.viewport(1280, 900)
})

describe('what is on the page', () => {
  test('[T-CHG-01] [T-CHG-02] the address given is the state shown, and a new one replaces it with no other action', async () => {
    const mounted = mount({
      search: '?carModel=EX90&powerTrain=TMP&cType=P&pCType=DC&kW=50kW&range=20,80',
    })
    await see(() => {
      expect(textOf(mounted, 'conditions')).toBe(
        'conditions EX90 Twin Motor Performance 20% 80% charge.DC power.option 50',
      )
    })
    expect(part(mounted, 'duration').textContent).toContain('45')
    mounted.move('?carModel=EX90&powerTrain=TMP&cType=P&pCType=DC&kW=50kW&range=10,80')
    await see(() => {
      expect(textOf(mounted, 'range-text')).toBe('range.text 10% 80%')
    })
    expect(part(mounted, 'duration').textContent).toContain('55')
    expect(mounted.written).toEqual([])
  })

  test('[E-T-05] [T-CHG-16] a car that is not offered is told of, with the car shown instead, until something is chosen', async () => {
    const mounted = mount({ cars: tinyCars, search: '?carModel=C40' })
    await see(() => {
      expect(textOf(mounted, 'notices')).toBe(
        'correction.car EX30 Single Motor power.option 11 AC range.text 20% 80%',
      )
    })
    expect(mounted.titles.at(-1)).toContain('EX30')
    await radio('place.public').click()
    await see(() => {
      expect(textOf(mounted, 'notices')).toBe('')
    })
  })

  test('[T-CHG-12] [T-ERR-13] the picker lists every car; one without a picture still lists its name', async () => {
    mount({ cars: tinyCars, search: '?carModel=EX40' })
    await page.getByRole('button', { name: /picker.open/ }).click()
    await expect.element(radio('EX30')).toBeVisible()
    await expect.element(radio('EX40')).toBeChecked()
    const rows = [...document.querySelectorAll('dialog label')]
    expect(rows.map((row) => row.querySelectorAll('img').length)).toEqual([1, 0])
    expect(document.querySelectorAll('[data-part="car-opener"] img')).toHaveLength(0)
    expect(document.querySelectorAll('img:not([src]), img[src=""]')).toHaveLength(0)
  })

  test('[T-CHG-19] three motor types in order, the one the car lacks cannot be chosen', async () => {
    mount()
    await see(() => {
      const group = page.getByRole('group', { name: 'motor.label' }).element()
      const radios = [...group.querySelectorAll('input')]
      expect(radios.map(({ value, disabled }) => [value, disabled])).toEqual([
        ['Single', false],
        ['Single-with-Extended', true],
        ['Twin', false],
      ])
    })
  })

  test('[T-CHG-21] no heat pump value, no checkbox; a value of false is shown unticked', async () => {
    const [first, second] = walkCars
    mount({ search: '?carModel=EX40' })
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    mount({ cars: [{ ...first, heatPump: O.some(false) }, second] })
    await expect.element(page.getByRole('checkbox', { name: 'heatPump.label' })).not.toBeChecked()
  })

  test('[T-CHG-22] a disabled heat pump is shown, cannot be operated, and keeps its value', async () => {
    mount({ cars: tinyCars, search: '?carModel=EX40' })
    const box = page.getByRole('checkbox', { name: 'heatPump.label' })
    await expect.element(box).toBeDisabled()
    await expect.element(box).toBeChecked()
  })

  test('[T-CHG-41] [T-CHG-21] the exact time stands beside the band; the heat pump comes after what the time depends on', () => {
    const { element } = mount({ search: 'carModel=EX90&powerTrain=TM&range=20,80' })
    expect(element.querySelector('[data-part="exact"]')?.textContent).toBe(
      'exact.beside exact.hours 3 10',
    )
    const order = [...element.querySelectorAll('[data-part="controls"] input')].map((one) =>
      one.getAttribute('type'),
    )
    expect(order.at(-1)).toBe('checkbox')
  })

  test('[E-T-42] a site with two wallboxes lets a visitor choose at home', async () => {
    const two = mount({ content: { ...content, homePowers: ['7.4kW', '11kW'] } })
    await expect.element(radio('power.option 11')).toBeChecked()
    await radio('power.option 7.4').click()
    await expect.poll(() => two.written.at(-1)).toContain('cType=H&kW=7.4kW')
  })

  test('[T-CHG-23] at home neither AC/DC nor charger power is on the page', async () => {
    const mounted = mount()
    await expect.element(radio('place.home')).toBeChecked()
    expect(mounted.element.querySelector('input[value=DC], input[value="11kW"]')).toBeNull()
    await radio('place.public').click()
    await expect.element(radio('current.DC')).toBeChecked()
    expect(mounted.element.querySelectorAll('input[value$=kW]')).toHaveLength(5)
  })

  test('[T-CHG-35] [E-T-02] [T-ERR-03] a missing time is a spinner, and beside it which choice has no data', async () => {
    const mounted = mount({ search: '?carModel=EX90&powerTrain=SM' })
    await see(() => {
      expect(part(mounted, 'estimate').dataset['state']).toBe('missing')
    })
    expect(part(mounted, 'estimate').getAttribute('aria-busy')).toBe('false')
    expect(part(mounted, 'spinner').getAttribute('aria-label')).toBe('missing.spinner')
    expect(textOf(mounted, 'missing')).toBe('missing.UnknownBattery EX90')
    expect(mounted.element.querySelector('[data-part="duration"]')).toBeNull()
  })

  test('D-T-13: content can switch the status messages off', async () => {
    const mounted = mount({
      search: '?carModel=EX90&powerTrain=SM',
      content: { ...content, showStatusMessages: false },
    })
    await see(() => {
      expect(part(mounted, 'spinner')).not.toBeNull()
    })
    expect(mounted.element.querySelector('[data-part="missing"]')).toBeNull()
  })

  test('[T-CHG-36] [T-ERR-04] a battery without a table is noted once', async () => {
    const mounted = mount({ search: '?carModel=EX90&powerTrain=SM' })
    await see(() => {
      expect(mounted.logged.length).toBeGreaterThan(0)
    })
    await radio('motor.Twin').click()
    await radio('motor.Single').click()
    await new Promise((done) => setTimeout(done, 120))
    expect(mounted.logged.map(({ text }) => text)).toEqual([
      'Model ex90-bev names battery B77, which has no charging table',
    ])
  })

  test('[T-CHG-46] at most three types with two boxes each', async () => {
    const mounted = mount()
    await see(() => {
      expect(mounted.element.querySelectorAll('[data-part="compared-type"]')).toHaveLength(3)
    })
    expect(mounted.element.querySelectorAll('[data-part="box"]')).toHaveLength(6)
    expect(
      [...mounted.element.querySelectorAll('[data-part="box-figure"]')][0]?.textContent,
    ).toContain('3–4')
  })

  test('[T-CHG-10] a section bound to Home goes when charging in public', async () => {
    const mounted = mount()
    await expect.element(page.getByRole('heading', { name: 'At home only' })).toBeVisible()
    await radio('place.public').click()
    await see(() => {
      expect(mounted.element.querySelector('[data-part="story"]')).toBeNull()
    })
  })

  test('[T-CHG-48] [T-CHG-49] heading, description and disclaimers follow the choice', async () => {
    const mounted = mount()
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Charging at home' }))
      .toBeVisible()
    await radio('place.public').click()
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Charging in public' }))
      .toBeVisible()
    expect(textOf(mounted, 'description')).toBe('At a fast public charger.')
    await radio('current.AC').click()
    await see(() => {
      expect(textOf(mounted, 'description')).toBe('At a slow public charger.')
    })
    expect(textOf(mounted, 'disclaimers')).toContain('All times are estimates.')
    expect(textOf(mounted, 'disclaimers')).toContain('Figures of the small car.')
  })
})

describe('choices', () => {
  test('[T-CHG-44] every choice shows at once and is written once it has settled', async () => {
    const mounted = mount()
    await radio('place.public').click()
    await radio('power.option 50').click()
    await see(() => {
      expect(part(mounted, 'duration').textContent).toContain('45')
    })
    await see(() => {
      expect(mounted.written.at(-1)).toBe(
        'carModel=EX90&powerTrain=TM&cType=P&pCType=DC&kW=50kW&range=20,80',
      )
    })
  })

  test('[T-CHG-24] [T-CHG-25] public starts at DC 250, home keeps nothing of it', async () => {
    const mounted = mount()
    await radio('place.public').click()
    await expect.element(radio('power.option 250')).toBeChecked()
    await radio('power.option 150').click()
    await radio('place.home').click()
    await see(() => {
      expect(mounted.written.at(-1)).toBe('carModel=EX90&powerTrain=TM&cType=H&range=20,80')
    })
    await radio('place.public').click()
    await expect.element(radio('power.option 250')).toBeChecked()
  })

  test('[T-CHG-29] [E-T-06] arrows, Home, End and page keys move a thumb as far as the other lets it', async () => {
    const mounted = mount()
    thumb(mounted, 'from').focus()
    const after = async (key: string): Promise<string | null> => {
      await userEvent.keyboard(`{${key}}`)
      return thumb(mounted, 'from').getAttribute('aria-valuetext')
    }
    expect(await after('ArrowRight')).toBe('range.value 30')
    expect(await after('End')).toBe('range.value 70')
    expect(await after('ArrowRight')).toBe('range.value 70')
    expect(await after('PageDown')).toBe('range.value 50')
    expect(await after('Home')).toBe('range.value 0')
    expect(thumb(mounted, 'from').getAttribute('aria-label')).toBe('range.from')
  })

  test('[E-T-16] in a right-to-left page the right arrow lowers', async () => {
    const mounted = mount({ direction: 'rtl' })
    thumb(mounted, 'from').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(thumb(mounted, 'from').getAttribute('aria-valuetext')).toBe('range.value 10')
    const fill = mounted.element.querySelector('[data-part="range-slider"] svg')
    expect(getComputedStyle(fill ?? document.body).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  })

  test('[E-T-07] a number can be typed, and a press on the track moves the nearer thumb', async () => {
    const mounted = mount()
    await page.getByRole('spinbutton', { name: 'range.to' }).fill('54')
    await userEvent.keyboard('{Enter}')
    await see(() => {
      expect(textOf(mounted, 'range-text')).toBe('range.text 20% 50%')
    })
    const rail = thumb(mounted, 'to').parentElement
    const box = rail?.getBoundingClientRect() ?? new DOMRect()
    await userEvent.click(rail ?? document.body, {
      position: { x: box.width * 0.9, y: box.height / 2 },
    })
    await see(() => {
      expect(textOf(mounted, 'range-text')).toBe('range.text 20% 90%')
    })
  })

  test('[E-T-06] what is pressed is at least 24 px wide and high', () => {
    const mounted = mount()
    return see(() => {
      const targets = [
        ...mounted.element.querySelectorAll<HTMLElement>(
          'button, summary, input:not([type=range]), [data-part="range-slider"] > div:first-child',
        ),
      ].filter((element) => element.offsetParent !== null)
      expect(targets.length).toBeGreaterThan(10)
      for (const target of targets) {
        const { width, height } = target.getBoundingClientRect()
        expect([target.outerHTML.slice(0, 80), Math.min(width, height) >= 24]).toEqual([
          target.outerHTML.slice(0, 80),
          true,
        ])
      }
    })
  })

  test('[E-T-36] start again restores the defaults and cleans the address', async () => {
    const mounted = mount({ search: '?carModel=EX40&range=0,100&utm_source=x' })
    await page.getByRole('button', { name: 'reset.label' }).click()
    await see(() => {
      expect(mounted.written.at(-1)).toBe('utm_source=x')
    })
    expect(textOf(mounted, 'conditions')).toContain('EX90 Twin Motor 20% 80%')
  })

  test('[E-T-18] the link is copied, and the title holds car and result', async () => {
    const mounted = mount({ search: 'carModel=EX90&range=0,100' })
    await page.getByRole('button', { name: 'copy.label' }).click()
    await see(() => {
      expect(textOf(mounted, 'copied')).toBe('copy.done')
    })
    expect(mounted.copied).toEqual(['http://site/?carModel=EX90&range=0,100'])
    expect(mounted.titles.at(-1)).toBe('title.time EX90 6–7 duration.hours.unit 0% 100%')
  })
})

describe('saying', () => {
  test('[E-T-09] a drag over five steps is said once', async () => {
    const mounted = mount()
    const said: string[] = []
    const live = part(mounted, 'live')
    const observer = new MutationObserver(() => said.push(live.textContent))
    observer.observe(live, { childList: true, characterData: true, subtree: true })
    const to = thumb(mounted, 'to')
    to.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    for (const level of [90, 100, 90, 80, 70]) {
      input(to, level)
      await new Promise((done) => setTimeout(done, 70))
    }
    expect(said).toEqual([])
    to.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    await see(() => {
      expect(said).toHaveLength(1)
    })
    expect(said[0]).toContain('20% 70%')
    expect(live.getAttribute('role')).toBe('status')
    observer.disconnect()
  })

  test('[E-T-05] what the address asked for and could not be had is shown and said', async () => {
    const mounted = mount({ search: '?carModel=Model+9&range=0,85' })
    await see(() => {
      expect(textOf(mounted, 'notices')).toContain('correction.car EX90')
    })
    expect(textOf(mounted, 'notices')).toContain('correction.range')
    expect(mounted.element.textContent).not.toContain('Model 9')
    await radio('place.public').click()
    await see(() => {
      expect(mounted.element.querySelector('[data-part="notices"]')).toBeNull()
    })
    await page.getByRole('button', { name: /picker.open/ }).click()
    await radio('EX40').click()
    await see(() => {
      expect(textOf(mounted, 'live')).toContain('live.time')
    })
  })
})

describe('overlays', () => {
  const opener = () => page.getByRole('button', { name: /picker.open/ })

  test('[T-CHG-13] [E-T-08] at 1024 px and up the picker is a dropdown that closes on Escape and on a press outside', async () => {
    await page.viewport(1024, 800)
    const mounted = mount()
    await opener().click()
    const dialog = mounted.element.querySelector('dialog')
    expect(dialog?.matches(':modal')).toBe(false)
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'true')
    expect(document.activeElement?.getAttribute('value')).toBe('EX90')
    await userEvent.keyboard('{Escape}')
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'false')
    expect(document.activeElement).toBe(part(mounted, 'car-opener'))
    await opener().click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'false')
  })

  test('[T-CHG-13] [E-T-08] below 1024 px it is a full overlay: focus moves in, stays in, and returns', async () => {
    await page.viewport(1023, 800)
    const mounted = mount()
    await opener().click()
    const dialog = mounted.element.querySelector('dialog')
    await see(() => {
      expect(dialog?.matches(':modal')).toBe(true)
    })
    expect(dialog?.getBoundingClientRect().width).toBe(1023)
    for (let press = 0; press < 6; press += 1) {
      await userEvent.keyboard('{Tab}')
      expect(
        dialog?.contains(document.activeElement) === true ||
          document.activeElement === document.body,
      ).toBe(true)
    }
    await page.getByRole('button', { name: 'picker.close' }).click()
    await see(() => {
      expect(document.activeElement).toBe(part(mounted, 'car-opener'))
    })
  })

  test('[T-CHG-47] [E-T-08] card two opens its own details and gives the focus back', async () => {
    const mounted = mount()
    const button = page.getByRole('button', { name: 'card.open: Card two' })
    await button.click()
    const open = [...mounted.element.querySelectorAll('dialog')].filter((one) => one.open)
    expect(open).toHaveLength(1)
    const [dialog] = open
    await see(() => {
      expect(dialog?.matches(':modal')).toBe(true)
    })
    expect(dialog?.textContent).toContain('All about two')
    expect(dialog?.getAttribute('aria-label')).toBe('Details two')
    await userEvent.keyboard('{Escape}')
    await see(() => {
      expect(dialog?.open).toBe(false)
    })
    await expect.element(button).toHaveFocus()
  })

  test('[E-T-10] a group of choices is one stop, arrows move the choice', async () => {
    mount()
    await radio('motor.Twin').click()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(radio('motor.Single')).toBeChecked()
    await userEvent.keyboard('{Tab}')
    await expect.element(radio('place.home')).toHaveFocus()
  })
})

describe('the time bar', () => {
  test('[T-CHG-45] shows once the block has ended 88 px below the top, and goes when it is back', async () => {
    await page.viewport(900, 700)
    const mounted = mount()
    await see(() => {
      expect(part(mounted, 'duration')).not.toBeNull()
    })
    const filler = document.createElement('div')
    filler.style.height = '3000px'
    document.body.append(filler)
    const block = part(mounted, 'lower-edge').parentElement
    const bottom = (): number => block?.getBoundingClientRect().bottom ?? 0
    const scrollTo = async (wanted: number, state: string): Promise<void> => {
      window.scrollBy(0, bottom() - wanted)
      await see(() => {
        expect([Math.round(bottom()), part(mounted, 'time-bar').dataset['state']]).toEqual([
          wanted,
          state,
        ])
      })
    }
    expect(part(mounted, 'time-bar').dataset['state']).toBe('hidden')
    await scrollTo(300, 'hidden')
    await scrollTo(89, 'hidden')
    await scrollTo(88, 'shown')
    await scrollTo(-400, 'shown')
    await scrollTo(300, 'hidden')
    expect(textOf(mounted, 'time-bar')).toContain('3–4')
    filler.remove()
    window.scrollTo(0, 0)
  })
})
