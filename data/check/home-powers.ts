// The powers a site offers at home: each known once, the default among them, and in the table of every battery.
import { DEFAULT_AC_POWER, HOME_POWERS, type ChargingDocument } from '@evkit/engine/charging'
import type { SiteEntry } from '../content/parts.js'
import type { Fault } from '../sources/rows.js'

type PathFault = Pick<Fault, 'path' | 'text'>
type Table = ChargingDocument['table']

const KNOWN: readonly string[] = HOME_POWERS

const missing = (powers: readonly string[]): readonly PathFault[] =>
  powers.includes(DEFAULT_AC_POWER)
    ? []
    : [{ path: 'homePowers', text: `expected ${DEFAULT_AC_POWER}, which the page starts with` }]

const powerFaults = (powers: readonly string[], at: number, table: Table): readonly PathFault[] => {
  const power = powers[at] ?? ''
  const path = `homePowers.${at}`
  if (!KNOWN.includes(power)) {
    return [{ path, text: `expected one of ${KNOWN.join(', ')}, found ${power}` }]
  }
  if (powers.indexOf(power) < at) return [{ path, text: `repeats ${power}` }]
  return Object.entries(table).flatMap(([battery, { AC }]) =>
    Object.hasOwn(AC, power)
      ? []
      : [{ path, text: `offers ${power}, for which battery ${battery} has no times` }],
  )
}

/** Faults of the powers at home of all sites (E-T-42). */
export const listHomePowerFaults = (
  sites: readonly Pick<SiteEntry, 'site' | 'homePowers'>[],
  table: Table,
): readonly Fault[] =>
  sites.flatMap(({ site, homePowers = [] }) =>
    homePowers.length === 0
      ? []
      : [
          ...missing(homePowers),
          ...homePowers.flatMap((_, at) => powerFaults(homePowers, at, table)),
        ].map((fault) => ({ file: `data/content/sites/${site}.json`, ...fault })),
  )
