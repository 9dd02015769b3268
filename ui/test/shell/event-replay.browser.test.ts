import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordEvents } from '../../src/shell/event-replay.js'
import { findHere, runFirstScript, stopFirstScript } from './first-script-page.js'

let acts: string[] = []

beforeEach(() => {
  acts = []
  document.body.innerHTML = `<div id="tool"><form method="dialog">
    <input name="name"><input type="checkbox" name="tick">
    <button name="send">Send</button></form><p>Text</p></div><button name="beside">Beside</button>`
})
afterEach(() => {
  stopFirstScript()
  document.body.innerHTML = ''
})

const inputOf = (name: string): HTMLInputElement => {
  const found = findHere(`[name="${name}"]`)
  if (found instanceof HTMLInputElement) return found
  throw new Error(`${name} is no input`)
}

const formOf = (): HTMLFormElement => {
  const [form] = document.forms
  if (form === undefined) throw new Error('There is no form')
  return form
}

const type = (text: string): void => {
  const field = inputOf('name')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const press = (name: string): void => {
  findHere(`[name="${name}"]`).click()
}

// What a page that is awake would hear.
const listenAwake = (): void => {
  const root = findHere('#tool')
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'name')
      acts.push(`name ${target.value}`)
  })
  root.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLInputElement) acts.push(`tick ${String(target.checked)}`)
    if (target instanceof HTMLButtonElement) acts.push('press')
  })
}

const wake = (early: ReturnType<typeof recordEvents>): void => {
  early.capture()
  listenAwake()
  early.replay(() => {
    acts.push('drawn')
  })
}

test('[E-T-51] [E-F-69] what is done before the first script is done again once, in its order, each act on what the one before has left', () => {
  runFirstScript()
  type('A')
  type('Ada')
  press('send')
  type('Grace')
  press('tick')
  press('beside')
  wake(recordEvents(findHere('#tool')))
  expect(acts.filter((act) => act !== 'drawn')).toEqual([
    'name Ada',
    'press',
    'name Grace',
    'tick true',
  ])
  expect(inputOf('name').value).toBe('Grace')
  expect(inputOf('tick').checked).toBe(true)
})

test('[E-T-51] what is done before and after the script that keeps it has arrived counts together', () => {
  runFirstScript()
  press('send')
  const early = recordEvents(findHere('#tool'))
  press('send')
  type('Ada')
  wake(early)
  expect(acts).toEqual(['press', 'drawn', 'press', 'drawn', 'name Ada', 'drawn'])
})

test('[E-T-51] the caret of a field somebody writes in stays where it is', () => {
  runFirstScript()
  const field = inputOf('name')
  field.focus()
  type('Ada')
  press('send')
  type('Grace Hopper')
  field.setSelectionRange(8, 8)
  wake(recordEvents(findHere('#tool')))
  expect([field.selectionStart, field.selectionEnd]).toEqual([8, 8])
})

test('[E-T-51] without the first listener a page keeps what it hears itself', () => {
  const early = recordEvents(findHere('#tool'))
  expect(early.hasSome()).toBe(false)
  press('send')
  expect(early.hasSome()).toBe(true)
  wake(early)
  expect(acts).toEqual(['press', 'drawn'])
})

test('[E-T-51] a page that gives up sends a search that was sent, and keeps nothing', () => {
  const form = formOf()
  form.method = 'get'
  let sent = 0
  form.submit = () => {
    sent += 1
  }
  runFirstScript()
  press('send')
  const early = recordEvents(findHere('#tool'))
  expect(sent).toBe(0)
  early.giveUp()
  expect(sent).toBe(1)
  form.method = 'dialog'
  listenAwake()
  press('send')
  expect(acts).toEqual(['press'])
})
