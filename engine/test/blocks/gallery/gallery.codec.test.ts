import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { galleryCodec } from '../../../src/blocks/gallery/gallery.codec.js'
import { hostileText } from '../../../src/testing/charging-arbitraries.js'
import { root } from '../../kit/content-site.js'

const read = (value: unknown) => galleryCodec(value, root)
const readItems = (...items: readonly unknown[]) => O.toUndefined(read({ items }).value)?.items
const ALT = { alternateText: 'A car by the sea' }

describe('items by format', () => {
  const item = {
    ...ALT,
    body: 'By the **sea**.',
    disclaimer: 'terms',
    videoDescription: 'A car drives by.',
    subtitleTrack: '/a.vtt',
    standardImage: '/standard.jpg',
    ultraWideImage: { src: '/ultra.jpg', alt: 'Two cars', width: 2100, height: 900 },
    squareImage: '/square.jpg',
    wideImage: '/wide.jpg',
    standardVideoMp4: '/standard.mp4',
    standardVideoWebM: '/standard.webm',
    ultraWideVideoMp4: '/ultra.mp4',
    squareVideoWebM: '/square.webm',
    wideVideoMp4: '/wide.mp4',
  }

  test('[B-GAL-22] has four pictures and four videos, each in its ratio', () => {
    const [one] = readItems(item) ?? []
    expect(
      one?.pictures.map(({ file, ratio, screen }) => [file.src, file.alt, ratio, screen]),
    ).toEqual([
      ['/standard.jpg', 'A car by the sea', '4:3', ''],
      ['/ultra.jpg', 'Two cars', '21:9', ''],
      ['/square.jpg', 'A car by the sea', '1:1', ''],
      ['/wide.jpg', 'A car by the sea', '16:9', ''],
    ])
    expect(
      one?.videos.map(({ file, ratio }) => [ratio, file.sources.map(({ src }) => src)]),
    ).toEqual([
      ['4:3', ['/standard.webm', '/standard.mp4']],
      ['21:9', ['/ultra.mp4']],
      ['1:1', ['/square.webm']],
      ['16:9', ['/wide.mp4']],
    ])
    expect(one?.videos.map(({ file }) => file.poster?.src)).toEqual([
      '/standard.jpg',
      '/ultra.jpg',
      '/square.jpg',
      '/wide.jpg',
    ])
    expect(one?.videos[0]?.file).toMatchObject({
      captions: '/a.vtt',
      description: 'A car drives by.',
    })
    expect([one?.body.length, one?.marks.map(({ markOf }) => markOf)]).toEqual([1, ['terms']])
    expect(read({ items: [item] }).findings).toEqual([])
  })

  test('[B-GAL-22] [E-B-20] a picture that says nothing is told of once an item', () => {
    const { value, findings } = read({ items: [{ wideImage: '/a.jpg', squareImage: '/b.jpg' }] })
    expect(O.isSome(value)).toBe(true)
    expect(findings.map(({ code, path }) => [code, path])).toEqual([
      ['MISSING_ALT', 'items.0.alternateText'],
    ])
  })
})

describe('items by screen', () => {
  const sources = {
    sm: { src: '/sm.jpg', alt: 'Close', aspectRatio: '4:5' },
    md: { src: '/md.jpg', aspectRatio: '3 : 2' },
    lg: { src: '/lg.jpg', alt: ' ', aspectRatio: '7:3' },
  }

  test('[B-GAL-23] have a picture with its ratio for each, and videos for all of them or for each', () => {
    const one = readItems({
      ...ALT,
      imageSources: sources,
      videoSourcesMp4: ['/a.mp4'],
      body: 'A',
    })?.[0]
    expect(
      one?.pictures.map(({ file, ratio, screen }) => [screen, file.src, file.alt, ratio]),
    ).toEqual([
      ['sm', '/sm.jpg', 'Close', '4:5'],
      ['md', '/md.jpg', 'A car by the sea', '3:2'],
      ['lg', '/lg.jpg', 'A car by the sea', '16:9'],
    ])
    expect(one?.videos.map(({ file, screen }) => [screen, file.sources, file.poster?.src])).toEqual(
      [['', [{ src: '/a.mp4', type: '' }], '/lg.jpg']],
    )
    const each = readItems({ videoSourcesMp4: { sm: '/s.mp4', lg: ['/l.mp4', '/l2.mp4'] } })?.[0]
    expect(each?.videos.map(({ file, screen }) => [screen, file.sources.length])).toEqual([
      ['sm', 1],
      ['lg', 2],
    ])
  })

  test('[B-GAL-23] a ratio that is not allowed is told of where it stands', () => {
    const { findings } = read({ items: [{ ...ALT, imageSources: sources }] })
    expect(findings.map(({ code, path }) => [code, path])).toEqual([
      ['RATIO', 'items.0.imageSources.lg.aspectRatio'],
    ])
  })
})

test('[B-GAL-24] an item without a file is dropped and told of, and a gallery without items is none', () => {
  const { value, findings } = read({
    items: [
      { ...ALT, wideImage: '/a.jpg' },
      { body: 'A text' },
      { ...ALT, wideVideoMp4: '/a.mp4' },
    ],
  })
  expect(O.toUndefined(value)?.items).toHaveLength(2)
  expect(findings.map(({ code, path }) => [code, path])).toEqual([['MISSING_MEDIA', 'items.1']])
  for (const none of [undefined, null, 7, 'text', [], {}, { items: [] }, { items: [{}] }])
    expect(O.isNone(read(none).value)).toBe(true)
})

test('[E-B-25] [E-B-31] nothing that is no address of the web is shown, whatever is written', () => {
  const written = fc.oneof(
    hostileText,
    fc.jsonValue(),
    fc.constantFrom('javascript:alert(1)', 'data:text/html,x', '//evil example', '/a.jpg'),
  )
  const item = fc.record(
    {
      wideImage: fc.oneof(written, fc.record({ src: written, alt: written }, { requiredKeys: [] })),
      standardVideoMp4: written,
      imageSources: fc.oneof(written, fc.record({ sm: written, lg: fc.record({ src: written }) })),
      videoSourcesMp4: fc.oneof(written, fc.array(written), fc.record({ md: written })),
      alternateText: written,
      body: written,
      disclaimer: written,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(item, fc.jsonValue()), { maxLength: 4 }), (items) => {
      const shown = readItems(...items) ?? []
      expect(shown.length).toBeLessThanOrEqual(items.length)
      for (const { pictures, videos } of shown) {
        expect(pictures.length + videos.length).toBeGreaterThan(0)
        const files = [
          ...pictures.map(({ file }) => file.src),
          ...videos.flatMap(({ file }) => file.sources.map(({ src }) => src)),
        ]
        for (const src of files) expect(root.links.readUrl(src)?.scheme).toMatch(/^https?$/)
      }
    }),
  )
})
