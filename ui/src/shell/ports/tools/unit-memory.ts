import type { UnitOverride } from '@evkit/engine/tool'
import { UNITS_KEY } from './has-kept-units.js'
import type { UnitMemory } from '../../../tool/index.js'

const SYSTEMS = ['metric', 'imperial'] as const
const NAMES = ['temperature', 'range'] as const

/** Where the text of the units is kept. */
export interface UnitMemoryInput {
  readonly read: () => string
  readonly write: (text: string) => void
}

/** Reads what was kept; anything else counts as nothing. */
export const readUnits = (text: string): UnitOverride => {
  const parts = new Map(
    text.split(',').map((part) => {
      const [name = '', system = ''] = part.split('=')
      return [name, system]
    }),
  )
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const system = SYSTEMS.find((one) => one === parts.get(name))
      return system === undefined ? [] : [[name, system]]
    }),
  )
}

/** Writes what is to be kept. */
export const writeUnits = (units: UnitOverride): string =>
  NAMES.flatMap((name) => (units[name] === undefined ? [] : [`${name}=${units[name]}`])).join()

/** Makes the memory over what keeps its text. */
export const createUnitMemory = (input: UnitMemoryInput): UnitMemory => {
  const listeners = new Set<(units: UnitOverride) => void>()
  return {
    read: () => readUnits(input.read()),
    keep: (units) => {
      const all = { ...readUnits(input.read()), ...units }
      input.write(writeUnits(all))
      for (const listen of listeners) listen(all)
    },
    subscribe: (listen) => {
      listeners.add(listen)
      return () => {
        listeners.delete(listen)
      }
    },
  }
}

// For the visit only; a browser that keeps nothing just forgets with the page.
const sessionTexts = (): UnitMemoryInput => {
  let own = ''
  return {
    read: () => {
      try {
        return sessionStorage.getItem(UNITS_KEY) ?? own
      } catch {
        return own // storage is switched off
      }
    },
    write: (text) => {
      own = text
      try {
        sessionStorage.setItem(UNITS_KEY, text)
      } catch {
        return // storage is switched off: the choice lives as long as the page
      }
    },
  }
}

/** The memory of a browser. */
export const browserUnitMemory = (): UnitMemory => createUnitMemory(sessionTexts())

/** The memory while rendering on the server: nothing is kept. */
export const silentUnitMemory: UnitMemory = {
  read: () => ({}),
  keep: () => undefined,
  subscribe: () => () => undefined,
}
