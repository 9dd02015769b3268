// Reads the doc comments of the engine's exports.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

/** One documented export. */
export interface Documented {
  readonly name: string
  readonly kind: 'function' | 'constant' | 'type'
  /** Path from the root. */
  readonly file: string
  readonly line: number
  /** First sentence of the comment. */
  readonly summary: string
  /** Text of each tag, in order. */
  readonly tags: readonly { readonly name: string; readonly text: string }[]
  /** Source text of the value, for constants. */
  readonly value: string
}

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return entry.name.endsWith('.ts') && entry.name !== 'index.ts' ? [path] : []
  })

const textOf = (comment: ts.JSDoc['comment']): string =>
  ts.getTextOfJSDocComment(comment)?.trim() ?? ''

// TypeScript parses `@param name - text` apart; put together it reads as it was written.
const tagText = (tag: ts.JSDocTag): string =>
  ts.isJSDocParameterTag(tag)
    ? `${tag.name.getText()} ${textOf(tag.comment)}`.trim()
    : textOf(tag.comment)

const firstSentence = (text: string): string =>
  /^[^]*?\.(?=\s|$)/.exec(text)?.[0] ?? text.split('\n\n')[0] ?? text

const isFunction = (declaration: ts.VariableDeclaration): boolean => {
  const { initializer } = declaration
  return initializer !== undefined && ts.isArrowFunction(initializer)
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)

const CONSTANTS = 'constants'

const docOf = (statement: ts.Statement): ts.JSDoc | undefined =>
  ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc).at(-1)

// A constant that stays in its file is told of on the page of constants all the same.
const isConstant = (statement: ts.Statement): boolean =>
  docOf(statement)?.tags?.some((tag) => tagText(tag) === CONSTANTS) === true

const listStatement = (statement: ts.Statement, source: ts.SourceFile) => {
  if (!isExported(statement) && !isConstant(statement)) return []
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((one) => ({
      name: one.name.getText(source),
      kind: isFunction(one) ? ('function' as const) : ('constant' as const),
      value: one.initializer?.getText(source) ?? '',
    }))
  }
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
    ? [{ name: statement.name.text, kind: 'type' as const, value: '' }]
    : []
}

/** Lists the exports and the constants of all files below a folder, with their comments. */
export const listDocumented = (root: string, folder: string): readonly Documented[] =>
  listFiles(join(root, folder)).flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    return source.statements.flatMap((statement) =>
      listStatement(statement, source).map((one) => {
        const doc = docOf(statement)
        return {
          ...one,
          file: relative(root, path),
          line: source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1,
          summary: firstSentence(textOf(doc?.comment)).replaceAll(/\s+/g, ' '),
          tags: (doc?.tags ?? []).map((tag) => ({ name: tag.tagName.text, text: tagText(tag) })),
        }
      }),
    )
  })

/** Texts of one kind of tag. */
export const tagsOf = ({ tags }: Documented, name: string): readonly string[] =>
  tags.filter((tag) => tag.name === name).map(({ text }) => text)
