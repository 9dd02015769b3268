// Which values of the engine a page, a call or a command reaches: by the imports of those who use it, and from there by
// the names that occur in each declaration. Values of one name are taken for one, so what is called unreached is.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A source file: where it lies and what it says. */
export interface Source {
  readonly file: string
  readonly text: string
}

const IS_SOURCE = /(?<!\.d|\.test|\.test-d|\.e2e|\.bench)\.tsx?$/
const NOT_USERS = new Set(['test', 'bench', 'e2e', 'dist', 'node_modules', 'testing'])

/** Lists the sources below a folder that people who use the site or the commands meet. */
export const listSources = (folder: string): readonly Source[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return NOT_USERS.has(entry.name) ? [] : listSources(path)
    return IS_SOURCE.test(entry.name) ? [{ file: path, text: readFileSync(path, 'utf8') }] : []
  })

const parse = ({ file, text }: Source): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

const listImported = (source: ts.SourceFile): readonly string[] =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return []
    const named = statement.importClause?.namedBindings
    return statement.moduleSpecifier.text.startsWith('@evkit/engine') &&
      named !== undefined &&
      ts.isNamedImports(named)
      ? named.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
      : []
  })

// In `a.b` and `{ b: 1 }` the word `b` is no value of that name.
const isValueName = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node
  if (ts.isPropertyAssignment(parent)) return parent.name !== node
  return true
}

const namesWithin = (root: ts.Node): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isValueName(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(root)
  return names
}

const listDeclared = (source: ts.SourceFile): readonly (readonly [string, ReadonlySet<string>])[] =>
  source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(
        (one) => [one.name.getText(), namesWithin(one)] as const,
      )
    }
    // A list of words may be there for the type made from it.
    return ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
      ? [[statement.name.text, namesWithin(statement)] as const]
      : []
  })

/** Names of all values of the engine that its users reach, at once or through others. */
export const findReached = (
  engine: readonly Source[],
  users: readonly Source[],
): ReadonlySet<string> => {
  const uses = new Map<string, ReadonlySet<string>>()
  for (const [name, within] of engine.flatMap((one) => listDeclared(parse(one)))) {
    uses.set(name, new Set([...(uses.get(name) ?? []), ...within]))
  }
  const reached = new Set<string>()
  const open = users.flatMap((one) => listImported(parse(one)))
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    open.push(...[...(uses.get(name) ?? [])].filter((next) => uses.has(next)))
  }
  return reached
}
