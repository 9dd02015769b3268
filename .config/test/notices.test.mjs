import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listPackages } from '../notices/packages.mjs'
import { readLicenceText } from '../notices/texts.mjs'
import { makeNotices, writeNotices } from '../notices/write.mjs'
import { writeBill } from '../notices/bill.mjs'
import { ROOT } from '../process.mjs'

const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
const lock = read('package-lock.json')
const { notices, bill } = makeNotices()
const needed = Object.entries(lock.packages).filter(
  ([path, { link, dev, devOptional }]) =>
    path.includes('node_modules/') && !link && !dev && !devOptional,
)
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

describe('the notices', () => {
  test('name every package the server needs, on every kind of machine', () => {
    expect(needed.length).toBeGreaterThan(50)
    const unnamed = needed.filter(
      ([path, { version }]) => !notices.includes(`\n${nameOf(path)} ${version} (`),
    )
    expect(unnamed).toEqual([])
  })

  test('hold the licence text of each', () => {
    const packages = listPackages(lock, [])
    expect(packages).toHaveLength(needed.length)
    for (const one of packages) {
      const text = readLicenceText(ROOT, one)
      expect([one.name, text.length > 400]).toEqual([one.name, true])
      expect(notices).toContain(text)
      expect(one.licence).not.toBe('')
    }
  })

  test.each([
    ['the font', 'SIL OPEN FONT LICENSE'],
    ['the library that reads pictures', 'GNU LESSER GENERAL PUBLIC LICENSE'],
    ['the programs of the pictures', 'Apache License'],
    ['the ground of the maps', 'Copyright 2013-2019 Michael Bostock'],
    ['the lakes of the maps', 'Étienne Tétreault-Pinard'],
    ['the places', 'Copyright (c) 2018 Nabil Ashraf'],
    ['the stations', 'Bundesnetzagentur.de, Ladesäulenregister'],
    ['the cars', 'Copyright (c) 2024 Tijs Teulings'],
    ['the telephone codes', 'The Libphonenumber Authors'],
  ])('hold the words of %s', (_, words) => {
    expect(notices).toContain(words)
  })

  test('a package without a licence text is refused', () => {
    const one = { path: '.config/test', name: 'nobody', version: '1.0.0' }
    expect(() => readLicenceText(ROOT, one)).toThrow('nobody brings no licence text')
  })

  test('a text is there once, under all it is for', () => {
    const packages = ['a', 'b'].map((name) => ({ name, version: '1.0.0', licence: 'MIT' }))
    const text = writeNotices(packages, () => 'The text', 'The data')
    expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nThe text\n')
    expect(text.split('The text')).toHaveLength(2)
  })

  test('what the build has taken from a package of the tests is named too', () => {
    const names = listPackages(lock, ['node_modules/fast-check']).map(({ name }) => name)
    expect(names).toContain('fast-check')
    expect(listPackages(lock, []).map(({ name }) => name)).not.toContain('fast-check')
  })
})

describe('the bill of materials', () => {
  const { components, dependencies, ...rest } = JSON.parse(bill)

  test('is CycloneDX, of this project, and the same every time', () => {
    expect(rest).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: { type: 'application', name: 'evkit', 'bom-ref': 'pkg:npm/evkit@0.1.0' },
      },
    })
    expect(makeNotices()).toEqual({ notices, bill })
  })

  test('names every package with its place in the registry, licence and hash', () => {
    const purls = components.map(({ purl }) => purl)
    expect(new Set(purls).size).toBe(purls.length)
    expect(purls).toContain(`pkg:npm/hono@${lock.packages['node_modules/hono'].version}`)
    expect(purls.some((purl) => purl.startsWith('pkg:npm/%40hono/node-server@'))).toBe(true)
    for (const { licenses, hashes } of components) {
      expect(licenses[0].license?.id ?? licenses[0].expression).toMatch(/^[A-Za-z0-9.+() -]+$/)
      expect(hashes).toEqual([
        { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) },
      ])
    }
  })

  test('says what needs what, and names nothing that is not listed', () => {
    const refs = new Set(dependencies.map(({ ref }) => ref))
    expect(refs.size).toBe(components.length + 1)
    expect(
      dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref)),
    ).toEqual([])
    const { dependsOn } = dependencies.find(({ ref }) => ref.startsWith('pkg:npm/react-dom@'))
    expect(dependsOn.some((ref) => ref.startsWith('pkg:npm/scheduler@'))).toBe(true)
  })

  test('a package finds what it needs beside it first', () => {
    const entry = { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAAA' }
    const packages = {
      'node_modules/a': { ...entry, dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { ...entry, version: '2.0.0' },
      'node_modules/b': entry,
    }
    const { dependencies: found } = JSON.parse(
      writeBill({ name: 'own', version: '1.0.0', license: 'MIT' }, listPackages({ packages }, [])),
    )
    expect(found.find(({ ref }) => ref === 'pkg:npm/a@1.0.0').dependsOn).toEqual([
      'pkg:npm/b@2.0.0',
    ])
  })
})
