// A form as a whole: its states, what moves the focus, what is read out, and what a press sends.
// The order of the style layers is that of the first style sheet.
import '../../src/tokens/base.css'
import { Profiler, useState } from 'react'
import { cdp, page as browser, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LeadFormView } from '@evkit/engine/forms'
import { LeadForm } from '../../src/forms/lead-form.js'
import { listFaults } from '../axe.js'
import {
  find,
  findInput,
  nextFrame,
  openPage,
  part,
  rest,
  see,
  show,
  textOf,
} from '../tool-page.js'
import { formOf, mountForm } from './mounted.js'
import { cells, form, mainSection, states, submitSection, wrongForm } from './views.js'

const emulate = async (features: Readonly<Record<string, string>>): Promise<void> => {
  const session = cdp() as unknown as {
    send: (method: string, parameters: object) => Promise<unknown>
  }
  await session.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

afterEach(async () => {
  await emulate({})
  document.documentElement.dir = 'ltr'
})

const WIDTHS = [320, 768, 1280] as const

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(Object.entries(states))(
    '[E-F-34] %s: no fault for a reader, nothing sticks out at any width',
    async (_, view) => {
      await emulate({ 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' })
      const page = mountForm(view)
      expect(await listFaults(page.element)).toEqual([])
      for (const width of WIDTHS) {
        await browser.viewport(width, 900)
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      }
    },
  )
})

test.each(['form', 'wrong'] as const)(
  '[E-F-41] %s: from right to left the page is mirrored and nothing sticks out',
  async (name) => {
    const view = states[name] ?? form
    await browser.viewport(320, 900)
    const page = mountForm(view, 'rtl')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const label = find(page, 'label').getBoundingClientRect()
    expect(label.right).toBeGreaterThan(160)
    await browser.viewport(1280, 900)
    const [first, second] = [...find(page, '[data-part="row"]').children]
    expect(first!.getBoundingClientRect().left).toBeGreaterThan(
      second!.getBoundingClientRect().left,
    )
    expect(await listFaults(page.element)).toEqual([])
  },
)

test('[E-F-34] high contrast keeps frames and marks', async () => {
  await emulate({ 'forced-colors': 'active' })
  const page = mountForm(wrongForm)
  const input = findInput(page, 'input[name="firstName"]')
  expect(getComputedStyle(input).borderTopWidth).toBe('2px')
  expect(part(page, 'error-summary').querySelector('svg')).not.toBeNull()
})

describe('the layout', () => {
  test('[D-F-61] [F-CONST-20] [F-CONST-21] the form is 670 px wide at most, a column and a field alone 400 px', async () => {
    await browser.viewport(1680, 900)
    const page = mountForm(form)
    expect(part(page, 'lead-form').getBoundingClientRect().width).toBe(670)
    const main = '[data-part="section-main"]'
    const half = (670 - 16) / 2
    const cells = [...page.element.querySelectorAll(`${main} [data-part="row"] > *`)]
    expect(cells.length).toBeGreaterThan(0)
    for (const cell of cells) expect(cell.getBoundingClientRect().width).toBe(half)
    const alone = `${main} > [data-part$="-field"], ${main} > [data-part="text-area"]`
    expect(page.element.querySelectorAll(alone).length).toBeGreaterThan(0)
    for (const cell of page.element.querySelectorAll(alone)) {
      expect(cell.getBoundingClientRect().width).toBe(400)
    }
    const wide = mountForm({ ...form, maxWidth: 1280 })
    expect(part(wide, 'lead-form').getBoundingClientRect().width).toBeGreaterThan(670)
    expect(part(wide, 'lead-form').getBoundingClientRect().width).toBeLessThanOrEqual(1280)
  })

  test.each([
    [479, false],
    [480, true],
  ])('[D-F-61] [F-FIELD-02] at %i px two cells stand side by side: %s', async (width, isBeside) => {
    await browser.viewport(width, 900)
    const page = mountForm(form)
    const [first, second] = [...find(page, '[data-part="row"]').children]
    expect(first!.getBoundingClientRect().top === second!.getBoundingClientRect().top).toBe(
      isBeside,
    )
  })

  test('[F-FIELD-02] [E-F-40] a label of two lines pushes no control below its neighbour', async () => {
    await browser.viewport(1280, 900)
    const long =
      'A label that needs the room of more than one line in its half of the form, as German does'
    const page = mountForm({
      ...formOf(),
      sections: [
        {
          ...mainSection,
          rows: [
            { columns: 2, fields: [{ ...cells.firstName, label: long }, cells.title] },
            {
              columns: 2,
              fields: [cells.email, { ...cells.surName, error: 'Surname is required' }],
            },
          ],
        },
      ],
    })
    const [first, title] = ['input[name="firstName"]', 'select'].map((control) =>
      find(page, `[data-part="row"] ${control}`).getBoundingClientRect(),
    )
    expect(find(page, 'label').getBoundingClientRect().height).toBeGreaterThan(40)
    expect(title).toMatchObject({ top: first?.top, height: first?.height })
    const [email, surName] = ['email', 'surName'].map((name) =>
      find(page, `input[name="${name}"]`).getBoundingClientRect(),
    )
    expect(surName).toMatchObject({ top: email?.top, height: email?.height })
    expect(part(page, 'field-error').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      surName?.bottom ?? Infinity,
    )
  })

  test('[F-CONST-20] [E-F-34] a form of a page of its own ends where the page does, and its heading stays beside it', async () => {
    await browser.viewport(1280, 700)
    const page = mountForm(form)
    const root = part(page, 'lead-form-root')
    const gutter = find(page, 'h1').getBoundingClientRect().left
    const sheet = part(page, 'lead-form').parentElement!.getBoundingClientRect()
    expect(sheet.right).toBeCloseTo(root.getBoundingClientRect().right - gutter)
    expect(sheet.width).toBeGreaterThan(root.getBoundingClientRect().width / 2)
    expect(sheet.height).toBeGreaterThan(900)
    window.scrollTo(0, 400)
    expect(find(page, 'h1').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    window.scrollTo(0, 0)
  })

  test('[F-FIELD-01] the Tab key goes from row to row, left cell first', async () => {
    const page = mountForm({
      ...formOf(),
      sections: [
        {
          ...mainSection,
          rows: [
            { columns: 2, fields: [cells.firstName, cells.surName] },
            { columns: 1, fields: [cells.email] },
          ],
        },
        submitSection,
      ],
    })
    findInput(page, 'input[name="firstName"]').focus()
    const reached: string[] = []
    for (let presses = 0; presses < 3; presses += 1) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      reached.push(activeElement?.getAttribute('name') ?? activeElement?.textContent ?? '')
    }
    // The field for programs is no stop.
    expect(reached).toEqual(['surName', 'email', 'Send message'])
  })

  test('[F-CFG-30] sections stand in the order of the view', () => {
    const page = mountForm(form)
    expect(
      [...page.element.querySelectorAll('[data-part^="section-"]')].map((one) =>
        one.getAttribute('data-part'),
      ),
    ).toEqual(['section-main', 'section-custom', 'section-legal', 'section-kvkk', 'section-submit'])
  })

  test('[F-FLAG-03] the new style names itself on the root', () => {
    const page = mountForm({ ...form, isNewStyle: true })
    expect(part(page, 'lead-form-root').classList.contains('forms--new')).toBe(true)
    expect(part(mountForm(form), 'lead-form-root').classList.contains('forms--new')).toBe(false)
  })
})

describe('[E-F-01] the summary', () => {
  test('takes the focus when it appears, and is read out', async () => {
    const page = mountForm(form)
    page.change(wrongForm)
    await see(() => {
      expect(document.activeElement).toBe(part(page, 'error-summary'))
    })
    expect(browser.getByRole('alert', { name: 'There is a problem' }).element()).toBe(
      part(page, 'error-summary'),
    )
  })

  test('stands above the first section; each line has the words of its field and leads to it', async () => {
    const page = mountForm(wrongForm)
    const summary = part(page, 'error-summary')
    expect(
      summary.compareDocumentPosition(part(page, 'section-main')) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const messages = [...page.element.querySelectorAll('[data-part$="-error"]')].map(
      ({ textContent }) => textContent,
    )
    const links = [...summary.querySelectorAll('a')]
    expect(links.map(({ textContent }) => textContent)).toEqual(messages)
    for (const [at, link] of links.entries()) {
      link.focus()
      await userEvent.keyboard('{Enter}')
      const { activeElement } = document
      expect(activeElement?.getAttribute('name')).toBe(wrongForm.summary?.lines[at]?.name)
      const { top, bottom } = activeElement!.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(window.innerHeight)
      expect(link.getAttribute('href')).toBe(`#${activeElement!.id}`)
    }
    expect(document.activeElement).toHaveProperty('type', 'radio')
  })

  test('goes away and comes back: the focus comes back with it', async () => {
    const page = mountForm(wrongForm)
    findInput(page, 'input[name="firstName"]').focus()
    page.change(form)
    await see(() => {
      expect(page.element.querySelector('[data-part="error-summary"]')).toBeNull()
    })
    expect(document.activeElement).toHaveProperty('name', 'firstName')
    page.change(wrongForm)
    await see(() => {
      expect(document.activeElement).toBe(part(page, 'error-summary'))
    })
  })
})

describe('[E-F-08] sending', () => {
  const small = formOf(cells.firstName, cells.notes)

  test('a press, and Enter in a line of text, send once each; Enter in notes is a new line', async () => {
    const page = mountForm(small)
    await userEvent.click(part(page, 'submit'))
    expect(page.sent.filter(({ type }) => type === 'form.submit')).toHaveLength(1)
    findInput(page, 'input[name="firstName"]').focus()
    await userEvent.keyboard('{Enter}')
    expect(page.sent.filter(({ type }) => type === 'form.submit')).toHaveLength(2)
    expect(document.activeElement).toHaveProperty('name', 'firstName')
    find(page, 'textarea').focus()
    await userEvent.keyboard('{Enter}')
    expect(page.sent.filter(({ type }) => type === 'form.submit')).toHaveLength(2)
  })

  test('two presses in one task are two events: the machine takes one', () => {
    const page = mountForm(small)
    part(page, 'submit').click()
    part(page, 'submit').click()
    expect(page.sent).toEqual([{ type: 'form.submit' }, { type: 'form.submit' }])
  })

  test('a press is not lost when leaving a field moves the button away', async () => {
    const sent: string[] = []
    const page = openPage()
    const wrong = formOf(...Array.from({ length: 3 }, () => cells.firstName).slice(0, 1))
    const Held = () => {
      const [view, setView] = useState<LeadFormView>(wrong)
      return (
        <LeadForm
          view={view}
          loadingText=""
          send={({ type }) => {
            sent.push(type)
            if (type !== 'field.blur') return
            setView(formOf({ ...cells.firstName, error: 'A long text. '.repeat(100) }, cells.notes))
          }}
        />
      )
    }
    show(page, <Held />)
    findInput(page, 'input[name="firstName"]').focus()
    const { x, y, width, height } = part(page, 'submit').getBoundingClientRect()
    const at = { x: x + width / 2, y: y + height / 2 }
    await userEvent.click(part(page, 'submit'))
    await see(() => {
      expect(sent).toEqual(['field.blur', 'form.submit'])
    })
    expect(part(page, 'submit').getBoundingClientRect().y).toBeGreaterThan(at.y)
    expect(document.activeElement).toBe(part(page, 'submit'))
  })

  test('while it is sent the button keeps its place, its name and the focus', async () => {
    const page = mountForm(small)
    await userEvent.click(part(page, 'submit'))
    page.change({
      ...small,
      live: 'Sending',
      sections: [...small.sections.slice(0, -1), { ...submitSection, label: 'Send', isBusy: true }],
    })
    await see(() => {
      expect(part(page, 'submit').getAttribute('aria-disabled')).toBe('true')
    })
    const button = browser.getByRole('button', { name: 'Send', exact: true }).element()
    expect(button).toBe(document.activeElement)
    expect(button).toHaveProperty('disabled', false)
    expect(textOf(page, 'live')).toBe('Sending')
  })

  test('[F-SUB-74] [E-F-14] what stands by the button is read out', () => {
    const page = mountForm(states['refused']!)
    expect(browser.getByRole('alert').element().textContent).toBe(
      'Your request could not be sent.Nothing was lost. Check your connection and press Send again.',
    )
    expect(findInput(page, 'input[name="firstName"]').disabled).toBe(false)
  })

  test('a page that is not awake yet sends nothing anywhere', () => {
    expect(part(mountForm(small), 'lead-form')).toHaveProperty('method', 'dialog')
  })
})

describe('the rest', () => {
  test('[F-ROUTE-37] has one heading of the first level', () => {
    const page = mountForm(form)
    expect([...page.element.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      'Contact us',
    ])
    expect(part(page, 'form-head').textContent).toContain('We reply within two working days.')
  })

  test('[F-ROUTE-38] while it loads there is a spinner with a status, and no half form', () => {
    const page = mountForm(states['loading']!)
    expect(part(page, 'form-wait').getAttribute('role')).toBe('status')
    expect(part(page, 'form-wait').textContent).toBe('Loading')
    expect(page.element.querySelector('form')).toBeNull()
  })

  test('[F-ROUTE-39] a form that could not be loaded can be asked for again', async () => {
    const page = mountForm(states['failed']!)
    await userEvent.click(browser.getByRole('button', { name: 'Please reload the page' }))
    expect(page.sent).toEqual([{ type: 'form.retry' }])
  })

  test('[E-F-15] what was put back can be cleared', async () => {
    const page = mountForm(states['restored']!)
    await userEvent.click(browser.getByRole('button', { name: 'Clear the form' }))
    expect(page.sent).toEqual([{ type: 'draft.clear' }])
  })

  test('[E-F-39] the polite region says each text once and falls silent', async () => {
    const page = mountForm({ ...form, live: 'Sending' })
    expect(textOf(page, 'live')).toBe('Sending')
    await rest(260)
    expect(textOf(page, 'live')).toBe('')
    page.change({ ...form, live: '' })
    await nextFrame()
    page.change({ ...form, live: 'Sending' })
    await see(() => {
      expect(textOf(page, 'live')).toBe('Sending')
    })
  })

  test('[E-F-21] the field for programs is out of sight, of reach and of hearing', async () => {
    const page = mountForm(form)
    const trap = findInput(page, 'input[name="website"]')
    expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off'])
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull()
    const { width, height } = part(page, 'trap').getBoundingClientRect()
    expect([width, height]).toEqual([1, 1])
    await userEvent.fill(trap, 'http://spam.example')
    expect(page.sent).toEqual([
      { type: 'value.set', name: 'website', value: 'http://spam.example' },
    ])
  })

  test('[F-OPT-12] [F-OPT-13] consents, the master and select-all each send their own', async () => {
    const page = mountForm(form)
    await userEvent.click(browser.getByRole('checkbox', { name: 'By text message' }))
    await userEvent.click(browser.getByRole('checkbox', { name: 'All of them' }))
    await userEvent.click(browser.getByRole('checkbox', { name: 'Select all' }))
    expect(page.sent.filter(({ type }) => type !== 'field.blur')).toEqual([
      { type: 'consent.set', name: 'smsOptIn', isOn: true },
      { type: 'master.set', isOn: true },
      { type: 'all.set', isOn: true },
    ])
  })

  test('[F-CFG-46] [F-CFG-47] a notice is a note, and its box sets its value', async () => {
    const page = mountForm(form)
    const note = browser.getByRole('note', { name: 'Opening hours' })
    await userEvent.click(note.getByRole('checkbox', { name: 'I have read the terms' }))
    expect(page.sent).toEqual([{ type: 'value.set', name: 'custom.promo.0', value: true }])
  })

  test('[F-OPT-31] the KVKK choice is a radio group of its name', async () => {
    const page = mountForm(form)
    const group = browser.getByRole('radiogroup', { name: 'Personal data' })
    await userEvent.click(group.getByRole('radio', { name: 'I do not agree' }))
    expect(page.sent).toEqual([{ type: 'value.set', name: 'kvkk_optin', value: 'false' }])
  })

  test('[E-F-47] two forms on a page share no id', () => {
    const page = openPage()
    const ignore = () => undefined
    show(
      page,
      <>
        <LeadForm view={wrongForm} send={ignore} loadingText="" />
        <LeadForm view={wrongForm} send={ignore} loadingText="" />
      </>,
    )
    const ids = [...page.element.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a key press draws its own cell again and no other', async () => {
    const page = openPage()
    const lengths: number[] = []
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...cells.firstName,
      name: `text${at}`,
      label: `Text ${at}`,
    }))
    let change = (_: LeadFormView): void => undefined
    const send = () => undefined
    const Held = () => {
      const [view, setView] = useState(formOf(...many))
      change = setView
      return (
        <Profiler id="form" onRender={(_, __, actual) => lengths.push(actual)}>
          <LeadForm view={view} send={send} loadingText="" />
        </Profiler>
      )
    }
    show(page, <Held />)
    const untouched = findInput(page, 'input[name="text7"]')
    const written: string[] = []
    Object.defineProperty(untouched, 'value', {
      configurable: true,
      get: () => '',
      set: (value: string) => written.push(value),
    })
    change(formOf(...many.map((one, at) => (at === 3 ? { ...one, value: 'a' } : { ...one }))))
    await see(() => {
      expect(findInput(page, 'input[name="text3"]').value).toBe('a')
    })
    expect(written).toEqual([])
    expect(lengths.length).toBeGreaterThan(1)
  })
})
