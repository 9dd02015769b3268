// Addresses a visitor keeps on their device: kept, named, removed, put back, and read from whatever stands there.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cutKeptName,
  keepAddress,
  listKept,
  LONGEST_KEPT_NAME,
  MOST_KEPT,
  readKept,
  removeKept,
  renameKept,
  restoreKept,
  writeKept,
  type KeptAddress,
} from '../../src/tool/kept-addresses.js'
import {
  nameTrip,
  sayKept,
  toKeepView,
  toKeptList,
  toKeptName,
} from '../../src/tool/kept-addresses.view.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import type { Translate } from '../../src/shared/index.js'

const PATH = '/uk/route-planner/'
const translate: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ')

const at = (query: string, name = 'London – Inverness'): KeptAddress => ({
  name,
  address: `${PATH}?${query}`,
})
const inverness = at('from=London&to=Inverness')
const york = at('from=London&to=York', 'London – York')

const storedAs = (list: unknown): string => JSON.stringify({ version: 1, list })
const listOf = (result: ReturnType<typeof keepAddress>): readonly KeptAddress[] => {
  if (!('list' in result)) throw new Error(`${result.kind}, and not kept`)
  return result.list
}

describe('[E-T-144] a kept trip', () => {
  test('is the newest, has the name of its ends, and stays one when it is kept again', () => {
    const name = nameTrip(
      { from: 'London, United Kingdom', to: 'إنفرنيس، المملكة المتحدة' },
      translate,
    )
    expect(name).toBe('kept.name London إنفرنيس')
    const list = listOf(keepAddress([york], inverness))
    expect(list).toEqual([inverness, york])
    const named = renameKept(list, { ...york, name: '  To\u202E grandma\n ' })
    expect(named).toEqual([inverness, { ...york, name: 'To grandma' }])
    const again = keepAddress(named, york)
    expect(again).toMatchObject({ kind: 'there', one: { name: 'To grandma' } })
    expect(listOf(again)).toEqual([{ ...york, name: 'To grandma' }, inverness])
  })

  test('keeps its name where another says nothing, and no more than 60 characters of it', () => {
    expect(renameKept([york], { ...york, name: ' \u200E\n' })).toEqual([york])
    expect(cutKeptName('a'.repeat(61))).toBe('a'.repeat(LONGEST_KEPT_NAME))
    expect(cutKeptName(`${'a'.repeat(59)}🚗`)).toBe('a'.repeat(59))
  })

  test('that is removed comes back where it was, once', () => {
    const { list, removed } = removeKept([inverness, york], inverness.address)
    expect(list).toEqual([york])
    if (removed === undefined) throw new Error('nothing was removed')
    expect(restoreKept(list, removed)).toEqual([inverness, york])
    expect(restoreKept([inverness, york], removed)).toEqual([inverness, york])
    expect(removeKept([york], inverness.address)).toEqual({ list: [york], removed: undefined })
  })

  test('is one of 20 of its page: a further one is refused and pushes none out', () => {
    const full = Array.from({ length: MOST_KEPT }, (_, number) => at(`from=${number}`))
    expect(keepAddress(full, york)).toEqual({ kind: 'full' })
    expect(keepAddress(full, full[3] ?? york).kind).toBe('there')
    const elsewhere = full.map((one) => ({ ...one, address: one.address.replace('/uk/', '/de/') }))
    expect(keepAddress(elsewhere, york).kind).toBe('kept')
    expect(keepAddress([], at(`from=${'x'.repeat(8000)}`))).toEqual({ kind: 'long' })
  })

  test('is listed on its own page only', () => {
    const german = { ...york, address: york.address.replace('/uk/', '/de/') }
    expect(listKept([german, inverness], PATH)).toEqual([inverness])
  })
})

