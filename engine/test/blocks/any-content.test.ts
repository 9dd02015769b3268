import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { expect, test } from 'vitest'
import { bannerCodec } from '../../src/blocks/banner/banner.codec.js'
import { calloutsCodec } from '../../src/blocks/callouts/callouts.codec.js'
import { compareCodec } from '../../src/blocks/compare/compare.codec.js'
import { faqCodec } from '../../src/blocks/faq/faq.codec.js'
import { galleryCodec } from '../../src/blocks/gallery/gallery.codec.js'
import { infoMessageCodec } from '../../src/blocks/info-message/info-message.codec.js'
import { introCodec } from '../../src/blocks/intro/intro.codec.js'
import { keyFiguresCodec } from '../../src/blocks/key-figures/key-figures.codec.js'
import { mediaHighlightsCodec } from '../../src/blocks/media-highlights/media-highlights.codec.js'
import { promotionCodec } from '../../src/blocks/promotion/promotion.codec.js'
import { readMoreCodec } from '../../src/blocks/read-more/read-more.codec.js'
import { spotlightCodec } from '../../src/blocks/spotlight/spotlight.codec.js'
import { statementCodec } from '../../src/blocks/statement/statement.codec.js'
import { videoCodec } from '../../src/blocks/video/video.codec.js'
import type { Lenient } from '../../src/content/index.js'
import type { Option } from '../../src/shared/index.js'
import { root } from '../kit/content-site.js'

// Each with the text it needs.
const CODECS: readonly (readonly [string, Lenient<Option<unknown>>, (text: string) => object])[] = [
  ['banner', bannerCodec, (bannerText) => ({ bannerText })],
  ['callouts', calloutsCodec, (title) => ({ callouts: [{ title }] })],
  ['compare', compareCodec, (ctaText) => ({ ctaText })],
  ['faq', faqCodec, (question) => ({ faqList: [{ question, answer: 'a' }] })],
  ['info message', infoMessageCodec, (message) => ({ id: 'a', message })],
  ['intro', introCodec, (heading) => ({ heading })],
  ['key figures', keyFiguresCodec, (label) => ({ figures: [{ label, value: '7' }] })],
  ['media highlights', mediaHighlightsCodec, (title) => ({ items: [{ title }] })],
  ['promotion', promotionCodec, (heading1) => ({ heading1 })],
  ['read more', readMoreCodec, (text) => ({ text })],
  ['spotlight', spotlightCodec, (title) => ({ items: [{ title }] })],
  ['statement', statementCodec, (text) => ({ text })],
]

test.each(CODECS)(
  '[E-B-31] %s: any content is read without an exception',
  (_name, codec, write) => {
    const names = fc.constantFrom(...Object.keys(write('')), 'cta', 'link', 'textAnswer', 'lines')
    const content = fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue()))
    fc.assert(
      fc.property(content, (written) => {
        expect(codec(written, root)).toHaveProperty('findings')
      }),
    )
  },
)

test('[B-SCOPE-02] gallery: content is plain data', () => {
  const { value } = galleryCodec({ items: [{ wideImage: '/a.jpg', alternateText: 'a' }] }, root)
  expect([O.isSome(value), JSON.parse(JSON.stringify(value))]).toEqual([true, value])
})

test.each(CODECS)('[B-SCOPE-02] %s: content is plain data', (_name, codec, write) => {
  const { value } = codec(write('A text'), root)
  expect(JSON.parse(JSON.stringify(value))).toEqual(value)
})

test.each(CODECS)(
  '[B-SCOPE-02] %s needs its text; blank is none, and found',
  (_name, codec, write) => {
    expect(O.isSome(codec(write('A text'), root).value)).toBe(true)
    for (const blank of ['', '  ', '\u00a0', '\u200b']) {
      const { value, findings } = codec(write(blank), root)
      expect([O.isNone(value), findings.map(({ code }) => code)]).toEqual([true, ['MISSING_TEXT']])
    }
  },
)

test('[E-B-31] video: any content is read without an exception', () => {
  const names = fc.constantFrom(
    'youtubeURL',
    'videoDesktopMp4',
    'desktopPoster',
    'controls',
    'transcript',
  )
  const content = fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue()))
  fc.assert(
    fc.property(content, (written) => {
      expect(videoCodec(written, root)).toHaveProperty('findings')
    }),
  )
})
