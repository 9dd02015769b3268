// Runs every example of the engine's doc comments as a test: `expression // => value` becomes an assertion.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vite'

/** One example of a doc comment. */
export interface Example {
  /** `engine/src/charging/charger.ts:42 Public DC` */
  readonly name: string
  readonly code: string
}

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listFiles(path)
    return entry.name.endsWith('.ts') ? [path] : []
  })

const FENCE = /```ts\n([\s\S]*?)```/

const toExample = (tag: ts.JSDocTag, source: ts.SourceFile, root: string): readonly Example[] => {
  const text = tag
    .getFullText(source)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
  const code = FENCE.exec(text)?.[1]
  if (code === undefined) return []
  const line = source.getLineAndCharacterOfPosition(tag.getStart(source)).line + 1
  const title = /@example[ \t]*(.*)/.exec(text)?.[1]?.trim() ?? ''
  return [{ name: `${relative(root, source.fileName)}:${line} ${title}`, code }]
}

/** Lists the examples of one source file. */
export const listExamples = (file: string, root: string): readonly Example[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Example[] = []
  const visit = (node: ts.Node): void => {
    for (const tag of ts.getJSDocTags(node)) {
      if (tag.tagName.text === 'example' && tag.parent.parent === node) {
        found.push(...toExample(tag, source, root))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const toLine = (line: string): string => {
  const assertion = /^(.*?);?\s*\/\/ =>\s*(.*)$/.exec(line)
  return assertion === null ? line : `__expect(${assertion[1]}).toEqual(${assertion[2]})`
}

// A sample of CommonJS runs as what it says: the same names from the same doors.
const toModule = (line: string): string =>
  line
    .replace(/require\('(@evkit\/[^']+)'\)/, "await import('$1')")
    .replace(/require\('\.\/([^']+\.json)'\)/, "(await import('/$1')).default")

const MODULE = {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
}

/** Turns an example into the text of a test module. */
export const toTest = ({ name, code }: Example): string => {
  const lines = code.split('\n')
  const text = [
    "import { expect as __expect, test as __test } from 'vitest'",
    ...lines.filter((line) => line.startsWith('import ')),
    `__test(${JSON.stringify(name)}, async () => {`,
    ...lines.filter((line) => !line.startsWith('import ')).map((line) => toLine(toModule(line))),
    '})',
  ].join('\n')
  return ts.transpileModule(text, MODULE).outputText
}

const BLOCK = /^```ts\n([\s\S]*?)^```/gm

/** Lists the samples of a page that say what they answer; the others are parts of programs. */
export const listSamples = (file: string, root: string): readonly Example[] => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(BLOCK)].flatMap(([, code = ''], at) =>
    code.includes('// =>') ? [{ name: `${file}, sample ${at + 1}`, code }] : [],
  )
}

const WRITTEN = ['docs', 'docs/guides', 'docs/errors', 'docs/decisions']

/** Lists the pages written by hand: their samples run. */
export const listPages = (root: string): readonly string[] => [
  ...['README.md', 'data/README.md', 'engine/README.md'],
  ...WRITTEN.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

const ALL = 'virtual:examples'
const ONE = 'virtual:example/'

/** Makes the examples of all files below a folder, and the samples of the pages, importable as `virtual:examples`. */
export const examples = (root: string, folder: string): Plugin => {
  const list = [
    ...listFiles(join(root, folder)).flatMap((file) => listExamples(file, root)),
    ...listPages(root).flatMap((page) => listSamples(page, root)),
  ]
  return {
    name: 'examples',
    enforce: 'pre',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}.ts` : null),
    load: (id) => {
      if (id === `\0${ALL}.ts`) return list.map((_, at) => `import '${ONE}${at}'`).join('\n')
      const at = id.startsWith(`\0${ONE}`) ? Number(id.slice(ONE.length + 1, -'.ts'.length)) : -1
      const example = list[at]
      return example === undefined ? null : toTest(example)
    },
  }
}
