// The shapes of content files that the documents of the tools are read with too.
import { readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import type * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { decodeWith } from '@evkit/engine/shared'
import { FramePictures, LanguageEntry, SiteEntry } from '../content/parts.js'
import { RangeLanguageEntry } from '../content/range-parts.js'

type Json = Readonly<Record<string, unknown>>

const read = (name: string): Json =>
  JSON.parse(readFileSync(new URL(`../content/${name}`, import.meta.url), 'utf8')) as Json

const put = (document: Json, [name = '', ...inside]: readonly string[], value: unknown): Json => ({
  ...document,
  [name]: inside.length === 0 ? value : put(document[name] as Json, inside, value),
})

describe('[T-DATA-30] a content file says what the document of its tool says', () => {
  test.each<readonly [string, string, t.Decoder<unknown, unknown>]>([
    ['range/en.json', 'tool.mapText', RangeLanguageEntry],
    ['range/en.json', 'calculator.cityTxt', RangeLanguageEntry],
    ['range/en.json', 'light.rangeIntroText', RangeLanguageEntry],
    ['range/en.json', 'tabs.tabs.savings', RangeLanguageEntry],
    ['range/en.json', 'messages', RangeLanguageEntry],
    ['languages/en.json', 'tool.profile.publicHeading', LanguageEntry],
    ['languages/en.json', 'tool.profile.disclaimer', LanguageEntry],
    ['sites/uk.json', 'chargingSegments.canonical', SiteEntry],
    ['sites/uk.json', 'direction', SiteEntry],
    ['frame-pictures.json', 'chargingPublic', FramePictures],
  ])('%s without %s is told by that place alone', (name, path, codec) => {
    const document = read(name)
    expect(E.isRight(decodeWith(codec, document))).toBe(true)
    const answer = decodeWith(codec, put(document, path.split('.'), undefined))
    expect(E.isLeft(answer) && answer.left.map((fault) => fault.path)).toEqual([path])
  })

  test('a direction no page can be written in is told when its file is read', () => {
    const answer = decodeWith(SiteEntry, { ...read('sites/uk.json'), direction: 'up' })
    expect(E.isLeft(answer) && answer.left.map(({ path }) => path)).toEqual(['direction'])
  })
})