describe('[E-T-144] what a device has kept', () => {
  test('is read back as it was written, and nothing kept is an empty text', () => {
    expect(readKept(writeKept([inverness, york]))).toEqual([inverness, york])
    expect(writeKept([])).toBe('')
  })

  test('of another version, form or origin counts as nothing', () => {
    const others = [
      '',
      'null',
      '[]',
      '{"version":1}',
      '{"version":1,"list":{"0":1}}',
      JSON.stringify({ version: 2, list: [york] }),
      storedAs([york]) + ' '.repeat(1_000_000),
    ]
    for (const text of others) expect(readKept(text)).toEqual([])
    const addresses = [
      'https://evil.example/?from=a',
      '//evil.example/?from=a',
      '/\\evil.example/?from=a',
      'javascript:alert(1)?x',
      '/uk/../admin/?x',
      '/uk/route-planner/',
      '/uk/route-planner/?from=a b',
      '/uk/route-planner/?a#overlay-consent',
    ]
    expect(readKept(storedAs(addresses.map((address) => ({ name: 'x', address }))))).toEqual([])
    expect(readKept(storedAs([null, 1, { ...york, name: 7 }, { ...york, name: ' ' }]))).toEqual([])
  })

  test('keeps a name as text, however it looks, and one address once', () => {
    const name = '<script>alert(1)</script>'
    expect(readKept(storedAs([{ ...york, name, more: 1 }, york]))).toEqual([{ ...york, name }])
  })
})

describe('what is kept holds for all texts', () => {
  test('Any text is read without an exception, and what is read is written and read the same.', () => {
    const like = fc.record({
      name: hostileText,
      address: hostileText.map((text) => `${PATH}?${text}`),
    })
    const stored = fc.oneof(hostileText, fc.array(fc.oneof(like, fc.jsonValue())).map(storedAs))
    fc.assert(
      fc.property(stored, (text) => {
        const list = readKept(text)
        expect(readKept(writeKept(list))).toEqual(list)
        for (const { name, address } of list) {
          expect(name).toBe(cutKeptName(name))
          expect(new URL(address, 'https://cars.example').origin).toBe('https://cars.example')
        }
      }),
    )
  })

  test('No order of acts keeps an address twice, or more than 20 of a page.', () => {
    const act = fc.record({
      kind: fc.constantFrom('keep', 'rename', 'remove'),
      number: fc.nat(30),
      name: hostileText,
    })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
        let list: readonly KeptAddress[] = []
        for (const { kind, number, name } of acts) {
          const one = at(`from=${number}`, name)
          const kept = kind === 'keep' ? keepAddress(list, one) : undefined
          if (kept !== undefined && 'list' in kept) list = kept.list
          if (kind === 'rename') list = renameKept(list, one)
          if (kind === 'remove') list = removeKept(list, one.address).list
        }
        expect(new Set(list.map(({ address }) => address)).size).toBe(list.length)
        expect(list.length).toBeLessThanOrEqual(MOST_KEPT)
      }),
    )
  })
})

describe('[E-T-144] [E-T-145] what is said', () => {
  test('of the list: how many, what each button does, and nothing where there is nothing', () => {
    const input = { list: [inverness], path: PATH, removed: undefined, translate }
    expect(toKeptList(input)).toEqual({
      label: 'kept.list 1',
      rows: [
        {
          ...inverness,
          rename: 'kept.rename.name London – Inverness',
          remove: 'kept.remove.name London – Inverness',
        },
      ],
      rename: 'kept.rename',
      remove: 'kept.remove',
      undo: '',
    })
    expect(toKeptList({ ...input, list: [] }).label).toBe('')
    const { removed } = removeKept([inverness], inverness.address)
    const emptied = toKeptList({ ...input, list: [], removed })
    expect([emptied.label, emptied.undo]).toEqual(['kept.list 0', 'kept.undo'])
    expect(sayKept('removed', inverness, translate)).toBe('kept.removed London – Inverness')
    expect(toKeptName(translate).most).toBe(LONGEST_KEPT_NAME)
  })

  test('of a press: what became of it, and where consent is given', () => {
    const kept = toKeepView(keepAddress([], york), 1, translate)
    expect(kept).toMatchObject({ said: 'kept.kept London – York', one: york, settings: '' })
    const unasked = toKeepView({ kind: 'unasked' }, 0, translate)
    expect(unasked).toMatchObject({ one: undefined, settings: 'kept.settings' })
    expect(toKeepView({ kind: 'full' }, 20, translate).said).toBe('kept.full 20')
  })
})
