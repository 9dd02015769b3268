import { useState, type ComponentProps } from 'react'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { NumberField, Slider, TabList } from '../../src/primitives/index.js'
import { find, findInput, openPage, see, show, type ToolPage } from '../tool-page.js'
import { hold } from '../walk-tool.js'

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('a slider', () => {
  const mount = (
    more: Partial<ComponentProps<typeof Slider>> = {},
    direction: 'ltr' | 'rtl' = 'ltr',
  ) => {
    const told: unknown[] = []
    const page = openPage()
    const Held = () => {
      const [value, setValue] = useState(20)
      return (
        <Slider
          label="Level"
          look="plain"
          value={value}
          min={0}
          max={100}
          step={10}
          valueText={`${value} percent`}
          onKey={(key) => {
            told.push(key)
            return key === 'PageUp'
          }}
          onDrag={(dragged) => {
            told.push(dragged)
            setValue(dragged)
          }}
          onGrab={() => told.push('grab')}
          onRelease={() => told.push('release')}
          {...more}
        />
      )
    }
    show(page, <Held />, direction)
    return { page, told, slider: findInput(page, 'input') }
  }

  test('[E-T-06] it is a native slider with a name and a value in words', () => {
    const { slider } = mount({ describedBy: 'hint' })
    expect([slider.type, slider.min, slider.max, slider.step, slider.value]).toEqual([
      'range',
      '0',
      '100',
      '10',
      '20',
    ])
    expect(slider.getAttribute('aria-label')).toBe('Level')
    expect(slider.getAttribute('aria-valuetext')).toBe('20 percent')
    expect(slider.getAttribute('aria-describedby')).toBe('hint')
    expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })

  test('[E-T-06] a key that means something is the page’s, every other the browser’s', async () => {
    const { slider, told } = mount()
    slider.focus()
    await userEvent.keyboard('{PageUp}')
    expect([told, slider.value]).toEqual([['PageUp'], '20'])
    await userEvent.keyboard('{ArrowRight}')
    expect([told, slider.value]).toEqual([['PageUp', 'ArrowRight', 30], '30'])
  })

  test('[E-T-07] a press on the track moves the thumb and tells when it is held and let go', async () => {
    const { slider, told } = mount()
    const { width, height } = slider.getBoundingClientRect()
    await userEvent.click(slider, { position: { x: width / 2, y: height / 2 } })
    await see(() => {
      expect(told).toEqual(['grab', 50, 'release'])
    })
    hold(slider, 'pointerdown')
    slider.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    expect(told.slice(3)).toEqual(['grab', 'release'])
  })

  test('[E-T-16] from right to left the filled part and the ends are mirrored', async () => {
    const { page, slider } = mount({}, 'rtl')
    expect(getComputedStyle(find(page, 'svg')).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
    const { width, height } = slider.getBoundingClientRect()
    await userEvent.click(slider, { position: { x: width - 2, y: height / 2 } })
    expect(slider.value).toBe('0')
  })

  test('a slider without room between its ends still draws', () => {
    const { page } = mount({ min: 5, max: 5, value: 5 })
    expect(find(page, 'svg').getAttribute('viewBox')).toBe('5 0 1 1')
  })
})

describe('a number field', () => {
  const mount = (step: number | 'any' = 1) => {
    const told: number[] = []
    const page = openPage()
    show(
      page,
      <>
        <NumberField
          label="To"
          field={{
            value: 20,
            text: '20',
            min: 0,
            max: 100,
            unreadText: 'No number',
            outsideText: '0 to 100',
          }}
          read={(text) => (/^[\d.]+$/u.test(text) ? Number(text) : undefined)}
          step={step}
          unit="%"
          onSet={(value) => told.push(value)}
        />
        <button type="button">Next</button>
      </>,
    )
    return { page, told, field: findInput(page, 'input') }
  }

  test('[E-T-07] a number takes effect on Enter or on leaving, and once', async () => {
    const { page, told, field } = mount()
    await userEvent.fill(field, '54')
    expect(told).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(told).toEqual([54])
    await userEvent.fill(field, '60')
    await userEvent.click(find(page, 'button'))
    expect(told).toEqual([54, 60])
    // What became of it is what the page says, not what was typed.
    expect(field.value).toBe('20')
  })

  test.each(['', '  '])('[E-T-38] typing %j sets nothing', async (text) => {
    const { told, field } = mount()
    field.focus()
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    if (text !== '') await userEvent.keyboard(text)
    await userEvent.keyboard('{Enter}')
    expect(told).toEqual([])
    expect(field.value).toBe('20')
  })

  test.each([
    ['e', 'No number'],
    ['-', 'No number'],
    ['101', '0 to 100'],
  ])('[E-T-111] typing %j changes nothing, and says %j', async (text, said) => {
    const { page, told, field } = mount()
    await userEvent.fill(field, text)
    expect(find(page, '[role="alert"]').textContent).toBe('')
    await userEvent.keyboard('{Enter}')
    expect(told).toEqual([])
    expect([field.value, field.ariaInvalid]).toEqual([text, 'true'])
    expect(find(page, '[role="alert"]').textContent).toBe(said)
    expect(field.getAttribute('aria-describedby')).toBe(find(page, '[role="alert"]').id)
    await userEvent.keyboard('5')
    expect(find(page, '[role="alert"]').textContent).toBe('')
    await userEvent.keyboard('{Escape}')
    expect([field.value, field.ariaInvalid, told]).toEqual(['20', 'false', []])
  })

  test('[E-T-111] the arrow keys step, and end at the ends', async () => {
    const { told, field } = mount(30)
    await userEvent.fill(field, '90')
    await userEvent.keyboard('{ArrowUp}')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(told).toEqual([100, 0, 0])
  })

  test('[E-T-111] a wheel over the field changes nothing', () => {
    const { told, field } = mount()
    field.focus()
    const event = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true })
    expect(field.dispatchEvent(event)).toBe(true)
    expect([field.type, field.value, told]).toEqual(['text', '20', []])
  })

  test('[E-T-07] leaving the field untouched sets nothing', async () => {
    const { page, told, field } = mount()
    field.focus()
    await userEvent.click(find(page, 'button'))
    expect(told).toEqual([])
  })

  test('the keyboard of a phone offers decimals where steps have them', () => {
    expect(mount(1).field.inputMode).toBe('numeric')
    expect(mount(0.05).field.inputMode).toBe('decimal')
    const { page, field } = mount('any')
    expect(field.inputMode).toBe('decimal')
    expect(find(page, 'label').textContent).toBe('To')
    expect(find(page, 'label').getAttribute('for')).toBe(field.id)
  })
})

