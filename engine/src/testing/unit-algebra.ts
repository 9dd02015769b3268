import type { Issue } from '../shared/decode.js'
import { listSteps, type Operation, type Step } from '../shared/explain.js'
import { labelTerm, lastTerm, type Formula, type Term } from '../shared/formula.js'
import type { Unit } from '../shared/units.js'

/** A unit as powers of base units: `km/year` is `{ km: 1, year: -1 }`; a plain number has none. */
export type UnitPowers = Readonly<Record<string, number>>

// Kilometres and miles, litres and gallons, years and months are bases of their own: a conversion is a constant with a
// unit, never a matter of course. So is `100 km`: 15,000 km are 150 times 100 km, by a constant of km for each 100 km.
const POWERS: Readonly<Record<Unit, UnitPowers>> = {
  '1': {},
  min: { min: 1 },
  h: { h: 1 },
  '%': { '%': 1 },
  kW: { kWh: 1, h: -1 },
  kWh: { kWh: 1 },
  km: { km: 1 },
  m: { m: 1 },
  mi: { mi: 1 },
  l: { l: 1 },
  gal: { gal: 1 },
  'US gal': { 'US gal': 1 },
  '°C': { '°C': 1 },
  year: { year: 1 },
  money: { money: 1 },
  'km/year': { km: 1, year: -1 },
  'mi/year': { mi: 1, year: -1 },
  'l/year': { l: 1, year: -1 },
  'gal/year': { gal: 1, year: -1 },
  'US gal/year': { 'US gal': 1, year: -1 },
  'kWh/year': { kWh: 1, year: -1 },
  'payments/year': { payment: 1, year: -1 },
  'months/year': { month: 1, year: -1 },
  'money/year': { money: 1, year: -1 },
  'money/month': { money: 1, month: -1 },
  'money/payment': { money: 1, payment: -1 },
  'money/kWh': { money: 1, kWh: -1 },
  'money/l': { money: 1, l: -1 },
  'money/min': { money: 1, min: -1 },
  '100 km/year': { '100 km': 1, year: -1 },
  'km/100 km': { km: 1, '100 km': -1 },
  'kWh %': { kWh: 1, '%': 1 },
  'min/h': { min: 1, h: -1 },
  '1/h': { h: -1 },
  'kWh/100 km': { kWh: 1, '100 km': -1 },
  'l/100 km': { l: 1, '100 km': -1 },
  mpg: { mi: 1, gal: -1 },
  'km/mi': { km: 1, mi: -1 },
  'mi/km': { mi: 1, km: -1 },
  'm/km': { m: 1, km: -1 },
  'min/km': { min: 1, km: -1 },
  'kWh/km': { kWh: 1, km: -1 },
  'km/h': { km: 1, h: -1 },
  'l/gal': { l: 1, gal: -1 },
  'money/US gal': { money: 1, 'US gal': -1 },
  'US mpg': { mi: 1, 'US gal': -1 },
  'l/US gal': { l: 1, 'US gal': -1 },
  kg: { kg: 1 },
  'kg m': { kg: 1, m: 1 },
  'kg m/kWh': { kg: 1, m: 1, kWh: -1 },
}

/** Splits a unit into powers of base units. */
export const toPowers = (unit: Unit): UnitPowers => POWERS[unit]

const write = (powers: UnitPowers): string =>
  Object.entries(powers)
    .filter(([, power]) => power !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([base, power]) => (power === 1 ? base : `${base}^${power}`))
    .join(' ') || '1'

const combine = (a: UnitPowers, b: UnitPowers, sign: 1 | -1): UnitPowers =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((base) => [
      base,
      (a[base] ?? 0) + sign * (b[base] ?? 0),
    ]),
  )

const ALIKE: readonly Operation[] = ['add', 'subtract', 'atLeast', 'atMost']

const powersOf = (operation: Operation, a: UnitPowers, b: UnitPowers): UnitPowers => {
  if (operation === 'multiply') return combine(a, b, 1)
  return operation === 'divide' ? combine(a, b, -1) : a
}

interface Operated {
  readonly name: string
  readonly operation: Operation
  /** What the number made is said to be. */
  readonly unit: Unit
  /** Units of the numbers it is made from. */
  readonly from: readonly Unit[]
}

const operationFaults = ({ name, operation, unit, from }: Operated): readonly Issue[] => {
  const [a = {}, b = {}] = from.map(toPowers)
  const made = write(powersOf(operation, a, b))
  const stated = write(toPowers(unit))
  return [
    ...(ALIKE.includes(operation) && write(a) !== write(b)
      ? [{ path: name, expected: `${write(a)} on both sides`, actual: write(b) }]
      : []),
    ...(made === stated ? [] : [{ path: name, expected: made, actual: stated }]),
  ]
}

const isKnown = (formula: Formula, term: Term): boolean => {
  if (term.kind === 'applied') return true
  const list = term.kind === 'input' ? formula.inputs : formula.constants
  return list.some(({ name }) => name === term.name)
}

const faultsOf = (formula: Formula, term: Term): readonly Issue[] => {
  if (term.kind !== 'applied') {
    return isKnown(formula, term)
      ? []
      : [
          {
            path: term.name,
            expected:
              term.kind === 'input' ? 'an input of the formula' : 'a constant of the formula',
            actual: 'none',
          },
        ]
  }
  const { label, operation, terms } = term
  return [
    ...terms.flatMap((one) => faultsOf(formula, one)),
    ...operationFaults({
      name: label.name,
      operation,
      unit: label.unit,
      from: terms.map((one) => labelTerm(formula, one).unit),
    }),
  ]
}

/** Lists where the units of a formula contradict one another. */
export const listUnitFaults = (formula: Formula): readonly Issue[] =>
  faultsOf(formula, lastTerm(formula))

/** Lists where the units of an explanation contradict one another, by the rules of `listUnitFaults`. */
export const listStepFaults = (step: Step): readonly Issue[] =>
  listSteps(step).flatMap((one) =>
    one.kind === 'given'
      ? []
      : operationFaults({ ...one, from: one.terms.map(({ unit }) => unit) }),
  )
