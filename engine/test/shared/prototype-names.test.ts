// The one entrance for documents: no key that is the name of a prototype gets past it, whatever codec stands behind.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { FlexFormCodec } from '../../src/forms/lead/documents/forms.codec.js'
import { readChosen } from '../../src/forms/lead/documents/storage.codec.js'
import { decodeWith } from '../../src/shared/decode.js'
import { some } from '../../src/shared/option.js'
import { readLocationChange, readRegionCookie } from '../../src/site/location.codec.js'

const SOURCES = join(import.meta.dirname, '../../src')

const isCodec = (value: unknown): value is t.Type<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'decode' in value && 'encode' in value

const CODEC_FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.codec.ts'),
)
const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
  CODEC_FILES.map(
    (file) => import(join(SOURCES, file)) as Promise<Readonly<Record<string, unknown>>>,
  ),
)
const CODECS = modules.flatMap((one) =>
  Object.entries(one).flatMap(([name, value]) => (isCodec(value) ? [[name, value] as const] : [])),
)

const NAMES = ['__proto__', 'constructor', 'prototype']
const FORM = '{"main":{"rows":[["Email"]]},"ctaLink":"https://evil.test/"}'

describe('documents with the name of a prototype', () => {
  test('the doors have codecs', () => {
    expect(CODECS.length).toBeGreaterThan(60)
  })

  test.each(CODECS)('[E-F-55] [E-F-27] %s never sees one', (_, codec) => {
    const wraps = [
      (text: string) => text,
      (text: string) => `[${text}]`,
      (text: string) => `{"main":${text}}`,
      (text: string) => `{"a":[{"b":${text}}]}`,
    ]
    for (const name of NAMES) {
      for (const wrap of wraps) {
        const document = JSON.parse(wrap(`{"x":1,"${name}":${FORM}}`)) as unknown
        const decoded = decodeWith(codec, document)
        expect(decoded._tag).toBe('Left')
        if (E.isLeft(decoded)) expect(decoded.left[0]?.path).toContain(name)
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('[E-F-55] a form, a vehicle and what is stored read nothing through it', () => {
    const read = (codec: t.Decoder<unknown, unknown>, text: string) =>
      decodeWith(codec, JSON.parse(text))
    expect(read(FlexFormCodec, `{"__proto__":${FORM}}`)).toEqual({
      _tag: 'Left',
      left: [
        {
          path: '__proto__',
          expected: 'no key that is the name of a prototype',
          actual: 'record',
        },
      ],
    })
    const vehicle = '{"__proto__":{"ctaLink":"https://evil.test/","isStockCar":true}}'
    expect(readChosen('selectedModel', some(vehicle))._tag).toBe('None')
    expect(readRegionCookie('{"latitude":"57.7","__proto__":{"longitude":11.97}}')._tag).toBe(
      'None',
    )
    expect(readLocationChange(JSON.parse('{"placeDetails":{"__proto__":{}}}'))._tag).toBe('None')
  })

  test('No member of a prototype is ever read as if the document had it.', () => {
    const anyKey = fc.constantFrom('main', 'rows', 'places', 'a', ...NAMES)
    const { document } = fc.letrec<{ document: unknown }>((tie) => ({
      document: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, 1, 'x', true),
        fc.array(tie('document'), { maxLength: 3 }),
        fc.array(fc.tuple(anyKey, tie('document')), { maxLength: 3 }).map((members) => {
          // As a parser of JSON makes it: an own member, whatever its name.
          const made = {}
          for (const [name, value] of members) {
            Object.defineProperty(made, name, { value, enumerable: true, configurable: true })
          }
          return made
        }),
      ),
    }))
    const any = { decode: (value: unknown) => ({ _tag: 'Right', right: value }) as const }
    fc.assert(
      fc.property(document, (value) => {
        const text = JSON.stringify(value)
        const isPoisoned = NAMES.some((name) => text.includes(`"${name}":`))
        const codec = any as unknown as t.Decoder<unknown, unknown>
        return E.isLeft(decodeWith(codec, value)) === isPoisoned
      }),
    )
  })
})

const ROOT = new URL('../../../', import.meta.url)
const ROOMS = ['engine/src', 'ui/src', 'ui/server', 'data']
const NOT_SHIPPED = /(?:^|\/)(?:test|testing|bench|node_modules)\//

test('[E-F-55] nothing but the entrance calls a codec', () => {
  const callers = ROOMS.flatMap((room) =>
    readdirSync(new URL(`${room}/`, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file))
      .filter((file) =>
        readFileSync(new URL(`${room}/${file}`, ROOT), 'utf8')
          .split('\n')
          .some((line) => /[cC]odec\.decode\(/.test(line) && !line.startsWith(' *')),
      )
      .map((file) => `${room}/${file}`),
  )
  expect(callers).toEqual(['engine/src/shared/decode.ts'])
})
