// The walks of the house against the house: each stop is a file that is there, and what is named of it stands in it.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

interface Stop {
  readonly number: number
  readonly path: string
  readonly names: readonly string[]
}

interface WrittenWalk {
  readonly name: string
  readonly limit: number
  readonly stops: readonly Stop[]
}

const toStop = ([, number = '', text = '']: readonly string[]): Stop => {
  const [path = '', ...names] = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
  return { number: Number(number), path, names }
}

const toWalk = (text: string): WrittenWalk => {
  const [, name = '', limit = ''] = /^(.+) \(at most (\d+)\)\n/.exec(text) ?? []
  const stops = [...text.replaceAll(/\n {2,}/g, ' ').matchAll(/^(\d+)\. (.+)$/gm)].map(toStop)
  return { name, limit: Number(limit), stops }
}

const listWalks = (page: string): readonly WrittenWalk[] => {
  const [, section = ''] = page.split(/^## Walks$/m)
  const [walks = ''] = section.split(/^## /m)
  return walks
    .split(/^### /m)
    .slice(1)
    .map((text) => toWalk(text))
}

const listMissing = ({ path, names }: Stop): readonly string[] => {
  if (!existsSync(join(root, path))) return [path]
  const text = read(path)
  return names.filter((name) => !text.includes(name) && !existsSync(join(root, name)))
}

const walks = listWalks(read('docs/architecture.md'))

describe('walks', () => {
  test('there are some, each with its name and its limit', () => {
    expect(walks.length).toBeGreaterThanOrEqual(4)
    expect(walks.filter(({ name, limit }) => name === '' || !(limit > 0))).toEqual([])
  })

  test.each(walks)('$name has at most $limit stops, numbered without a gap', (walk) => {
    expect(walk.stops.length).toBeGreaterThan(1)
    expect(walk.stops.length).toBeLessThanOrEqual(walk.limit)
    expect(walk.stops.map(({ number }) => number)).toEqual(walk.stops.map((_, at) => at + 1))
  })

  test.each(
    walks.flatMap(({ name, stops }) =>
      stops.map((stop) => ({ ...stop, of: `${name} ${stop.number}` })),
    ),
  )('$of stops at $path, and what it names is there', (stop) => {
    expect(stop.names.length).toBeGreaterThan(0)
    expect(listMissing(stop)).toEqual([])
  })

  test('a file that is gone and a name that stands nowhere are told', () => {
    const [walk] = listWalks(
      '## Walks\n\n### A (at most 1)\n\n1. `a/b.ts`: `c`.\n2. `README.md`:\n   `no such name`.\n',
    )
    expect(walk).toMatchObject({ name: 'A', limit: 1 })
    expect(walk?.stops.map(listMissing)).toEqual([['a/b.ts'], ['no such name']])
  })
})
