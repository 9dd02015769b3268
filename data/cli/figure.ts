// One figure as a person or a program reads it.
import { listSteps, type Operation, type Step } from '@evkit/engine/shared'
import type { Provenance } from './provenance.js'
import { withColumns, writeCorrections, writeOrigin } from './text.js'
import type { AddressCorrection, Explained, Tool } from './tool.types.js'

const WORDS: Readonly<Record<Operation, (a: string, b: string) => string>> = {
  add: (a, b) => `${a} + ${b}`,
  subtract: (a, b) => `${a} - ${b}`,
  multiply: (a, b) => `${a} * ${b}`,
  divide: (a, b) => `${a} / ${b}`,
  floor: (a) => `floor(${a})`,
  halfUp: (a) => `halfUp(${a})`,
  ceilUp: (a) => `ceilUp(${a})`,
  halfAwayFromZero: (a) => `halfAwayFromZero(${a})`,
  atLeast: (a, b) => `max(${a}, ${b})`,
  atMost: (a, b) => `min(${a}, ${b})`,
  ifPositive: (a, b) => `${a} if ${b} > 0, else 0`,
}

// Beyond twelve digits stands what binary fractions leave over: 64.1991, not 64.19910000000002.
const DIGITS = 12

const toShown = (value: string | number): string | number =>
  typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value

const withUnit = ({ value, unit }: Step): string =>
  unit === '1' ? String(toShown(value)) : `${toShown(value)} ${unit}`

// First with names, then with values: each line can be checked by itself.
const wordOperation = ({
  operation,
  terms,
}: Extract<Step, { readonly kind: 'applied' }>): string => {
  const write = (of: (term: Step) => string): string => {
    const [a = '', b = ''] = terms.map(of)
    return WORDS[operation](a, b)
  }
  return ` = ${write(({ name }) => name)} = ${write(withUnit)}`
}

/** One step of a trace in words: how it is made, by names and by values, and what it comes to. */
const wordStep = (step: Step): string => {
  const working = step.kind === 'applied' ? wordOperation(step) : ''
  const cell = step.kind === 'given' && step.cell !== undefined ? `, ${step.cell}` : ''
  return `  ${step.name}${working} = ${withUnit(step)} (${step.rules.join(', ')}${cell})`
}

/** The steps of traces in words, each line once. */
export const wordTraces = (traces: readonly Step[]): readonly string[] => [
  ...new Set(traces.flatMap((trace) => listSteps(trace).map(wordStep))),
]

/** A correction with what was asked for, where the address says it, and what counts. */
export interface ToldCorrection extends AddressCorrection {
  readonly from: string | undefined
  readonly to: string
}

/** What one answer is written from. */
export interface Figure {
  readonly tool: Tool
  readonly explained: Explained
  /** What the address asked for and could not be had, and what counts in its place. */
  readonly corrections: readonly ToldCorrection[]
  readonly provenance: Provenance
}

const MOST_SHOWN = 40

const wordCorrection = ({ column, from, to }: ToldCorrection): string =>
  from === undefined
    ? `${column} to ${to}`
    : `${column} from ${JSON.stringify(from.slice(0, MOST_SHOWN))} to ${to}`

const listNamed = ({ tool, explained }: Figure): readonly (readonly [string, string | number])[] =>
  [...tool.inputs, ...tool.outputs].map(({ name }, at) => [name, explained.values[at] ?? ''])

/** Writes a figure as text: inputs, outputs, the explanation of each trace, and the origin. */
export const writeFigure = (figure: Figure): string => {
  const { tool, explained, corrections, provenance } = figure
  const named = listNamed(figure)
  const inputs = tool.inputs.length
  const rows = withColumns(named.map(([name, value]) => [name, toShown(value)] as const))
  const { site, settings } = provenance
  const lines = [
    `evkit ${tool.name}, site ${site}${Object.entries(settings)
      .map(([name, value]) => `, ${name} ${value}`)
      .join('')}`,
    ...writeCorrections(corrections.map(wordCorrection)),
    '',
    'given',
    ...rows.slice(0, inputs),
    '',
    'answer',
    ...rows.slice(inputs),
    '',
    'how it came about',
    ...wordTraces(explained.traces),
    ...writeOrigin(provenance),
  ]
  return `${lines.join('\n')}\n`
}

/** Writes a figure as JSON: values by name, traces as trees of steps, and the origin. */
export const writeFigureJson = (figure: Figure): string => {
  const { tool, explained, corrections, provenance } = figure
  const named = listNamed(figure)
  const document = {
    provenance,
    corrections: corrections.map(({ name }) => name),
    inputs: Object.fromEntries(named.slice(0, tool.inputs.length)),
    outputs: Object.fromEntries(named.slice(tool.inputs.length)),
    traces: explained.traces,
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}
