import type { UnitOverride } from '@evkit/engine/range'

const SYSTEMS = ['metric', 'imperial'] as const
const NAMES = ['temperature', 'range'] as const

const readOne = (value: unknown) => SYSTEMS.find((system) => system === value)

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
      const system = readOne(parts.get(name))
      return system === undefined ? [] : [[name, system]]
    }),
  )
}

/** Writes what is to be kept. */
export const writeUnits = (override: UnitOverride): string =>
  NAMES.flatMap((name) =>
    override[name] === undefined ? [] : [`${name}=${override[name]}`],
  ).join()
