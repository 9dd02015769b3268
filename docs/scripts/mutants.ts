// What can be changed in a source text, one token at a time, and a repeatable choice among it.
import ts from 'typescript'

/** One change of a source text. */
export interface Mutant {
  /** Path of the file, from the root. */
  readonly file: string
  /** Line in the file, from 1. */
  readonly line: number
  /** Column in the line, from 1. */
  readonly column: number
  /** First character of what is replaced, from 0. */
  readonly start: number
  /** First character after it. */
  readonly end: number
  readonly from: string
  readonly to: string
}

const BINARY: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
}

const MEMBERS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

interface Change {
  readonly node: ts.Node
  readonly to: string
}

const isTextSum = (node: ts.BinaryExpression): boolean =>
  [node.left, node.right].some(
    (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
  )

const changeBinary = (node: ts.BinaryExpression): readonly Change[] => {
  const to = BINARY[node.operatorToken.getText()]
  return to === undefined || isTextSum(node) ? [] : [{ node: node.operatorToken, to }]
}

const changeNumber = (node: ts.NumericLiteral): readonly Change[] => [
  { node, to: String(Number(node.text) + 1) },
]

const isWritten = (node: ts.StringLiteral): boolean =>
  !ts.isImportDeclaration(node.parent) &&
  !ts.isExportDeclaration(node.parent) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)

const changeText = (node: ts.StringLiteral): readonly Change[] =>
  isWritten(node) ? [{ node, to: node.text === '' ? "'?'" : "''" }] : []

const changeMember = (node: ts.PropertyAccessExpression): readonly Change[] => {
  const to = Object.hasOwn(MEMBERS, node.name.text) ? MEMBERS[node.name.text] : undefined
  return to === undefined ? [] : [{ node: node.name, to }]
}

const changeNode = (node: ts.Node): readonly Change[] => {
  if (ts.isBinaryExpression(node)) return changeBinary(node)
  if (ts.isNumericLiteral(node)) return changeNumber(node)
  if (ts.isStringLiteral(node)) return changeText(node)
  if (ts.isPropertyAccessExpression(node)) return changeMember(node)
  if (ts.isConditionalExpression(node)) return [{ node: node.condition, to: 'true' }]
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ node, to: node.operand.getText() }]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, to: 'false' }]
  return node.kind === ts.SyntaxKind.FalseKeyword ? [{ node, to: 'true' }] : []
}

/** Lists every change of one token that a source text allows; types, imports and keys are left alone. */
export const listMutants = (file: string, text: string): readonly Mutant[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return
    for (const { node: place, to } of changeNode(node)) {
      const { line, character } = source.getLineAndCharacterOfPosition(place.getStart())
      found.push({
        ...{ file, line: line + 1, column: character + 1 },
        ...{ start: place.getStart(), end: place.getEnd(), from: place.getText(), to },
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The text with the change in it. */
export const applyMutant = (text: string, { start, end, to }: Mutant): string =>
  text.slice(0, start) + to + text.slice(end)

// mulberry32: small, repeatable, good enough to choose by.
const makeRandom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const MOST_IN_A_FILE = 3

/**
 * Chooses mutants at random, the same ones for the same seed: at most three in a file and one in a line, so that one
 * long file does not stand for the whole.
 */
export const pickMutants = (
  mutants: readonly Mutant[],
  count: number,
  seed: number,
): readonly Mutant[] => {
  const random = makeRandom(seed)
  const left = [...mutants]
  const picked: Mutant[] = []
  while (picked.length < count && left.length > 0) {
    const [mutant] = left.splice(Math.floor(random() * left.length), 1)
    if (mutant === undefined) break
    const near = picked.filter(({ file }) => file === mutant.file)
    if (near.length < MOST_IN_A_FILE && near.every(({ line }) => line !== mutant.line))
      picked.push(mutant)
  }
  return picked
}
