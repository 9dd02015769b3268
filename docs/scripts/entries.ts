// Reads what the entry points of the engine let through.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'

/** One name behind an entry point. */
export interface PublicName {
  readonly name: string
  readonly isType: boolean
  /** Path from the root of the file it is declared in. */
  readonly file: string
}

/** One entry point: `@evkit/engine/charging`. */
export interface EntryPoint {
  readonly path: string
  readonly names: readonly PublicName[]
}

const FOLDER = 'engine/src/entries'
// What only packages of this repository import, and nobody is promised.
const INTERNAL = 'internal'

const listNames = (root: string, path: string): readonly PublicName[] =>
  ts
    .createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
    .statements.flatMap((statement) => {
      if (!ts.isExportDeclaration(statement)) return []
      const { exportClause, moduleSpecifier, isTypeOnly } = statement
      if (
        moduleSpecifier === undefined ||
        !ts.isStringLiteral(moduleSpecifier) ||
        exportClause === undefined ||
        !ts.isNamedExports(exportClause)
      ) {
        throw new Error(`${path}: expected names of a file`)
      }
      const file = relative(root, resolve(path, '..', moduleSpecifier.text)).replace(/js$/, 'ts')
      // A door hands on what a file behind it declares.
      const behind = file.endsWith('/index.ts') ? listNames(root, join(root, file)) : []
      return exportClause.elements.map((one) => ({
        name: one.name.text,
        isType: isTypeOnly || one.isTypeOnly,
        file: behind.find(({ name }) => name === one.name.text)?.file ?? file,
      }))
    })

const listFolder = (root: string, below: string): readonly EntryPoint[] =>
  readdirSync(join(root, FOLDER, below))
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => ({
      path: ['@evkit/engine', below, file.replace(/\.ts$/, '')].filter(Boolean).join('/'),
      names: listNames(root, join(root, FOLDER, below, file)),
    }))

/** Lists the entry points of the engine that are a promise, with their names, in the order of the alphabet. */
export const listEntryPoints = (root: string): readonly EntryPoint[] => listFolder(root, '')

/** Lists the internal entries of the engine, with their names, in the order of the alphabet. */
export const listInternalEntries = (root: string): readonly EntryPoint[] =>
  listFolder(root, INTERNAL)
