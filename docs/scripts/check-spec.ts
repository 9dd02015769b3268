// npm run check:spec: which rows of the specification have a test that names them in its title, `[T-CHG-41]`.
// Fails when a prefix or range listed as finished in docs/spec/finished.json has a row without one.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')
const ROW = /^\|\s*\**((?:[TFB]-[A-Z0-9]+|E-[TFB])-\d+)\**\s*\|/gm
const ID = /\[((?:[TFB]-[A-Z0-9]+|E-[TFB])-\d+)\]/g
const TEST_FILE = /\.(test|test-d|e2e)\.tsx?$/
const TEST_FOLDERS = ['engine/test', 'data/test', 'ui/test', 'ui/e2e', 'docs/test']

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return TEST_FILE.test(entry.name) ? [path] : []
  })

/** Lists the ids of all rows of the specification, in order. */
export const listRows = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(ROW)])
    .map(([, id = '']) => id)

const rootName = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node))
    return rootName(node.expression)
  return ts.isTaggedTemplateExpression(node) ? rootName(node.tag) : ''
}

const RUNNERS = new Set(['test', 'it', 'describe'])

const isSkipped = (node: ts.Expression): boolean =>
  /\.(skip|todo|fails)\b/.test(node.getText().split('(')[0] ?? '')

/** Lists the titles of tests and groups in a source text; comments, data and skipped tests do not count. */
export const listTitles = (name: string, text: string): readonly string[] => {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      RUNNERS.has(rootName(node.expression)) &&
      !isSkipped(node.expression)
    ) {
      const [title] = node.arguments
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text)
      if (title !== undefined && ts.isTemplateExpression(title)) titles.push(title.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

const listTested = (): ReadonlySet<string> =>
  new Set(
    TEST_FOLDERS.flatMap((folder) => listFiles(join(root, folder)))
      .flatMap((file) => listTitles(file, readFileSync(file, 'utf8')))
      .flatMap((title) => [...title.matchAll(ID)].map(([, id = '']) => id)),
  )

const prefixOf = (id: string): string => id.replace(/-\d+$/, '')
const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0])

/** Tells whether an entry of the list of finished work covers a row: a prefix, a row, or `T-DATA-09..12`. */
export const covers = (entry: string, id: string): boolean => {
  const range = /^(.+)-(\d+)\.\.(\d+)$/.exec(entry)
  if (range === null) return entry === id || entry === prefixOf(id)
  const [, prefix, first, last] = range
  return prefixOf(id) === prefix && numberOf(id) >= Number(first) && numberOf(id) <= Number(last)
}

const report = (): number => {
  const folder = join(root, 'docs/spec')
  const rows = listRows(folder)
  const tested = listTested()
  const { finished } = JSON.parse(readFileSync(join(folder, 'finished.json'), 'utf8')) as {
    readonly finished: readonly string[]
  }
  for (const prefix of new Set(rows.map(prefixOf))) {
    const own = rows.filter((id) => prefixOf(id) === prefix)
    const open = own.filter((id) => !tested.has(id))
    const list = open.length === own.length ? 'none yet' : open.map(numberOf).join(' ')
    const rest = open.length === 0 ? 'complete' : `without a test: ${list}`
    console.log(`${prefix.padEnd(10)} ${own.length - open.length} of ${own.length}  ${rest}`)
  }
  const unknown = [...tested].filter((id) => !rows.includes(id))
  const gaps = rows.filter((id) => !tested.has(id) && finished.some((entry) => covers(entry, id)))
  const empty = finished.filter((entry) => !rows.some((id) => covers(entry, id)))
  for (const id of unknown) console.log(`A test names ${id}, which is no row of the specification.`)
  for (const id of gaps) console.log(`${id} is listed as finished and has no test.`)
  for (const entry of empty) console.log(`${entry} is listed as finished and is no row.`)
  return unknown.length + gaps.length + empty.length
}

if (process.argv[1] === import.meta.filename) process.exitCode = report() === 0 ? 0 : 1
