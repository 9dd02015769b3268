// Every name a team can import, as a list that is reviewed when it changes.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly '@evkit/source': string }>>
}
const { exports: doors } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest

const listDoors = (folder: string, path: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return listDoors(join(folder, entry.name), `${path}/${entry.name}`)
    return entry.name === 'index.ts' ? [path] : []
  })

const sources = Object.entries(doors).flatMap(([door, target]) =>
  typeof target === 'string' ? [] : [[door, target['@evkit/source']] as const],
)

describe('the surface', () => {
  test('every folder with an index is a door, and every door is one', () => {
    expect(sources.map(([door]) => door).sort()).toEqual(
      [...listDoors(join(root, 'src'), '.')].sort(),
    )
  })

  test.each(sources)(
    '%s',
    async (_, source) => {
      const names = Object.keys((await import(join(root, source))) as object).sort()
      expect(names).toMatchSnapshot()
    },
    60_000,
  )
})
