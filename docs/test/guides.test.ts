// What README and guides show is a program that compiles, prints what they say, and calls commands that exist.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { BLOCKS } from '@evkit/engine/blocks'
import { listPages } from '../scripts/examples.js'

const root = resolve(import.meta.dirname, '../..')
interface Block {
  readonly page: string
  readonly language: string
  readonly code: string
}

const blocks: readonly Block[] = listPages(root).flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(
    ([, language = '', code = '']) => ({ page, language, code }),
  ),
)

const of = (...languages: readonly string[]): readonly Block[] =>
  blocks.filter(({ language }) => languages.includes(language))

const folder = join(root, 'node_modules/.cache/guides')

// A block names its file in its first line; the others of a page are one program, in their order.
const fileOf = ({ page, code, language }: Block): string =>
  /^\/\/ ([\w-]+\.tsx?)\n/.exec(code)?.[1] ?? `${page.replaceAll(/[./]/g, '-')}.${language}`

const isPart = ({ code }: Block): boolean => !/^(import|export) /m.test(code)

// A part of a page of React is drawn by our own component.
const toProgram = (block: Block): string =>
  block.language === 'tsx' && isPart(block)
    ? `import type { ComponentProps } from 'react'
import { FilterCarousel } from '../../../ui/src/blocks/filter-carousel/index.js'
declare const models: ComponentProps<typeof FilterCarousel>['content']
declare const translate: ComponentProps<typeof FilterCarousel>['translate']
export const part = (${block.code})
`
    : block.code.replaceAll("'./data/", "'../../../data/")

// Samples that say what they answer run with those of the comments.
const programs = of('ts', 'tsx').filter(({ code }) => !code.includes('// =>'))

const OPTIONS = {
  extends: '../../../tsconfig.json',
  compilerOptions: {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client', 'geojson'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
  },
  include: ['.'],
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const texts = new Map<string, string>()
  for (const block of programs) {
    const file = fileOf(block)
    texts.set(file, `${texts.get(file) ?? ''}${toProgram(block)}`)
  }
  for (const [file, text] of texts) writeFileSync(join(folder, file), text)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS))
})

const node = (...args: readonly string[]) => {
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return { status: run.status, text: run.stdout + run.stderr }
}

describe('[E-F-79] programs', () => {
  test('all compile as they stand', () => {
    expect(programs.map(({ page }) => page)).toContain('docs/guides/use-with-react.md')
    expect(node('node_modules/typescript7/bin/tsc', '-p', folder)).toEqual({ status: 0, text: '' })
  }, 120_000)

  test.each([
    ['README.md', 'README-md.ts'],
    ['docs/guides/lead-forms.md', 'docs-guides-lead-forms-md.ts'],
  ])(
    '%s prints what it says',
    (page, file) => {
      const said = programs
        .filter((block) => block.page === page)
        .flatMap(({ code }) => [
          ...code.matchAll(/console\.log\(.*\) \/\/ ([^:\n]+(?:: '[^\n]*)?)/g),
        ])
        .map(([, text = '']) => text)
        .filter((text) => !text.startsWith('such as'))
      const { status, text } = node(
        ...['--conditions=@evkit/source', '--import', 'tsx', join(folder, file)],
      )
      expect(status).toBe(0)
      expect(said.length).toBeGreaterThan(0)
      for (const line of said) expect(text).toContain(line)
    },
    120_000,
  )
})

describe('[E-F-79] documents', () => {
  test.each(of('json'))('$page: a block of JSON is JSON', ({ code }) => {
    expect(() => JSON.parse(code) as unknown).not.toThrow()
  })
})

const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
)
const listNames = (file: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name)

const ownCommands = listNames('.config/run.mjs', /^ {2}'?([\w:-]+)'?: \(\) =>/gm)
const steps = listNames('.config/test-steps.mjs', /name: '([\w-]+)'/g)

// A command, without the settings before it and what it is told behind its name.
const listCommands = (code: string): readonly (readonly string[])[] =>
  code
    .replaceAll('\\\n', ' ')
    .split(/\n|&&/)
    .map((line) => line.trim().split(/\s+/))
    .map((words) => words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word))))
    .filter(([first = '']) => first !== '')

type Known = (words: readonly string[]) => boolean

const isOneOf =
  (names: readonly string[]): Known =>
  ([name = '']) =>
    names.includes(name)

const NPM: Readonly<Record<string, Known>> = {
  run: isOneOf(scripts),
  test: (words) => words.every((word) => ['--', 'changed', ...steps].includes(word)),
}

