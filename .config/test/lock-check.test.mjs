import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findMissingOptions, findOpenPackages } from '../lock-check.mjs'

const read = () =>
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))

describe('the lock file', () => {
  test('holds every package to a hash', () => {
    expect(findOpenPackages(read())).toEqual([])
  })

  test.each([
    ['absent', undefined],
    ['empty', ''],
    ['short', 'sha512-abc'],
    ['of an old kind', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='],
  ])('is refused when the hash of one package is %s', (_, integrity) => {
    const lock = read()
    lock.packages['node_modules/hono'].integrity = integrity
    expect(findOpenPackages(lock)).toEqual([
      'node_modules/hono has no integrity: write the lock file anew from an empty tree.',
    ])
  })

  test('asks no hash of the folders of the house', () => {
    const own = { engine: {}, 'node_modules/@evkit/engine': { link: true } }
    const other = { 'node_modules/a': { integrity: `sha512-${'a'.repeat(86)}==` } }
    expect(findOpenPackages({ packages: { ...own, ...other } })).toEqual([])
  })

  test('holds what each package may need on another platform', () => {
    expect(findMissingOptions(read())).toEqual([])
    const lock = read()
    const name = Object.keys(lock.packages['node_modules/oxlint'].optionalDependencies)[0]
    delete lock.packages[`node_modules/${name}`]
    expect(findMissingOptions(lock)).toEqual([
      `node_modules/oxlint may need ${name}, which the lock file does not have.`,
    ])
  })

  test('is refused when it holds no package', () => {
    expect(findOpenPackages({})).toEqual(['The lock file holds no package.'])
  })
})
