// Every function and constant behind an entry point says what an analyst or a team needs to know; the others say one line.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listDocumented, tagsOf } from '../scripts/comments.js'
import { listEntryPoints, listInternalEntries, type EntryPoint } from '../scripts/entries.js'
import { listPages, readPage } from '../scripts/generate.js'
import { listTitles } from '../scripts/titles.js'

const root = resolve(import.meta.dirname, '../..')
const everything = listDocumented(root, 'engine/src')
const namesOf = (entries: readonly EntryPoint[]): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => entry.names.map(({ name, file }) => `${file} ${name}`)))
const names = namesOf(listEntryPoints(root))
const internal = namesOf(listInternalEntries(root))
const isPublic = ({ name, file }: (typeof everything)[number]): boolean =>
  names.has(`${file} ${name}`)
const isInternal = ({ name, file }: (typeof everything)[number]): boolean =>
  internal.has(`${file} ${name}`)
const all = everything.filter(isPublic)
const inside = everything.filter((one) => !isPublic(one) && !isInternal(one))
// What packages of this repository share beside the entry points: what it is, and its rows.
const shared = everything.filter(isInternal)
const functions = all.filter(({ kind, file }) => kind === 'function' && !file.includes('/testing/'))
const values = all.filter(({ kind, file }) => kind !== 'type' && !file.includes('/testing/'))
const where = ({ file, line, name }: (typeof all)[number]): string => `${file}:${line} ${name}`

const listTests = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listTests(path) : [path]
  })

const titles = listTests(join(root, 'engine/test'))
  .flatMap((file) => listTitles(file, readFileSync(file, 'utf8')))
  .join('\n')
// Laws that belong to the test kit are tested by running the kit; their names stand there.
const kit = readFileSync(join(root, 'engine/src/testing/laws.ts'), 'utf8')

describe('[E-T-39] the documentation of the engine', () => {
  test('there is something to read', () => {
    expect(functions.length).toBeGreaterThan(60)
    expect(all.filter(({ summary }) => summary === '').map(where)).toEqual([])
  })

  test('every function and constant names its source: rows or decisions of the specification', () => {
    const rows =
      /^(([TFB]-[A-Z0-9]+|E-[TFB]|D-[TFB])-\d+)(, ([TFB]-[A-Z0-9]+|E-[TFB]|D-[TFB])-\d+)*$/
    expect(values.filter((one) => !rows.test(tagsOf(one, 'source').join(', '))).map(where)).toEqual(
      [],
    )
  })

  test('every source is a row or decision that exists', () => {
    const spec = ['tools', 'forms', 'blocks']
      .map((name) => readFileSync(join(root, `docs/spec/${name}.md`), 'utf8'))
      .join('\n')
    const named = [
      ...new Set(
        [...values, ...shared].flatMap((one) => tagsOf(one, 'source').join(', ').split(', ')),
      ),
    ]
    expect(
      named.filter((id) =>
        [`| ${id} |`, `**${id} `, `### ${id} `].every((place) => !spec.includes(place)),
      ),
    ).toEqual([])
  })

  test('every function has an example, which is executed, and says what it takes and answers', () => {
    expect(functions.filter((one) => tagsOf(one, 'example').length === 0).map(where)).toEqual([])
    expect(functions.filter((one) => tagsOf(one, 'returns').length === 0).map(where)).toEqual([])
    expect(
      functions
        .filter((one) => tagsOf(one, 'param').some((text) => text.split(' ').length < 3))
        .map(where),
    ).toEqual([])
  })

  test('what is behind none says no more than a sentence, or what the page of constants tells of it', () => {
    const told = inside.filter(({ kind, tags }) => {
      const isConstant = tags.some(({ text }) => text === 'constants')
      return kind !== 'type' && tags.length > (isConstant ? 2 : 0)
    })
    expect(told.map(where)).toEqual([])
  })

  test('what is behind an internal entry says what it is and names its rows, no more', () => {
    const own = shared.filter(({ kind, file }) => kind !== 'type' && !file.includes('/testing/'))
    const told = own.filter(({ tags }) =>
      tags.some(({ name, text }) => name !== 'source' && text !== 'constants'),
    )
    expect(own.filter(({ summary }) => summary === '').map(where)).toEqual([])
    expect(own.filter((one) => tagsOf(one, 'source').length !== 1).map(where)).toEqual([])
    expect(told.map(where)).toEqual([])
  })

  test('every law is the title of a test', () => {
    const laws = all.flatMap((one) => tagsOf(one, 'law').map((law) => [where(one), law] as const))
    expect(laws.length).toBeGreaterThan(20)
    expect(laws.filter(([, law]) => !titles.includes(law) && !kit.includes(law))).toEqual([])
  })
})

test.each(listPages().map((page) => [page.path, page] as const))(
  '%s is what the engine says',
  (_, page) => {
    expect(readPage(page)).toBe(page.text)
  },
)
