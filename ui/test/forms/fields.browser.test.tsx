// Every control of a form: what it is called, how it stands, and what it sends.
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FieldView, LeadFormView } from '@evkit/engine/forms'
import { flushSync } from 'react-dom'
import { drawOnce } from '../../src/forms/draw-once.js'
import { listFaults } from '../axe.js'
import { find, findInput, part, see, type ToolPage } from '../tool-page.js'
import { formOf, mountForm } from './mounted.js'
import { cells, shell, text, tick } from './views.js'

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

/** The texts a control is described by, in the order they are read. */
const describedOf = (page: ToolPage, control: Element): readonly string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => page.element.querySelector(`[id="${id}"]`)?.textContent ?? 'not on the page')

const named = (page: ToolPage, name: string): HTMLInputElement =>
  findInput(page, `input[name="${name}"]`)

const EVERY: Readonly<Record<string, readonly FieldView[]>> = {
  texts: [cells.firstName, cells.email, cells.phone],
  notes: [cells.notes],
  select: [cells.title],
  radio: [cells.condition],
  choices: [cells.channels],
  tick: [cells.accompanied],
  business: [cells.business],
  'phone with code': [cells.coded],
  address: [cells.address],
  heading: [{ control: 'heading', text: 'Car details' }, cells.firstName],
  wrong: [
    { ...cells.firstName, error: 'First name is required' },
    { ...cells.notes, error: 'Notes are too long' },
    { ...cells.title, error: 'Title is required' },
    { ...cells.condition, error: 'Condition is required' },
    { ...cells.channels, error: 'Choose one' },
    { ...cells.accompanied, error: 'Tick it' },
    { ...cells.address, error: 'Choose an address' },
  ],
}

test.each(Object.entries(EVERY))(
  '[E-F-34] %s: nothing is wrong for a reader',
  async (_, fields) => {
    const page = mountForm(formOf(...fields))
    expect(await listFaults(page.element)).toEqual([])
  },
)

