// A page a tool is mounted in, with an address, a title, a log and a clipboard that can be looked into.
import '../src/tokens/base.css'
import type { LogEntry, Translate } from '@evkit/engine/shared'
import type { UnitOverride } from '@evkit/engine/tool'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import type { ToolPorts, UnitMemory } from '../src/tool/index.js'
import { mountedRoot } from './roots.js'

/** What the mounted tool was asked to do, and ways to change its address from outside. */
export interface ToolPage {
  readonly element: HTMLElement
  readonly ports: ToolPorts
  /** Queries written to the address, in order. */
  readonly written: string[]
  readonly logged: LogEntry[]
  readonly titles: string[]
  readonly copied: string[]
  /** Changes the address as back, forward or another script would. */
  readonly move: (query: string) => void
}

/** Texts that show their key and values, so that a test sees what was meant. */
export const translate: Translate = (key, values = {}) =>
  [key, ...Object.values(values)].join(' ').trim()

let root: Root | undefined
let host: HTMLElement | undefined

/** A memory of units that lives as long as the test, and all that was kept in it. */
export const memory = (): UnitMemory & { readonly kept: UnitOverride[] } => {
  const kept: UnitOverride[] = []
  let all: UnitOverride = {}
  const listeners = new Set<(units: UnitOverride) => void>()
  return {
    kept,
    read: () => all,
    keep: (units) => {
      kept.push(units)
      all = { ...all, ...units }
      for (const listen of listeners) listen(all)
    },
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

/** Opens a page at an address; the one before is taken away. */
export const openPage = (search = ''): ToolPage => {
  root?.unmount()
  host?.remove()
  root = undefined
  window.scrollTo(0, 0)
  const element = document.createElement('div')
  host = element
  document.body.append(element)
  let query = search
  const listeners = new Set<() => void>()
  const page = {
    written: [] as string[],
    logged: [] as LogEntry[],
    titles: [] as string[],
    copied: [] as string[],
  }
  return {
    ...page,
    element,
    ports: {
      address: {
        read: () => query,
        write: (next) => {
          query = next
          page.written.push(next)
        },
        subscribe: (listen) => {
          listeners.add(listen)
          return () => listeners.delete(listen)
        },
      },
      log: (entry) => page.logged.push(entry),
      copy: (text) => {
        page.copied.push(text)
        return Promise.resolve(true)
      },
      link: () => `http://site/?${query}`,
      setTitle: (title) => page.titles.push(title),
    },
    move: (next) => {
      query = next
      listeners.forEach((listen) => {
        listen()
      })
    },
  }
}

/** Shows a tool on the page. */
export const show = (page: ToolPage, tool: ReactNode, direction: 'ltr' | 'rtl' = 'ltr'): void => {
  document.documentElement.dir = direction
  const made = mountedRoot(createRoot(page.element))
  root = made
  flushSync(() => {
    made.render(<StrictMode>{tool}</StrictMode>)
  })
}

/** Waits until something is so. */
export const see = async (check: () => void): Promise<void> => {
  await vi.waitFor(check, { timeout: 10_000 })
}

/** Lets a time [ms] go by. */
export const rest = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time))

/** Gives an input a value the way the browser does while a visitor drags. */
export const input = (element: HTMLInputElement, value: number): void => {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  own?.set?.call(element, String(value))
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Finds an element of a page, or fails. */
export const find = (within: ToolPage | HTMLElement, selector: string): HTMLElement => {
  const element = within instanceof HTMLElement ? within : within.element
  const found = element.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`No ${selector} on the page`)
  return found
}

/** Finds an element of a page once it is there: what opens by a press is drawn when React comes to it. */
export const findSoon = (within: ToolPage | HTMLElement, selector: string): Promise<HTMLElement> =>
  vi.waitFor(() => find(within, selector), { timeout: 10_000 })

/** Finds an input of a page, or fails. */
export const findInput = (within: ToolPage | HTMLElement, selector: string): HTMLInputElement => {
  const found = find(within, selector)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is no input`)
  return found
}

/** Finds a part of the page by its name. */
export const part = (page: ToolPage, name: string): HTMLElement =>
  find(page, `[data-part="${name}"]`)

/** Text of a part; empty when it is not on the page. */
export const textOf = (page: ToolPage, name: string): string =>
  page.element.querySelector(`[data-part="${name}"]`)?.textContent ?? ''

/** Values of the radios that are chosen, outside of overlays. */
export const listChosen = (page: ToolPage): readonly string[] =>
  [...page.element.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    .filter((radio) => radio.checked && radio.closest('dialog') === null)
    .map(({ value }) => value)

/** The names of the selected tabs. */
export const listSelectedTabs = (page: ToolPage): readonly string[] =>
  [...page.element.querySelectorAll('[role=tab][aria-selected=true]')].map(
    ({ textContent }) => textContent,
  )

/** Puts a long block under the tool, so that the page can scroll past it. */
export const lengthenPage = (page: ToolPage): void => {
  const filler = document.createElement('div')
  filler.style.height = '4000px'
  page.element.append(filler)
}

/** Strict mode starts every part twice: a question that is given up in the same breath was never waited for. */
export const dropAtOnce = <Item,>(list: Item[], item: Item, signal: AbortSignal): void => {
  const drop = (): void => {
    list.splice(list.lastIndexOf(item), 1)
  }
  if (signal.aborted) drop()
  signal.addEventListener('abort', drop)
  queueMicrotask(() => {
    signal.removeEventListener('abort', drop)
  })
}

/** Lets the page draw what has changed. */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        done()
      })
    })
  })

/** Scrolls until an edge of an element is at a height [px] of the viewport. */
export const scrollUntil = (
  element: HTMLElement,
  edge: 'top' | 'bottom',
  wanted: number,
): Promise<void> => {
  window.scrollBy({ top: element.getBoundingClientRect()[edge] - wanted, behavior: 'instant' })
  return nextFrame()
}
