// A form that the browser alone sends, against the form as it is filled in on the page.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyFormEvent } from '../../src/forms/lead/lead-form-event.js'
import { startLeadForm, takeConfiguration } from '../../src/forms/lead/lead-form.js'
import { listSentEvents, type SentFields } from '../../src/forms/lead/sent-form.js'
import { toLeadFormView } from '../../src/forms/lead/view/form.view.js'
import { readContactForm } from '../../src/testing/form-documents.js'
import { tinyFormInput } from '../../src/testing/form-samples.js'

const words = {
  translate: (key: string) => key,
  dictionary: new Map<string, string>(),
  nameCountry: (iso2: string) => iso2,
  compare: (a: string, b: string) => a.localeCompare(b, 'en'),
}

const option = (value: string) => ({ value, translationKey: value })
const configuration = readContactForm({
  order: ['main', 'legal', 'submit'],
  main: {
    options: { Title: [option('MR'), option('MRS')], ContactChannels: [option('a'), option('b')] },
    rows: [['Title', 'Firstname'], ['Email'], ['ContactChannels'], ['B2b'], ['Notes']],
  },
  legal: { fields: ['EmailOptIn', 'SmsOptIn'] },
})
const start = takeConfiguration(startLeadForm(tinyFormInput), configuration)
const view = toLeadFormView({ state: start, phase: { form: 'editing' }, words })
const send = (fields: SentFields) => listSentEvents(view, fields).reduce(applyFormEvent, start)

describe('[B-F-09] a form that is sent without scripts', () => {
  test('is filled in with what its fields were sent with', () => {
    const { values, consents } = send([
      ['title', 'MRS'],
      ['firstName', 'Ada'],
      ['email', 'ada@x.example'],
      ['contactChannels', 'b'],
      ['business', 'on'],
      ['legalname', 'Analytical Engines'],
      ['description', 'One.\nTwo.'],
      ['emailOptIn', 'on'],
    ])
    expect(values).toMatchObject({
      title: 'MRS',
      firstName: 'Ada',
      email: 'ada@x.example',
      business: true,
      legalname: 'Analytical Engines',
      description: 'One.\nTwo.',
    })
    expect([consents.emailOptIn, consents.smsOptIn]).toEqual([true, false])
  })

  test('takes no choice that is none of its own, and no field it does not have', () => {
    const { values } = send([
      ['title', 'KING'],
      ['surName', 'Byron'],
      ['__proto__', 'x'],
      ['constructor', 'x'],
    ])
    expect(values['title']).toBeUndefined()
    expect(values['surName']).toBeUndefined()
    expect(Object.keys(values)).not.toContain('constructor')
  })

  test('a box that is not sent is not ticked', () => {
    expect(send([]).values['business']).toBe(false)
    expect(send([['business', '']]).values['business']).toBe(true)
  })

  test('of a name that comes twice the first counts where one is wanted', () => {
    expect(
      send([
        ['firstName', 'Ada'],
        ['firstName', 'Eve'],
      ]).values['firstName'],
    ).toBe('Ada')
  })

  test('Any fields give events of names the form has.', () => {
    const named = new Set(['title', 'firstName', 'email', 'business', 'legalname', 'description'])
    const pair = fc.tuple(
      fc.oneof(fc.string(), fc.constantFrom(...named, '__proto__', 'constructor')),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(pair), (fields) =>
        listSentEvents(view, fields).every(
          (event) =>
            event.type !== 'value.set' ||
            named.has(event.name) ||
            ['contactChannels', view.trap.name].includes(event.name),
        ),
      ),
    )
  })
})