const isProgram: Known = ([file = '', ...rest]) => {
  if (file === '.config/run.mjs') return isOneOf(ownCommands)(rest)
  // What is built has its source.
  return (
    file.startsWith('-') ||
    existsSync(join(root, file.replace('dist/server/main.js', 'server/main.ts')))
  )
}

const projects = listNames('vitest.workspace.ts', /\bname: '(\w+)'/g)

// The tests of one project, in a folder of it.
const isTestRun: Known = ([run, option, workspace = '', flag, project = '']) =>
  [run, option, flag].join(' ') === 'run --config --project' &&
  existsSync(join(root, workspace)) &&
  projects.includes(project)

const KNOWN: Readonly<Record<string, Known>> = {
  npm: ([name = '', ...rest]) =>
    NPM[name]?.(rest) ?? ['start', 'ci', 'install', 'pack'].includes(name),
  npx: ([name = '', ...rest]) =>
    name === 'vitest' ? isTestRun(rest) : ['evkit', 'valhalla'].includes(name),
  node: isProgram,
  docker: isOneOf(['run']),
}

const isKnown: Known = ([first = '', ...rest]) => KNOWN[first]?.(rest) ?? false

const sources = ['ui/server', 'data/service', 'data/leads', '.config'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?ts$|\.mjs$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
)

describe('[E-F-79] commands', () => {
  test.each(of('bash'))('$page: every command and every setting exists', ({ code }) => {
    expect(listCommands(code).filter((words) => !isKnown(words))).toEqual([])
    const settings = [...code.matchAll(/\b(EVKIT_[A-Z_]+)=/g)].map(([, name = '']) => name)
    expect(settings.filter((name) => sources.every((text) => !text.includes(name)))).toEqual([])
  })

  test.each(
    of('bash')
      .flatMap(({ code }) => listCommands(code))
      .filter(([first, second]) => first === 'npx' && second === 'evkit')
      .map((words) => words.slice(2).join(' ').replaceAll('"', ''))
      .filter((words) => /^(cost|forms check data)/.test(words) && !/--csv|--fix/.test(words)),
  )(
    'npx evkit %s',
    (words) => {
      const [, to] = words.split(' > ')
      const args = words.replace(` > ${to ?? ''}`, '').split(' ')
      expect(node('data/cli/evkit.mjs', ...args)).toMatchObject({ status: 0 })
    },
    120_000,
  )
})

describe('[B-SCOPE-02] the guides to pages and blocks', () => {
  const readGuide = (name: string): string =>
    readFileSync(join(root, `docs/guides/${name}.md`), 'utf8')

  test('tell of every type of block', () => {
    const told = [...readGuide('pages-of-blocks').matchAll(/^\| `([\w-]+)` \| .* \| .* \|$/gm)]
    expect(told.map(([, type]) => type).sort()).toEqual(Object.keys(BLOCKS).sort())
  })

  test('name files that are there', () => {
    const files = ['pages-of-blocks', 'add-a-page', 'add-a-block']
      .flatMap((name) => [...readGuide(name).matchAll(/\b(?:data|engine|ui)\/[\w/.-]+\.\w+/g)])
      .map(([file]) => file)
      .filter((file) => !/tow-hitch|winter-tyres/.test(file))
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

describe('[E-T-50] the guide to a brand of your own', () => {
  const guide = readFileSync(join(root, 'docs/guides/rebrand.md'), 'utf8')
  const { name } = JSON.parse(readFileSync(join(root, 'data/brand/brand.json'), 'utf8')) as {
    readonly name: string
  }
  const listFiles = (place: string): readonly string[] =>
    readdirSync(join(root, place), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  test('the name stands in one file of one folder; only addresses of the maker hold it too', () => {
    const places = [
      'data/brand',
      'data/content',
      'data/service',
      'data/pictures',
      'engine/src',
      'ui/src',
      'ui/server',
    ]
    const named = places
      .flatMap(listFiles)
      .filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(name.toLowerCase()))
      .map((file) => file.slice(root.length + 1))
    expect(named).toEqual(['data/brand/brand.json', 'data/brand/markets.json'])
    const links = readFileSync(join(root, 'data/brand/markets.json'), 'utf8')
    const without = links.replaceAll(/("url": "[^"]*"|"redirectHosts": \[[^\]]*\])/g, '')
    expect(without.toLowerCase()).not.toContain(name.toLowerCase())
  })

  test('every file it names is there', () => {
    const files = [...guide.matchAll(/`((?:data|ui|docs)\/[\w/.-]+\.\w+)`/g)].map(
      ([, file = '']) => file,
    )
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
