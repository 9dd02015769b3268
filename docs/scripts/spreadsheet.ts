// Writes the register of formulas as a spreadsheet with live formulas: SpreadsheetML 2003, one worksheet a formula.
import {
  explainFormula,
  labelTerm,
  lastTerm,
  type Formula,
  type Operation,
  type Term,
} from '@evkit/engine/shared'

// Cells are named by row and column, formulas are written in English whatever the language of the program that opens
// them: that is what the format fixes.
const VALUE_COLUMN = 3
const FIRST_ROW = 4

const NOISE = '0.000000001'

const OPERATIONS: Readonly<Record<Operation, (a: string, b: string) => string>> = {
  add: (a, b) => `${a}+${b}`,
  subtract: (a, b) => `${a}-${b}`,
  multiply: (a, b) => `${a}*${b}`,
  divide: (a, b) => `${a}/${b}`,
  floor: (a) => `INT(${a})`,
  halfUp: (a) => `INT(${a}+0.5+${NOISE})`,
  atLeast: (a, b) => `MAX(${a},${b})`,
  atMost: (a, b) => `MIN(${a},${b})`,
  ceilUp: (a) => `-INT(-(${a}-${NOISE}*MAX(1,ABS(${a}))))`,
  halfAwayFromZero: (a) => `SIGN(${a})*INT(ABS(${a})+0.5+${NOISE})`,
  ifPositive: (a, b) => `IF(${b}>0,${a},0)`,
}

interface SheetRow {
  readonly name: string
  readonly unit: string
  readonly rules: string
  /** Formula of the cell, with `=`; absent for inputs and constants. */
  readonly formula?: string
  readonly value: number
}

const listTerms = (formula: Formula): readonly Term[] => {
  const seen = new Set<Term>()
  const visit = (term: Term): void => {
    if (term.kind !== 'applied') return
    term.terms.forEach(visit)
    seen.add(term)
  }
  visit(lastTerm(formula))
  return [...seen]
}

/** Values to show in a sheet or page, by name of input. */
export type ExampleValues = Readonly<Record<string, number>>

/** Lists the rows of a formula's sheet: inputs, constants, then each step. */
export const listSheetRows = (formula: Formula, values: ExampleValues): readonly SheetRow[] => {
  // The last part is made once: a rounded result is a part of its own, new with every call.
  const terms = listTerms(formula)
  const given = [...formula.inputs, ...formula.constants]
  const refOf = (term: Term): string => {
    const at =
      term.kind === 'applied'
        ? given.length + terms.indexOf(term)
        : given.findIndex(({ name }) => name === term.name)
    return `R${FIRST_ROW + at}C${VALUE_COLUMN}`
  }
  return [
    ...formula.inputs.map(({ name, unit, rules }) => ({
      name,
      unit,
      rules: rules.join(', '),
      value: values[name] ?? 0,
    })),
    ...formula.constants.map(({ name, unit, rules, value }) => ({
      name,
      unit,
      rules: rules.join(', '),
      value,
    })),
    ...terms.flatMap((term): readonly SheetRow[] => {
      if (term.kind !== 'applied') return []
      const [a = '', b = ''] = term.terms.map(refOf)
      const { name, unit, rules } = labelTerm(formula, term)
      const upTo = { ...formula, result: term, rounding: 'none' } as const
      return [
        {
          name,
          unit,
          rules: rules.join(', '),
          formula: `=${OPERATIONS[term.operation](a, b)}`,
          value: explainFormula(upTo, values).value,
        },
      ]
    }),
  ]
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const textCell = (text: string): string =>
  `<Cell><Data ss:Type="String">${escape(text)}</Data></Cell>`

const numberCell = ({ value, formula }: SheetRow): string => {
  const live = formula === undefined ? '' : ` ss:Formula="${escape(formula)}"`
  return `<Cell${live}><Data ss:Type="Number">${value}</Data></Cell>`
}

const row = (...cells: readonly string[]): string => `   <Row>${cells.join('')}</Row>`

const NAME_LENGTH = 31 // of a worksheet

const writeSheet = (formula: Formula, values: ExampleValues): string =>
  [
    ` <Worksheet ss:Name="${escape(formula.id.slice(0, NAME_LENGTH))}">`,
    '  <Table>',
    row(textCell(formula.id), textCell(`version ${formula.version}`)),
    row(textCell(`rows ${formula.rules.join(', ')}`), textCell(`rounding ${formula.rounding}`)),
    row(...['name', 'unit', 'value', 'rows'].map(textCell)),
    ...listSheetRows(formula, values).map((one) =>
      row(textCell(one.name), textCell(one.unit), numberCell(one), textCell(one.rules)),
    ),
    '  </Table>',
    ' </Worksheet>',
  ].join('\n')

/** Writes the workbook: change an input and every figure below it is computed anew. */
export const writeWorkbook = (
  formulas: readonly Formula[],
  examplesOf: (formula: Formula) => ExampleValues,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?mso-application progid="Excel.Sheet"?>',
    '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">',
    ...formulas.map((formula) => writeSheet(formula, examplesOf(formula))),
    '</Workbook>',
    '',
  ].join('\n')
