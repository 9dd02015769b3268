// Which tests are asked first whether they notice a change: those that name what the changed file offers.
import ts from 'typescript'

/** A file with its text. */
export interface TextFile {
  /** Path of the file, from the root. */
  readonly path: string
  readonly text: string
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const namesOf = (statement: ts.Statement): readonly string[] => {
  if (!isExported(statement)) return []
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
    ? [statement.name?.text ?? '']
    : []
}

const listExports = (text: string): readonly string[] =>
  ts.createSourceFile('', text, ts.ScriptTarget.Latest, true).statements.flatMap(namesOf)

/** Lists the test files that name something a source text exports; those that name most of it come first. */
export const listNearest = (text: string, tests: readonly TextFile[]): readonly string[] => {
  const names = listExports(text).filter((name) => name !== '')
  return tests
    .map((test) => {
      const words = new Set(test.text.split(/[^\w$]+/))
      return { path: test.path, count: names.filter((name) => words.has(name)).length }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ path }) => path)
}

/** The folder of the tests of a file's room, where rooms have one. */
export const findRoom = (file: string): string | undefined => {
  const [, top, room] = /^(engine|ui)\/src\/([\w-]+)\//.exec(file) ?? []
  return top === undefined || room === undefined ? undefined : `${top}/test/${room}/`
}
