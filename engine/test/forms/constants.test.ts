// Every constant of the forms stands in one table with its unit, and nowhere a second time.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import ts from 'typescript'
import { FORM_CONSTANTS } from '../../src/forms/embed/form-constants.js'

const ROOT = resolve(import.meta.dirname, '../../..')
const FOLDERS = ['engine/src/forms', 'ui/src/forms', 'ui/src/shell/forms', 'ui/src/shell/embedded']
const SPECIFIED = resolve(ROOT, 'docs/spec/forms.md')

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })

const FILES = FOLDERS.flatMap((folder) => listFiles(join(ROOT, folder)))

// Numbers nothing else is likely to be: a 4 or a 25 says nothing of where it comes from.
const TELLING = 100

// 200, 300, 400 and 500 are statuses of HTTP as well, and are written as such.
const STATUS = /status|SERVER_FAULTS|_GOOD = |^\[\d{3}, '/

/** Finds numbers written in code: not those in comments, texts or types of another kind. */
const listNumbers = (
  path: string,
): readonly { readonly value: number; readonly line: string }[] => {
  const text = readFileSync(path, 'utf8')
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: { readonly value: number; readonly line: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ value: Number(node.text), line: text.split('\n')[line]?.trim() ?? '' })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('the constants of the forms', () => {
  test('[F-CONST-44] each row is in the table, apart from those with a home of their own', () => {
    const rows = [...readFileSync(SPECIFIED, 'utf8').matchAll(/^\| (F-CONST-\d+) \|/gm)].map(
      ([, row = '']) => row,
    )
    const told = new Set(FORM_CONSTANTS.map(({ row }) => row))
    expect(rows.filter((row) => !told.has(row))).toEqual([
      'F-CONST-24',
      'F-CONST-25',
      'F-CONST-40',
      'F-CONST-44',
    ])
    expect([...told].filter((row) => !rows.includes(row))).toEqual([])
  })

  test('[F-CONST-44] every number and every word is one of its row', () => {
    const text = readFileSync(SPECIFIED, 'utf8')
    for (const { row, name, value } of FORM_CONSTANTS) {
      const [, said = ''] = new RegExp(`^\\| ${row} \\|(.*)\\|$`, 'm').exec(text) ?? []
      if (typeof value === 'number') {
        const numbers = said.match(/\d+/g)?.map(Number) ?? []
        expect([name, numbers.includes(value)]).toEqual([name, true])
        continue
      }
      // A list of purposes is told by another row, a header by its own name alone.
      const words =
        name === 'PURPOSES' ? [] : name === 'FORMS_HEADERS' ? ['SKIPRECAPTCHA'] : [value].flat()
      for (const word of words) expect([name, said.includes(String(word))]).toEqual([name, true])
    }
  })

  test('[F-CONST-44] each is defined once, under its name', () => {
    const texts = FILES.map((path) => readFileSync(path, 'utf8'))
    const engine = listFiles(join(ROOT, 'engine/src/interaction')).map((path) =>
      readFileSync(path, 'utf8'),
    )
    for (const { name } of FORM_CONSTANTS) {
      const definition = new RegExp(`^export const ${name}\\b`, 'm')
      expect([name, [...texts, ...engine].filter((text) => definition.test(text)).length]).toEqual([
        name,
        1,
      ])
    }
  })

  test('[F-CONST-44] no number is written a second time', () => {
    const numbers = new Map<number, string[]>()
    for (const { value, name } of FORM_CONSTANTS) {
      if (typeof value !== 'number' || value <= TELLING) continue
      numbers.set(value, [...(numbers.get(value) ?? []), name])
    }
    const copies = FILES.flatMap((path) =>
      listNumbers(path)
        .filter(({ value }) => numbers.has(value))
        .filter(({ line }) => !STATUS.test(line))
        .filter(({ line }) => !/^(export )?const [A-Z_]+ = [\d_]+$/.test(line))
        .map(({ line }) => `${path.slice(ROOT.length + 1)}: ${line}`),
    )
    expect(copies).toEqual([])
  })
})