describe('a text', () => {
  test('[F-VAL-20] [E-F-07] has a visible label; the asterisk is decoration, required is told', () => {
    const page = mountForm(formOf(cells.firstName, cells.notes))
    const input = browser.getByRole('textbox', { name: 'First name', exact: true }).element()
    expect(input).toBe(named(page, 'firstName'))
    expect(input.getAttribute('aria-required')).toBe('true')
    expect(find(page, 'label').textContent).toBe('First name *')
    // A mark in words is part of the name.
    const notes = browser.getByRole('textbox', { name: 'Notes (optional)', exact: true }).element()
    expect(notes).toBeInstanceOf(HTMLTextAreaElement)
    expect(notes.hasAttribute('aria-required')).toBe(false)
  })

  test('[F-VAL-19] no control asks the browser to judge', () => {
    const page = mountForm(formOf(cells.coded, cells.email, cells.business, ...EVERY['wrong']!))
    expect(part(page, 'lead-form')).toHaveProperty('noValidate', true)
    const judged = '[required], [pattern], [minlength], [maxlength], [min], [max], [step]'
    expect(page.element.querySelectorAll(judged)).toHaveLength(0)
  })

  test('[F-VAL-18] sends what is typed letter by letter, and that it was left', async () => {
    const page = mountForm(formOf(cells.firstName, cells.email))
    await userEvent.click(named(page, 'firstName'))
    await userEvent.keyboard('A')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(named(page, 'email'))
    expect(page.sent).toEqual([
      { type: 'value.set', name: 'firstName', value: 'A' },
      { type: 'field.blur', name: 'firstName' },
    ])
  })

  test('[E-F-02] what is wrong stands under it, with a symbol, and describes it', () => {
    const page = mountForm(formOf({ ...cells.firstName, error: 'First name is required' }))
    const input = named(page, 'firstName')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(describedOf(page, input)).toEqual(['First name is required'])
    const error = part(page, 'field-error')
    expect(error.querySelector('svg')).not.toBeNull()
    expect(error.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      input.getBoundingClientRect().bottom,
    )
  })

  test.each([
    ['email', 'email', 'email', 'email'],
    ['mobilePhone', 'tel', 'tel', 'tel'],
  ])('[E-F-05] [E-F-06] %s: type, keyboard, what may be filled in', (name, type, mode, fill) => {
    const page = mountForm(formOf(cells.email, cells.phone))
    const input = named(page, name)
    expect([input.type, input.inputMode, input.autocomplete]).toEqual([type, mode, fill])
    expect([input.spellcheck, input.getAttribute('autocapitalize')]).toEqual([false, 'none'])
    expect(input.enterKeyHint).toBe('next')
  })

  test('[E-F-41] a phone reads from left to right and begins where the language begins', () => {
    const page = mountForm(formOf(cells.phone, cells.firstName), 'rtl')
    const phone = named(page, 'mobilePhone')
    expect(phone.dir).toBe('ltr')
    // The end of a line that reads from left to right is where this page's lines begin.
    expect(getComputedStyle(phone).textAlign).toBe('end')
    expect(named(page, 'firstName').dir).toBe('')
    document.documentElement.dir = 'ltr'
  })

  test('[E-F-04] while the server is asked it says so and can be typed into', () => {
    const page = mountForm(formOf({ ...cells.email, isBusy: true }))
    const input = named(page, 'email')
    expect(input.getAttribute('aria-busy')).toBe('true')
    expect(input.disabled).toBe(false)
    expect(page.element.querySelector('[data-part="spinner"]')).not.toBeNull()
  })

  test('[E-F-82] what to do about a number stands under what is wrong with it, and is read after it', async () => {
    const error = 'Mobile phone is not valid'
    const help = 'Enter the whole phone number'
    const page = mountForm(formOf({ ...cells.phone, error, help }))
    const input = named(page, 'mobilePhone')
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
    const parts = described.map((id) => document.getElementById(id)!)
    expect(parts.map(({ textContent }) => textContent)).toEqual([error, help])
    const [top = 0, below = 0] = parts.map((part) => part.getBoundingClientRect().top)
    expect(below).toBeGreaterThan(top)
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[F-PHONE-13] a number that may be insisted on has its button', async () => {
    const page = mountForm(
      formOf({ ...cells.phone, error: 'We could not check it', insist: 'Use this number' }),
    )
    await userEvent.click(browser.getByRole('button', { name: 'Use this number' }))
    expect(page.sent).toEqual([{ type: 'number.insist', name: 'mobilePhone' }])
  })

  test('[F-FLAG-09] notes may have a heading above them', () => {
    const page = mountForm(formOf(cells.notes))
    expect(find(page, 'h3').textContent).toBe('Anything else?')
  })

  test('[F-VAL-10] a long text is never cut', async () => {
    const page = mountForm(formOf(cells.firstName))
    await userEvent.fill(named(page, 'firstName'), 'A'.repeat(300))
    expect(page.sent.at(-1)).toEqual({
      type: 'value.set',
      name: 'firstName',
      value: 'A'.repeat(300),
    })
  })
})

describe('a choice', () => {
  test('[F-FIELD-10] a select is named, may be filled in, and sends its value', async () => {
    const page = mountForm(formOf(cells.title))
    const select = browser.getByRole('combobox', { name: 'Title' })
    expect(select.element().getAttribute('autocomplete')).toBe('honorific-prefix')
    await userEvent.selectOptions(select, 'MRS')
    expect(page.sent).toContainEqual({ type: 'value.set', name: 'title', value: 'MRS' })
  })

  test('[F-FIELD-41] [F-OPT-31] a radio group is one, is named, and says that it is required and wrong', () => {
    const page = mountForm(formOf({ ...cells.condition, error: 'Choose one' }))
    const group = browser.getByRole('radiogroup', { name: 'Condition of the car' }).element()
    expect(group.getAttribute('aria-required')).toBe('true')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(describedOf(page, group)).toEqual(['Choose one'])
  })

  test('[F-FIELD-41] arrows choose in a radio group; leaving it as a whole is told once', async () => {
    const page = mountForm(formOf(cells.condition, cells.firstName))
    const [first] = [...page.element.querySelectorAll<HTMLElement>('input[type=radio]')]
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(page.sent).toEqual([{ type: 'value.set', name: 'conditionOfCar', value: 'FAIR' }])
    await userEvent.click(named(page, 'firstName'))
    expect(page.sent.slice(1)).toEqual([{ type: 'field.blur', name: 'conditionOfCar' }])
  })

  test('[F-FIELD-34] any of a group of boxes: all values that are ticked are sent, in order', async () => {
    const [phone, mail, sms] = cells.channels.options
    const page = mountForm(
      formOf({
        ...cells.channels,
        options: [phone!, mail!, { ...sms!, isChosen: true }],
      }),
    )
    const group = browser.getByRole('group', { name: 'How may we contact you? *', exact: true })
    expect(group.element()).toBe(part(page, 'check-box-group'))
    await userEvent.click(browser.getByRole('checkbox', { name: 'Phone' }))
    await userEvent.click(browser.getByRole('checkbox', { name: 'Text' }))
    expect(page.sent).toEqual([
      { type: 'value.set', name: 'contactChannels', value: ['PHONE', 'TEXT'] },
      { type: 'value.set', name: 'contactChannels', value: [] },
    ])
  })

  test('[E-F-02] each box of a wrong group says so', () => {
    const page = mountForm(formOf({ ...cells.channels, error: 'Choose one' }))
    for (const box of page.element.querySelectorAll('input[type=checkbox]')) {
      expect(box.getAttribute('aria-invalid')).toBe('true')
    }
    expect(describedOf(page, find(page, '[role=group]'))).toEqual(['Choose one'])
  })
})

