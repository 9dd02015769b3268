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

/** One step of a trace in words. */
export const wordStep = (step: Step): string => {
  const [a, b] = step.kind === 'applied' ? step.terms.map(({ name }) => name) : []
  const working = step.kind === 'applied' ? ` = ${WORDS[step.operation](a ?? '', b ?? '')}` : ''
  const cell = step.kind === 'given' && step.cell !== undefined ? `, ${step.cell}` : ''
  return `  ${step.name}${working} = ${toShown(step.value)} ${step.unit} (${step.rules.join(', ')}${cell})`
}

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
    ...[...new Set(explained.traces.flatMap((trace) => listSteps(trace).map(wordStep)))],
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