describe('a list of tabs', () => {
  const NAMES = ['savings', 'range', 'charging'] as const
  type Name = (typeof NAMES)[number]

  const mount = (direction: 'ltr' | 'rtl' = 'ltr') => {
    const told: Name[] = []
    const page = openPage()
    const Held = () => {
      const [shown, setShown] = useState<Name>('range')
      return (
        <>
          <TabList
            label="Tools"
            look="buttons"
            tabs={NAMES.map((value) => ({ value, label: value, isSelected: value === shown }))}
            tabId={(value) => `of-${value}-tab`}
            panelId={(value) => `of-${value}`}
            onChoose={(value) => {
              told.push(value)
              setShown(value)
            }}
          />
          {NAMES.map((name) => (
            <div key={name} role="tabpanel" id={`of-${name}`} hidden={name !== shown}>
              {name}
            </div>
          ))}
        </>
      )
    }
    show(page, <Held />, direction)
    return { page, told }
  }
  const tabOf = (page: ToolPage, name: Name) => find(page, `#of-${name}-tab`)
  const press = async (page: ToolPage, key: string): Promise<Name | undefined> => {
    await userEvent.keyboard(`{${key}}`)
    const at = NAMES.find((name) => tabOf(page, name).getAttribute('aria-selected') === 'true')
    if (at !== undefined) expect(document.activeElement).toBe(tabOf(page, at))
    return at
  }

  test('[E-T-10] one stop: arrows choose and go round, Home and End go to the ends', async () => {
    const { page } = mount()
    expect(NAMES.map((name) => tabOf(page, name).tabIndex)).toEqual([-1, 0, -1])
    tabOf(page, 'range').focus()
    expect(await press(page, 'ArrowRight')).toBe('charging')
    expect(await press(page, 'ArrowRight')).toBe('savings')
    expect(await press(page, 'ArrowLeft')).toBe('charging')
    expect(await press(page, 'Home')).toBe('savings')
    expect(await press(page, 'End')).toBe('charging')
    expect(await press(page, 'a')).toBe('charging')
    expect(NAMES.map((name) => tabOf(page, name).tabIndex)).toEqual([-1, -1, 0])
  })

  test('[E-T-10] each tab names its panel', () => {
    const { page } = mount()
    expect(find(page, '[role=tablist]').getAttribute('aria-label')).toBe('Tools')
    for (const name of NAMES) {
      const panel = tabOf(page, name).getAttribute('aria-controls')
      expect(find(page, `#${panel ?? ''}`).textContent).toBe(name)
    }
  })

  test('[E-T-16] from right to left the right arrow goes back', async () => {
    const { page } = mount('rtl')
    tabOf(page, 'range').focus()
    expect(await press(page, 'ArrowRight')).toBe('savings')
    expect(await press(page, 'ArrowLeft')).toBe('range')
  })

  test('[E-T-10] a press chooses', async () => {
    const { page, told } = mount()
    await userEvent.click(tabOf(page, 'charging'))
    expect(told).toEqual(['charging'])
  })
})
