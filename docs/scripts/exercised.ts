// Which values of the engine a test asks for, by what its file imports and what occurs in the test and its helpers.
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { listIds } from './proofs.js'
import { namesWithin, parse, type Source } from './reach.js'
import { listWritten } from './titles.js'

/** A value of the engine: its file from the root, or nothing where only its name is known. */
export interface EngineValue {
  readonly file: string | undefined
  readonly name: string
}

/** What a test that names rows asks of the engine. */
export interface Exercised {
  /** File of the test. */
  readonly file: string
  readonly rows: readonly string[]
  readonly values: readonly EngineValue[]
}

const ENGINE = 'engine/src/'
const PACKAGE = '@evkit/engine'
const KIT = 'engine/src/testing/'
const IS_LIST = /(?:^|\/)(?:index|entries\/(?:internal\/)?[\w-]+)\.ts$/

const toFile = (specifier: string, from: string): string | undefined => {
  if (specifier.startsWith(PACKAGE)) return specifier.endsWith('/testing') ? undefined : ENGINE
  if (!specifier.startsWith('.')) return undefined
  const file = normalize(join(dirname(from), specifier)).replace(/\.js$/, '.ts')
  return file.startsWith(ENGINE) && !file.startsWith(KIT) ? file : undefined
}

const listImported = (source: ts.SourceFile, from: string): ReadonlyMap<string, EngineValue> =>
  new Map(
    source.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
        return []
      const clause = statement.importClause
      const named = clause?.namedBindings
      const file = toFile(statement.moduleSpecifier.text, from)
      if (file === undefined || named === undefined || !ts.isNamedImports(named)) return []
      if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
      return named.elements
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ propertyName, name }) => {
          const value = {
            file: file === ENGINE || IS_LIST.test(file) ? undefined : file,
            name: (propertyName ?? name).text,
          }
          return [name.text, value] as const
        })
    }),
  )

// Helpers stand in groups as well as in files.
const listHelpers = (source: ts.SourceFile): ReadonlyMap<string, ReadonlySet<string>> => {
  const helpers = new Map<string, ReadonlySet<string>>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) {
      for (const name of namesWithin(node.name)) {
        helpers.set(name, new Set([...(helpers.get(name) ?? []), ...namesWithin(node)]))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return helpers
}

const close = (
  names: ReadonlySet<string>,
  declared: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> => {
  const reached = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    open.push(...(declared.get(name) ?? []))
  }
  return reached
}

/** Lists what the tests of a file that name rows ask of the engine. */
export const listExercised = ({ file, text }: Source): readonly Exercised[] => {
  const source = parse({ file, text })
  const imported = listImported(source, file)
  const declared = listHelpers(source)
  return listWritten(source).flatMap(({ titles, node }) => {
    const rows = listIds(titles)
    if (rows.length === 0) return []
    const values = [...close(namesWithin(node), declared)].flatMap((name) => {
      const value = imported.get(name)
      return value === undefined ? [] : [value]
    })
    return [{ file, rows, values }]
  })
}
