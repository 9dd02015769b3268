// The map of the house against the house: rooms and what they import, entry points, decisions, codes, guides, links.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listEntryPoints } from '../scripts/entries.js'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const listFolders = (path: string): readonly string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)

const listFiles = (path: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules/'))

/** Rows of the tables of a text that begin with a code word, by cell. */
const listRows = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) => row.split(' | '))

const codesOf = (cell = ''): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const architecture = read('docs/architecture.md')
const rooms = listRows(architecture.slice(architecture.indexOf('## Rooms')))
  .filter(([first = '']) => /^`(engine|ui|data|docs)\b/.test(first))
  .flatMap(([names, , imports = '']) =>
    codesOf(names).map((name) => ({
      name,
      isFree: imports === 'every room',
      allowed: codesOf(imports),
    })),
  )
const roomsOf = (folder: string): readonly string[] =>
  listFolders(folder).map((name) => `${folder}/${name}`)

// What a comment shows is no import.
const withoutComments = (text: string): string => text.replaceAll(/^\s*(\*|\/\/).*$/gm, '')

const roomOf = (file: string): string => file.split('/').slice(0, 3).join('/')

const listImports = (room: string): readonly string[] => {
  const files = listFiles(room, /\.tsx?$/)
  const found = files.flatMap((file) =>
    [
      ...withoutComments(readFileSync(join(root, file), 'utf8')).matchAll(
        /(?:from|import)\s*\(?'(\.[^']+)'/g,
      ),
    ].map(([, path = '']) => roomOf(relative(root, resolve(root, dirname(file), path)))),
  )
  return [...new Set(found)].filter((one) => one !== room).sort()
}

describe('rooms', () => {
  const onMap = rooms.map(({ name }) => name)

  test('all of them are on the map, and no other', () => {
    const inTree = [...roomsOf('engine/src'), ...roomsOf('ui/src'), 'ui/server', 'data', 'docs']
    expect([...onMap].sort()).toEqual([...inTree].sort())
  })

  test.each(rooms.filter(({ name }) => /^(engine|ui)\/src\//.test(name)))(
    '$name imports what the map says, and nothing else',
    ({ name, isFree, allowed }) => {
      const own = dirname(name)
      const imports = listImports(name).map((one) => (dirname(one) === own ? basename(one) : one))
      expect(isFree ? [] : imports.filter((one) => !allowed.includes(one))).toEqual([])
    },
  )

  test('folders of data are in its own table', () => {
    const named = listRows(read('data/README.md')).flatMap(([names]) => codesOf(names))
    expect(listFolders('data').filter((folder) => !named.includes(folder))).toEqual([])
  })

  test.each(
    ['engine/src', 'ui/src']
      .flatMap(listFolders)
      .flatMap((name) => [`engine/src/${name}`, `ui/src/${name}`]),
  )('%s is drawn where the picture names its package', (room) => {
    const picture = architecture.slice(
      architecture.indexOf('## Rooms'),
      architecture.indexOf('| room |'),
    )
    expect(!existsSync(join(root, room)) || picture.includes(basename(room))).toBe(true)
  })
})

describe('entry points', () => {
  const paths = listEntryPoints(root).map(({ path }) => path.replace('@evkit/engine', '.'))

  test('the table of the engine has each, and no other', () => {
    const named = listRows(read('engine/README.md'))
      .flatMap(([name]) => codesOf(name))
      .filter((name) => name.startsWith('@evkit/engine/'))
      .map((name) => name.replace('@evkit/engine', '.'))
    expect([...named].sort()).toEqual([...new Set(paths)].sort())
  })

  test.each(['engine/README.md', 'docs/architecture.md', 'README.md'])(
    '%s imports through nothing else',
    (page) => {
      const imported = [...read(page).matchAll(/@evkit\/engine(\/[\w/-]+)/g)].map(
        ([, path = '']) => `.${path}`,
      )
      expect(imported.filter((path) => !paths.includes(path))).toEqual([])
    },
  )
})

describe('decisions', () => {
  test('each is listed by its own heading', () => {
    const listed = [...architecture.matchAll(/^- \[(.+)\]\(decisions\/(.+)\)$/gm)].map(
      ([, title, file]) => `${file ?? ''} # ${title ?? ''}`,
    )
    const own = listFiles('docs/decisions', /\.md$/).map(
      (file) => `${basename(file)} ${read(file).split('\n')[0] ?? ''}`,
    )
    expect([...listed].sort()).toEqual([...own].sort())
  })
})

describe('codes', () => {
  const page = read('docs/errors/all-codes.md')
  const sources = ['engine/src', 'ui/src'].flatMap((folder) => listFiles(folder, /\.tsx?$/))
  const texts = sources.map((file) => withoutComments(read(file)))
  const numbers = new Set(texts.flatMap((text) => text.match(/EV-\d{3}/g) ?? []))
  const pages = listFiles('docs/errors', /^EV-\d+\.md$/).map((file) => basename(file, '.md'))
  // Thrown by a fault of a program, whose text carries no code.
  const THROWN = ['EV-310']

  test('each that has a number has a page', () => {
    expect([...pages].sort()).toEqual([...numbers, ...THROWN].sort())
    expect(pages.filter((code) => !page.includes(`[${code}](${code}.md)`))).toEqual([])
  })

  test('each that is a word is listed, and no other', () => {
    const written = texts.flatMap((text) =>
      [...text.matchAll(/level: '(?:note|warning|error)',\s*code: '([\w-]+)'/g)].map(
        ([, code = '']) => code,
      ),
    )
    const from = page.indexOf('## Forms and pages')
    const named = listRows(page.slice(from, page.indexOf('## ', from + 3))).flatMap(([name]) =>
      codesOf(name),
    )
    const words = new Set(written.filter((code) => !code.startsWith('EV-')))
    expect([...words].filter((code) => !named.includes(code))).toEqual([])
    expect(named.filter((name) => texts.every((text) => !text.includes(`'${name}'`)))).toEqual([])
  })
})

const PAGES = [
  'README.md',
  'data/README.md',
  'data/sources.md',
  'engine/README.md',
  'docs',
  'engine/src',
]
  .flatMap((place) => (place.endsWith('.md') ? [place] : listFiles(place, /\.md$/)))
  .filter((file) => !file.startsWith('docs/api/'))

describe('pages', () => {
  test('each guide is told of by the first page or by another guide', () => {
    const links = PAGES.map((file) => ({ file, text: read(file) }))
    const alone = listFiles('docs/guides', /\.md$/).filter((guide) =>
      links.every(({ file, text }) => file === guide || !text.includes(basename(guide))),
    )
    expect(alone).toEqual([])
  })

  test('each domain of the engine is told of by its page', () => {
    const own = listFiles('engine/src', /^README\.md$/).map((file) => file.replace('engine/', ''))
    expect(own.filter((file) => !read('engine/README.md').includes(`(${file})`))).toEqual([])
  })

  test.each(['docs/SECURITY.md', 'docs/guides/security.md'])(
    'each test that %s goes by is there',
    (page) => {
      const named = codesOf(read(page).replaceAll(/^```[^]*?^```$/gm, '')).filter((code) =>
        /^[\w./-]+\.(?:test|e2e)\.tsx?$/.test(code),
      )
      expect(named.length).toBeGreaterThan(10)
      expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
    },
  )

  test.each(PAGES)('every link of %s leads somewhere', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, path = '']) => path,
    )
    expect(links.filter((path) => !existsSync(resolve(root, dirname(page), path)))).toEqual([])
  })
})
