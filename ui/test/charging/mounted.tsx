// The tool mounted in a real page, with an address and a clipboard that can be looked into.
import '../../src/tokens/base.css'
import { tinyContent, tinyData } from '@evkit/engine/testing'
import type { ChargingContent } from '@evkit/engine/charging'
import type { LogEntry } from '@evkit/engine/shared'
import { walkCars } from '../../../engine/test/kit/charging-walk.js'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ChargingTool, type ChargingToolProps } from '../../src/charging/index.js'
import { mountedRoot } from '../roots.js'

/** What the mounted tool was asked to do, and ways to change its address from outside. */
export interface Mounted {
  readonly element: HTMLElement
  /** Queries written to the address, in order. */
  readonly written: string[]
  readonly logged: LogEntry[]
  readonly titles: string[]
  readonly copied: string[]
  /** Changes the address as back, forward or another script would. */
  readonly move: (query: string) => void
  readonly unmount: () => void
}

/** Texts that show their key and values, so that a test sees what was meant. */
export const translate: ChargingToolProps['translate'] = (key, values = {}) =>
  [key, ...Object.values(values)].join(' ').trim()

const card = (id: string) => ({
  id,
  heading: `Card ${id}`,
  text: 'Text',
  picture: { src: '', alt: '' },
  details: { heading: `Details ${id}`, paragraphs: [`All about ${id}`] },
})

/** Content with a comparison of four types and three cards. */
export const content: ChargingContent = {
  ...tinyContent,
  sections: [
    {
      id: 'compare',
      kind: 'comparison',
      heading: 'Compare',
      text: 'Same car.',
      types: ['a', 'b', 'c', 'd'].map((id) => ({
        id,
        heading: `Type ${id}`,
        text: '',
        boxes: [
          { label: 'Home', cType: 'H' as const },
          { label: 'Fast', cType: 'P' as const, pCType: 'DC' as const, kW: '50kW' as const },
          { label: 'Surplus', cType: 'H' as const },
        ],
      })),
    },
    { id: 'cards', kind: 'cards', heading: 'Know', text: '', cards: [card('one'), card('two')] },
    {
      id: 'story',
      kind: 'text',
      mode: 'Home',
      heading: 'At home only',
      text: '',
      paragraphs: ['A paragraph.'],
      picture: { src: '', alt: '' },
    },
  ],
}

let root: Root | undefined
let host: HTMLElement | undefined

/** Mounts the tool; the one before is taken away. */
export const mount = (more: Partial<ChargingToolProps> = {}): Mounted => {
  root?.unmount()
  host?.remove()
  const element = document.createElement('div')
  document.body.append(element)
  const [written, logged, titles, copied]: [string[], LogEntry[], string[], string[]] = [
    [],
    [],
    [],
    [],
  ]
  let query = more.search ?? ''
  const listeners = new Set<() => void>()
  const ports: ChargingToolProps['ports'] = {
    address: {
      read: () => query,
      write: (next) => {
        query = next
        written.push(next)
      },
      subscribe: (listen) => {
        listeners.add(listen)
        return () => listeners.delete(listen)
      },
    },
    log: (entry) => logged.push(entry),
    copy: (text) => {
      copied.push(text)
      return Promise.resolve(true)
    },
    link: () => `http://site/?${query}`,
    setTitle: (title) => titles.push(title),
  }
  const props: ChargingToolProps = {
    data: tinyData,
    cars: walkCars,
    content,
    translate,
    locale: 'en-GB',
    direction: 'ltr',
    path: '/uk/electrification/charging-your-car/home/',
    search: '',
    creditsHref: '/uk/data-credits/',
    ports,
    ...more,
  }
  document.documentElement.dir = props.direction
  const made = mountedRoot(createRoot(element))
  root = made
  host = element
  flushSync(() => {
    made.render(
      <StrictMode>
        <ChargingTool {...props} />
      </StrictMode>,
    )
  })
  return {
    element,
    written,
    logged,
    titles,
    copied,
    move: (next) => {
      query = next
      listeners.forEach((listen) => {
        listen()
      })
    },
    unmount: () => {
      made.unmount()
    },
  }
}

/** Gives an input a value the way the browser does while a visitor drags or types. */
export const input = (element: HTMLInputElement, value: number): void => {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  own?.set?.call(element, String(value))
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Finds a part of the page by its name. */
export const part = (mounted: Mounted, name: string): HTMLElement => {
  const found = mounted.element.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (found === null) throw new Error(`No part ${name} on the page`)
  return found
}

/** Text of a part; empty when it is not on the page. */
export const textOf = (mounted: Mounted, name: string): string =>
  mounted.element.querySelector(`[data-part="${name}"]`)?.textContent ?? ''
