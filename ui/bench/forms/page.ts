// The page of the bench: mounts the form its address names, each time from nothing. Every form has a page of its own:
// some change what the browser itself brings.
import type { MountedForm } from './mounting.js'

const FORMS: Readonly<Record<string, () => Promise<{ readonly form: MountedForm }>>> = {
  ours: () => import('./our-form.js'),
  hand: () => import('./hand-form.js'),
  rjsf: () => import('./rjsf-form.js'),
  surveyjs: () => import('./surveyjs-form.js'),
  formkit: () => import('./formkit-form.js'),
}

const FIELDS = 100

const task = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      done()
    }
    port2.postMessage('')
  })

const countFields = (host: HTMLElement): number =>
  host.querySelectorAll('input:not([tabindex="-1"])').length

let drop: (() => void) | undefined

/** Mounts the form and lays it out. What that took, to the last field [ms]; the field that is typed in has the focus. */
const mount = async (): Promise<number> => {
  const loaded = await FORMS[location.pathname.slice(1)]?.()
  if (loaded === undefined) throw new Error(`No form: ${location.pathname}`)
  const { form } = loaded
  drop?.()
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  await task()
  const started = performance.now()
  drop = form.mount(host)
  while (countFields(host) < FIELDS) await task()
  host.getBoundingClientRect()
  const took = performance.now() - started
  const city = host.querySelector<HTMLInputElement>(form.city)
  if (city === null) throw new Error('no field to type in')
  city.focus()
  return took
}

/** What is in the field that has the focus. */
const readField = (): string =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.value : ''

Object.assign(window, { mountForm: mount, readField })
