// The page of the bench: mounts one of the forms and presses keys in it, each time from nothing.
import { FullConfigurationCodec } from '@evkit/engine/forms/documents'
import { decodeWith, none, some } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { LeadFormApp, type LeadFormAppProps } from '../../src/forms/index.js'
import { silentFormsPorts } from '../../src/shell/ports/forms-ports.js'
import { HandForm } from './hand-form.js'
import { writeConfiguration } from './large-form.js'

const read = decodeWith(FullConfigurationCodec, writeConfiguration())
if (read._tag === 'Left') throw new Error(JSON.stringify(read.left))

const words = {
  translate: (key: string) => key,
  dictionary: new Map<string, string>(),
  nameCountry: (iso2: string) => iso2,
  compare: (a: string, b: string) => (a < b ? -1 : 1),
}

const app: LeadFormAppProps = {
  request: {
    app: 'contact',
    market: 'uk',
    purpose: 'CONTACT_REQUEST',
    query: {},
    isEmbedded: false,
    isInOverlay: false,
    hidesDealerPicker: false,
    hidesRequired: false,
    isModelChosen: false,
  },
  surroundings: {
    languageId: 'en-GB',
    version: '1',
    isProduction: true,
    origin: 'https://x.example',
    host: { campaignCode: none, b2bCampaignCode: none, additionalInfo: none, origin: none },
    originalUrl: '',
    referralUrl: '',
    analytics: {},
    dialCodes: [],
  },
  page: 'form',
  configuration: some(read.right),
  wordsOf: () => words,
  firstView: undefined,
  ports: silentFormsPorts,
}

const FORMS: Readonly<Record<string, () => ReactNode>> = {
  ours: () => <LeadFormApp {...app} />,
  hand: () => <HandForm />,
}

const frame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      setTimeout(done, 0)
    })
  })

const type = (input: HTMLInputElement, value: string): number => {
  const started = performance.now()
  // The framework watches the value of an input it runs; this writes past it, as a hand does.
  Reflect.set(HTMLInputElement.prototype, 'value', value, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  return performance.now() - started
}

const KEYS = 40

/** What one mount and the keys after it took [ms]. */
export interface FormTimes {
  readonly mount: number
  readonly keys: readonly number[]
  readonly fields: number
}

const measure = async (name: string): Promise<FormTimes> => {
  const host = document.createElement('div')
  document.body.append(host)
  await frame()
  const started = performance.now()
  const root = createRoot(host)
  flushSync(() => {
    root.render(FORMS[name]?.())
  })
  const mount = performance.now() - started
  await frame()
  const input = host.querySelector<HTMLInputElement>('input[name="city"]')
  if (input === null) throw new Error('no field')
  const keys: number[] = []
  for (let pressed = 0; pressed < KEYS; pressed += 1) {
    keys.push(type(input, 'x'.repeat((pressed % 20) + 1)))
    await frame()
  }
  if (input.value === '') throw new Error('nothing was typed')
  const fields = host.querySelectorAll('input:not([tabindex="-1"])').length
  root.unmount()
  host.remove()
  return { mount, keys, fields }
}

Object.assign(window, { measureForm: measure })
