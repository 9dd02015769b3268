// Reads the titles of tests from their sources.
import ts from 'typescript'

const RUNNERS = new Set(['test', 'it', 'describe'])
/** What makes a test one that does not run, runs by chance, or passes when it fails. */
const NOT_RUN = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail'])

/** Names along the way from the runner to the call: `test.describe.skip(…)` is `test`, `describe`, `skip`. */
const namesOf = (node: ts.Expression): readonly string[] => {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text]
  if (ts.isCallExpression(node)) return namesOf(node.expression)
  return ts.isTaggedTemplateExpression(node) ? namesOf(node.tag) : []
}

const isSkippingOption = (node: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (property) =>
      property.name !== undefined &&
      NOT_RUN.has(property.name.getText()) &&
      !(
        ts.isPropertyAssignment(property) &&
        property.initializer.kind === ts.SyntaxKind.FalseKeyword
      ),
  )

const isBody = (node: ts.Expression): boolean =>
  !ts.isObjectLiteralExpression(node) && !ts.isNumericLiteral(node)

const readTitle = (node: ts.Expression | undefined): string | undefined => {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText() : undefined
}

/** The literal a name of the same file stands for, or the expression itself. */
const resolveTable = (table: ts.Expression): ts.Expression => {
  if (ts.isAsExpression(table) || ts.isSatisfiesExpression(table)) {
    return resolveTable(table.expression)
  }
  if (!ts.isIdentifier(table)) return table
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === table.text && node.initializer) {
      found.push(node.initializer)
    }
    ts.forEachChild(node, visit)
  }
  visit(table.getSourceFile())
  const [value] = found
  return value === undefined || found.length > 1 ? table : resolveTable(value)
}

const firstText = (row: ts.Expression): string | undefined => {
  const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row
  return first !== undefined && ts.isStringLiteralLike(first) ? first.text : undefined
}

/** First texts of the rows of `test.each(table)`; undefined where the source does not tell them. */
const readTable = (runner: ts.Expression): readonly string[] | undefined => {
  if (!ts.isCallExpression(runner) || !namesOf(runner.expression).includes('each')) return undefined
  const [table] = runner.arguments
  const rows = table === undefined ? undefined : resolveTable(table)
  if (rows === undefined || !ts.isArrayLiteralExpression(rows)) return undefined
  const texts = rows.elements.map(firstText)
  return texts.every((text) => text !== undefined) ? texts : undefined
}

type Found = 'nothing' | 'skipped' | { readonly titles: readonly string[] }

const readCall = (node: ts.CallExpression): Found => {
  const [runner = '', ...rest] = namesOf(node.expression)
  if (!RUNNERS.has(runner)) return 'nothing'
  const title = readTitle(node.arguments[0])
  if (title === undefined) return 'nothing'
  const others = node.arguments.slice(1)
  const isLeftOut =
    rest.some((name) => NOT_RUN.has(name)) || others.some(isSkippingOption) || !others.some(isBody)
  if (isLeftOut) return 'skipped'
  const texts = title.includes('%s') ? readTable(node.expression) : undefined
  return { titles: texts?.map((text) => title.replace('%s', () => text)) ?? [title] }
}

/** A test or a group as its source has it. */
export interface WrittenTest {
  readonly titles: readonly string[]
  /** The whole call. */
  readonly node: ts.Node
}

/** Lists tests and groups of a source; comments, data and what is skipped do not count. */
export const listWritten = (source: ts.SourceFile): readonly WrittenTest[] => {
  const written: WrittenTest[] = []
  const visit = (node: ts.Node): void => {
    const found = ts.isCallExpression(node) ? readCall(node) : 'nothing'
    if (found === 'skipped') return
    if (found !== 'nothing') written.push({ titles: found.titles, node })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return written
}

/** Lists the titles of tests and groups in a source text. */
export const listTitles = (name: string, text: string): readonly string[] =>
  listWritten(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)).flatMap(
    ({ titles }) => titles,
  )
