// Writes the register of formulas as a page, and gathers it: the tools do not meet, the documents may.
import { CHARGE_ENERGY, CHARGING_FORMULAS } from '@evkit/engine/charging'
import { COST_FORMULAS } from '@evkit/engine/cost'
import { TRIP_FORMULAS } from '@evkit/engine/route'
import { SPEED_RANGE } from '@evkit/engine/range'
import { FUEL_FORMULAS, SAVINGS_TOTAL, TAX_SAVING, TAX_VALUE } from '@evkit/engine/savings'
import { computeFormula, labelTerm, lastTerm, type Formula, type Term } from '@evkit/engine/shared'
import { RANGE_FORMULA } from '../../data/scripts/range-model.js'
import { listSheetRows, type ExampleValues } from './spreadsheet.js'

// The formula with another one in the place of an input: a sheet begins with what a visitor chooses.
const inline = (formula: Formula, name: string, part: Formula): Formula => {
  const toTerm = (term: Term): Term => {
    if (term.kind !== 'applied') {
      return term.kind === 'input' && term.name === name ? part.result : term
    }
    const [first, second] = term.terms
    return second === undefined
      ? { ...term, terms: [toTerm(first)] }
      : { ...term, terms: [toTerm(first), toTerm(second)] }
  }
  return {
    ...formula,
    rules: [...new Set([...formula.rules, ...part.rules])],
    inputs: [...part.inputs, ...formula.inputs.filter((input) => input.name !== name)],
    constants: [...part.constants, ...formula.constants],
    result: toTerm(formula.result),
  }
}

const inlineEnergy = (formula: Formula): Formula =>
  formula.inputs.some(({ name }) => name === 'addedEnergy')
    ? inline(formula, 'addedEnergy', CHARGE_ENERGY)
    : formula

/** Every formula of the register, in the order of pages and sheets. */
export const REGISTER: readonly Formula[] = [
  ...CHARGING_FORMULAS.map(inlineEnergy),
  RANGE_FORMULA,
  SPEED_RANGE,
  ...COST_FORMULAS,
  ...Object.values(FUEL_FORMULAS),
  TAX_VALUE,
  TAX_SAVING,
  SAVINGS_TOTAL,
  ...TRIP_FORMULAS,
]

const EXAMPLES: ExampleValues = {
  mileage: 10_000,
  energyConsumption: 18,
  energyCost: 0.28,
  fuelCost: 1.5,
  years: 3,
  amount: 50,
  payments: 4,
  multiplier: 3,
  comparisonTax: 570,
  mainTax: 30,
  fuelSavings: 2942.1,
  taxSavings: 570.4,
  departure: 90,
  fromKm: 40,
  toKm: 190,
  offFrom: 1.5,
  offTo: 2,
  range: 410,
  charge: 80,
  floor: 10,
  off: 2,
  arrival: 37.4,
  driving: 285,
  charging: 26,
  detours: 4.8,
  usableEnergy: 65,
  startLevel: 20,
  endLevel: 80,
  tableMinutes: 30,
  roundedMinutes: 115,
  fromHours: 2,
  publishedRange: 476,
  profileFactor: 1.25,
  temperatureFactor: 1.08,
  climatePower: 0.9,
  speed: 90,
  lowSpeed: 46.5,
  highSpeed: 110,
  lowRange: 460,
  highRange: 340,
  usedFrom: 12.5,
  usedTo: 49.1,
  offRange: 480,
  usedByThen: 61.3,
  usedBefore: 55,
  roadMinutes: 260,
  traffic: 10,
  carriedMinutes: 35,
  stopCount: 2,
  stopMinutes: 5,
  stopping: 10,
  staying: 45,
  levelBelow: 20,
  minutesLow: 11,
  minutesHigh: 15,
  level: 56,
  levelLow: 50,
  chargerMinutes: 16,
  strongestMinutes: 15,
  timesAtStart: 1.56,
  timesDriven: 1.17,
  driven: 45,
  warming: 120,
  efficiency: 0.95,
  mass: 1865,
  rise: 530,
  fall: 210,
  efficiencyUp: 0.9,
  efficiencyBack: 0.8,
  unitPrice: 0.59,
  costOfEnergy: 18.6,
  chargeFee: 0.35,
  freeMinutes: 20,
  minutePrice: 0.1,
}

// An input that is another size in another unit.
const BY_UNIT: Readonly<Record<string, number>> = {
  'l/100 km': 7,
  mpg: 40,
  'US mpg': 34,
  'money/US gal': 3.1,
}

/** Example values of a formula's inputs, of ordinary size in their units. */
export const examplesOf = ({ inputs }: Formula): ExampleValues =>
  Object.fromEntries(
    inputs.map(({ name, unit }) => [name, BY_UNIT[unit] ?? EXAMPLES[name] ?? 0] as const),
  )

const INFIX = { add: '+', subtract: '-', multiply: '*', divide: '/' } as const

const isInfix = (operation: string): operation is keyof typeof INFIX =>
  Object.hasOwn(INFIX, operation)

// Brackets around the whole of an operation; a part that is a call has none.
const bare = (text: string): string => text.replace(/^\((.*)\)$/s, '$1')

const writeTerm = (term: Term): string => {
  if (term.kind !== 'applied') return term.name
  const parts = term.terms.map(writeTerm)
  return isInfix(term.operation)
    ? `(${parts.join(` ${INFIX[term.operation]} `)})`
    : `${term.operation}(${parts.map(bare).join(', ')})`
}

/** Writes a formula as one line: the figure, and what it is made of. */
export const writeExpression = (formula: Formula): string => {
  const last = lastTerm(formula)
  return `${labelTerm(formula, last).name} = ${bare(writeTerm(last))}`
}

const writeEntry = (formula: Formula): string => {
  const values = examplesOf(formula)
  const names = new Set(formula.inputs.map(({ name }) => name))
  const kindOf = (name: string, isStep: boolean): string => {
    if (isStep) return 'step'
    return names.has(name) ? 'input' : 'constant'
  }
  return [
    `## ${formula.id}`,
    '',
    `Version ${formula.version}; rows ${formula.rules.join(', ')}; rounding ${formula.rounding}.`,
    '',
    '```text',
    writeExpression(formula),
    '```',
    '',
    '| what | name | unit | example | rows |',
    '| --- | --- | --- | --- | --- |',
    ...listSheetRows(formula, values).map(
      (row) =>
        `| ${kindOf(row.name, row.formula !== undefined)} | ${row.name} | ${row.unit} | ${Number(row.value.toPrecision(12))} | ${row.rules} |`,
    ),
    '',
    `The example gives ${Number(computeFormula(formula, values).toPrecision(12))}.`,
    '',
  ].join('\n')
}

/** Writes the page of the register. */
export const writeRegister = (note: string): string =>
  [
    note,
    '',
    '# Register of formulas',
    '',
    'The formulas as data: what the engine computes and explains figures from. `evkit-formulas.xml` beside this page holds the same with live formulas and opens in a spreadsheet program.',
    '',
    ...REGISTER.map(writeEntry),
  ].join('\n')
