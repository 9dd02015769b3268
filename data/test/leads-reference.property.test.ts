// The number a visitor is told of their lead.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { function as F, option as O } from 'fp-ts'
import { none, some } from '@evkit/engine/shared'
import { readReference, writeReference } from '../leads/reference.js'

const LEAD = '3fa4c1d2-9e07-4b1c-8d55-0c6f2b7a9e10'

const referenceOf = (id: string): string => {
  const written = writeReference(id)
  return F.pipe(
    written,
    O.getOrElse(() => ''),
  )
}

describe('the reference of a lead', () => {
  test('[E-F-70] eight characters of its id, which find it again', () => {
    expect(writeReference(LEAD)).toEqual(some('7YJC-3MMY'))
    expect(readReference('7YJC-3MMY')).toEqual(some('3fa4c1d2-9e'))
    expect(writeReference('00000000-0000-4000-8000-000000000000')).toEqual(some('0000-0000'))
    expect(writeReference('ffffffff-ffff-4fff-bfff-ffffffffffff')).toEqual(some('ZZZZ-ZZZZ'))
  })

  test('Read again it is the beginning of the id.', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const reference = referenceOf(id)
        expect(reference).toMatch(/^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/)
        expect(readReference(reference)).toEqual(some(id.slice(0, 11)))
      }),
    )
  })

  test('[E-F-70] as it is heard: any case, with blanks, an O for a 0, an I or L for a 1', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const said = referenceOf(id).toLowerCase().replace('-', ' ').replaceAll('0', 'o')
        expect(readReference(` ${said.replaceAll('1', 'l')} `)).toEqual(some(id.slice(0, 11)))
        expect(readReference(said.replaceAll('1', 'i'))).toEqual(some(id.slice(0, 11)))
      }),
    )
  })

  test('[E-F-70] what is no such number is none', () => {
    for (const text of ['', '7YJC', '7YJC-3MMY-1', '7YJC-3MMU', '%%%%-%%%%', 'Byron'])
      expect(readReference(text)).toEqual(none)
    for (const id of ['', 'L1', 'lead-of-a-test', '3fa4c1d2'])
      expect(writeReference(id)).toEqual(none)
  })
})
