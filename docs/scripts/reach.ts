// Which declarations of a source others are made of, by the names that occur in each.
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

/** Parses a source. */
export const parse = ({ file, text }: Source): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

// In `a.b` and `{ b: 1 }` the word `b` is no value of that name.
const isValueName = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node
  if (ts.isPropertyAssignment(parent)) return parent.name !== node
  return true
}

/** Names of values that occur in a part of a source. */
export const namesWithin = (root: ts.Node): ReadonlySet<string> => {
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

/** Names of a file's own declarations that those among them which are kept are made of, and these themselves. */
export const closeWithin = (source: Source, kept: readonly string[]): ReadonlySet<string> => {
  const uses = new Map(listDeclared(parse(source)))
  const reached = new Set<string>()
  const open = [...kept]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    open.push(...[...(uses.get(name) ?? [])].filter((next) => uses.has(next)))
  }
  return reached
}