describe('a box to tick', () => {
  test('[F-OPT-24] is ticked, mixed or empty', () => {
    const page = mountForm(
      formOf(
        tick('a', 'Ticked', { state: 'checked' }),
        tick('b', 'Mixed', { state: 'mixed' }),
        tick('c', 'Empty'),
      ),
    )
    const states = ['a', 'b', 'c'].map((name) => {
      const { checked, indeterminate } = named(page, name)
      return [checked, indeterminate]
    })
    expect(states).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  test('[F-OPT-20] [F-OPT-25] one that cannot be used keeps its tick and sends nothing', async () => {
    const page = mountForm(formOf(tick('a', 'By e-mail', { state: 'checked', isDisabled: true })))
    expect(named(page, 'a').checked).toBe(true)
    await userEvent.click(named(page, 'a'), { force: true })
    expect(page.sent).toEqual([])
  })

  test('[F-FIELD-30] sends its value', async () => {
    const page = mountForm(formOf(cells.accompanied))
    await userEvent.click(browser.getByText('Accompanied test drive'))
    expect(page.sent).toContainEqual({ type: 'value.set', name: 'accompanied', value: true })
  })

  test('[E-F-02] what is wrong stands right under its box, which stays where the focus is', () => {
    const parts = [tick('a', 'One'), tick('b', 'Two')]
    const boxes = (shown: typeof parts): LeadFormView => ({
      ...formOf(),
      sections: [{ kind: 'custom', name: 'boxes', heading: '', isNotice: false, parts: shown }],
    })
    const page = mountForm(boxes(parts))
    const input = named(page, 'a')
    input.focus()
    flushSync(() => {
      page.change(boxes([tick('a', 'One', { error: 'Tick it' }), tick('b', 'Two')]))
    })
    expect(named(page, 'a')).toBe(input)
    expect(document.activeElement).toBe(input)
    expect(describedOf(page, input)).toEqual(['Tick it'])
    const { top, bottom } = part(page, 'field-error').getBoundingClientRect()
    expect(top).toBeCloseTo(input.closest('label')!.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThan(named(page, 'b').closest('label')!.getBoundingClientRect().top)
  })

  test('[F-FIELD-29] the name of the company stands under the business box while it is ticked', () => {
    const page = mountForm(formOf(cells.business))
    expect([...page.element.querySelectorAll('input')].map(({ name }) => name)).toEqual([
      'business',
      'legalname',
      'website',
    ])
    mountForm(formOf({ ...cells.business, box: undefined }))
    mountForm(formOf({ ...cells.business, company: undefined }))
  })
})

describe('[F-PHONE-01] a number with the code of a country', () => {
  test('[F-PHONE-01] code and number stand on one line, however long their labels and whatever is wrong', () => {
    const page = mountForm(
      formOf({
        ...cells.coded,
        number: {
          ...cells.coded.number,
          label: 'A label for the number that takes more than one line',
          error: 'The number is not valid',
        },
      }),
    )
    const [code, number] = ['select', 'input'].map((control) =>
      find(page, `[data-part="phone-with-code"] ${control}`).getBoundingClientRect(),
    )
    expect(number?.bottom).toBe(code?.bottom)
    expect(number?.left).toBeGreaterThan(code?.right ?? Infinity)
    const label = find(page, '[data-part="phone-with-code"] label').getBoundingClientRect()
    expect(label.bottom).toBeLessThanOrEqual(code?.top ?? 0)
    expect(part(page, 'field-error').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      number?.bottom ?? Infinity,
    )
  })

  test('is one named group of a select and a text', async () => {
    const page = mountForm(formOf(cells.coded))
    const group = browser.getByRole('group', { name: 'Mobile phone' })
    const select = group.getByRole('combobox', { name: 'Country code' })
    expect(select.element()).toHaveProperty('value', '+46')
    await userEvent.selectOptions(select, '+44')
    await userEvent.fill(group.getByRole('textbox', { name: 'Mobile phone' }), '0701')
    expect(page.sent.filter(({ type }) => type !== 'field.blur')).toEqual([
      { type: 'code.set', value: '+44' },
      { type: 'value.set', name: 'mobilePhone', value: '0701' },
    ])
    expect(select.element().getAttribute('autocomplete')).toBe('tel-country-code')
  })

  test('on a phone its parts lie one under the other', async () => {
    await browser.viewport(360, 800)
    const page = mountForm(formOf(cells.coded))
    const select = find(page, 'select').getBoundingClientRect()
    expect(named(page, 'mobilePhone').getBoundingClientRect().top).toBeGreaterThan(select.bottom)
  })
})

describe('[E-F-36] an address', () => {
  const open = {
    ...cells.address,
    value: 'High',
    isOpen: true,
    live: '2 addresses',
    options: [
      { id: 'a1', text: '1 High Street, Maidenhead' },
      { id: 'a2', text: '2 High Street, Maidenhead' },
    ],
  }
  const activeText = (page: ToolPage): string => {
    const id = named(page, 'legalAddress').getAttribute('aria-activedescendant')
    return id === null ? '' : (document.getElementById(id)?.textContent ?? '')
  }

  test('is a combobox; the list is named and counted', () => {
    const page = mountForm(formOf(open))
    const box = browser.getByRole('combobox', { name: 'Address' }).element()
    expect(box.getAttribute('aria-expanded')).toBe('true')
    expect(describedOf(page, box)).toEqual(['2 addresses'])
    const list = browser.getByRole('listbox', { name: 'Address', exact: true }).element()
    expect(list.id).toBe(box.getAttribute('aria-controls'))
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      '1 High Street, Maidenhead',
      '2 High Street, Maidenhead',
    ])
  })

  test('arrows move, Enter chooses and does not send the form', async () => {
    const page = mountForm(formOf(open))
    named(page, 'legalAddress').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await see(() => {
      expect(activeText(page)).toBe('2 High Street, Maidenhead')
    })
    await userEvent.keyboard('{Enter}')
    expect(page.sent).toEqual([{ type: 'address.choose', name: 'legalAddress', id: 'a2' }])
  })

  test('a press chooses and the focus stays', async () => {
    const page = mountForm(formOf(open))
    await userEvent.click(named(page, 'legalAddress'))
    await userEvent.click(browser.getByRole('option', { name: '1 High Street, Maidenhead' }))
    expect(page.sent).toEqual([{ type: 'address.choose', name: 'legalAddress', id: 'a1' }])
    expect(document.activeElement).toBe(named(page, 'legalAddress'))
  })

  test('Escape closes the list; without a list it means nothing', async () => {
    const page = mountForm(formOf(open))
    named(page, 'legalAddress').focus()
    await userEvent.keyboard('{Escape}')
    expect(page.sent).toEqual([{ type: 'list.escape', name: 'legalAddress' }])
    const closed = mountForm(formOf(cells.address))
    named(closed, 'legalAddress').focus()
    await userEvent.keyboard('{Escape}{ArrowDown}')
    expect(closed.sent).toEqual([])
  })

  test('typing searches, leaving is told; another list begins at its text', async () => {
    const page = mountForm(formOf(open, cells.firstName))
    const box = named(page, 'legalAddress')
    box.focus()
    await userEvent.keyboard('{ArrowDown}')
    await see(() => {
      expect(activeText(page)).toBe('1 High Street, Maidenhead')
    })
    page.change(formOf({ ...open, options: [{ id: 'b1', text: '3 Mill Lane' }] }, cells.firstName))
    await see(() => {
      expect(page.element.querySelectorAll('[role=option]')).toHaveLength(1)
    })
    expect(activeText(page)).toBe('')
    await userEvent.keyboard('x')
    await userEvent.click(named(page, 'firstName'))
    expect(page.sent).toEqual([
      { type: 'value.set', name: 'legalAddress', value: 'Highx' },
      { type: 'field.blur', name: 'legalAddress' },
    ])
  })

  test('[F-ADDR-05] [F-CONST-09] a long list is at most 300 px high and scrolls inside', () => {
    const options = Array.from({ length: 20 }, (_, at) => ({
      id: String(at),
      text: `${at} High Street`,
    }))
    const page = mountForm(formOf({ ...open, options }))
    const list = find(page, '[role=listbox]')
    expect(list.getBoundingClientRect().height).toBe(300)
    expect(list.scrollHeight).toBeGreaterThan(300)
  })

  test('[F-ADDR-11] ticked, the search gives way to the fields by hand', async () => {
    const page = mountForm(formOf(cells.address))
    await userEvent.click(browser.getByRole('checkbox', { name: 'Enter address manually' }))
    expect(page.sent).toContainEqual({ type: 'manual.toggle', name: 'legalAddress' })
    const manual = mountForm(
      formOf({
        ...cells.address,
        manual: {
          box: tick('manualaddress', 'Enter address manually', { state: 'checked' }),
          fields: [text('addressOne', 'Street'), text('city', 'City')],
        },
      }),
    )
    expect(manual.element.querySelector('[role=combobox]')).toBeNull()
    await userEvent.fill(named(manual, 'city'), 'Lund')
    expect(manual.sent).toContainEqual({ type: 'value.set', name: 'city', value: 'Lund' })
  })
})

test('[F-FIELD-04] a space holds its column, and nobody reads it or stops at it', async () => {
  const page = mountForm({
    ...formOf(),
    sections: [
      {
        kind: 'main',
        heading: '',
        rows: [{ columns: 2, fields: [cells.email, { control: 'space' }] }],
      },
    ],
  })
  const half = find(page, '[data-part="row"]').getBoundingClientRect().width / 2
  expect(part(page, 'text-field').getBoundingClientRect().width).toBeLessThan(half)
  expect(part(page, 'space').getAttribute('aria-hidden')).toBe('true')
  expect(part(page, 'space').tabIndex).toBe(-1)
  await browser.viewport(360, 800)
  expect(getComputedStyle(part(page, 'space')).display).toBe('none')
})

test('[F-FIELD-37] headings keep their order, with and without one of the section', () => {
  const heading = { control: 'heading', text: 'Car details' } as const
  const page = mountForm(formOf(heading))
  expect([...page.element.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName)).toEqual([
    'H1',
    'H2',
    'H3',
  ])
  const bare = mountForm({
    ...formOf(),
    sections: [{ kind: 'main', heading: '', rows: [{ columns: 1, fields: [heading] }] }],
  })
  expect([...bare.element.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName)).toEqual([
    'H1',
    'H2',
  ])
})

test('[E-F-34] everything that is pressed is at least 44 px high', () => {
  const page = mountForm(
    formOf(cells.firstName, cells.notes, cells.title, cells.condition, cells.accompanied),
  )
  for (const target of page.element.querySelectorAll(
    'button, select, textarea, [data-part="text-field"] input, label:has([type=radio], [type=checkbox])',
  )) {
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})

test('a value with a blank in its name has an id a link can lead to', () => {
  const page = mountForm(
    formOf(text('free text', 'Free text', { ...shell('free text', 'Free text'), error: 'No' })),
  )
  expect(named(page, 'free text').id).not.toMatch(/\s/)
  expect(describedOf(page, named(page, 'free text'))).toEqual(['No'])
})

test('[F-SUB-70] a part is drawn anew only when it holds something else', () => {
  const draw = drawOnce(({ texts }: { readonly texts: readonly string[] }) => <p>{texts}</p>)
  const first = draw('a', { texts: ['A'] })
  expect(draw('a', { texts: ['A'] })).toBe(first)
  expect(draw('b', { texts: ['A'] })).not.toBe(first)
  const second = draw('a', { texts: ['B'] })
  expect(second).not.toBe(first)
  expect(draw('a', { texts: ['B'] })).toBe(second)
})
