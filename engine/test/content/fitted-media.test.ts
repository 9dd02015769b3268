import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { fitPicture, fitVideo } from '../../src/content/fitted-media.js'
import { namedVideo } from '../../src/content/named-media.codec.js'
import { root } from '../kit/content-site.js'

const picture = (src: string) => O.some({ src, alt: '' })
const film = (name: string) =>
  O.some({
    sources: ['webm', 'mp4'].map((end) => ({ src: `/${name}.${end}`, type: `video/${end}` })),
    captions: '',
    description: name,
  })
const NARROW = '(width < 1024px)'

describe('media for narrow and wide screens', () => {
  test('[B-MEDIA-06] [B-VID-15] each has its own picture; a missing one is that of the other', () => {
    const [narrow, wide] = [picture('/narrow.avif'), picture('/wide.avif')]
    expect(O.toUndefined(fitPicture({ narrow, wide }))).toEqual({
      picture: { src: '/wide.avif', alt: '' },
      others: [{ picture: { src: '/narrow.avif', alt: '' }, media: NARROW }],
    })
    for (const one of [
      { narrow, wide: O.none },
      { narrow: O.none, wide: narrow },
    ])
      expect(O.toUndefined(fitPicture(one))).toEqual({
        picture: { src: '/narrow.avif', alt: '' },
        others: [],
      })
    expect(fitPicture({ narrow: O.none, wide: O.none })).toEqual(O.none)
  })

  test('[B-VID-15] [D-B-36] each is offered its own files first, WebM before MP4, and then those of the other', () => {
    const both = O.toUndefined(fitVideo({ narrow: film('narrow'), wide: film('wide') }))
    expect(both?.sources.map(({ src, media }) => [src, media])).toEqual([
      ['/narrow.webm', NARROW],
      ['/narrow.mp4', NARROW],
      ['/wide.webm', ''],
      ['/wide.mp4', ''],
      ['/narrow.webm', ''],
      ['/narrow.mp4', ''],
    ])
    for (const one of [
      { narrow: film('a'), wide: O.none },
      { narrow: O.none, wide: film('a') },
    ])
      expect(O.toUndefined(fitVideo(one))?.sources.map(({ media }) => media)).toEqual(['', ''])
    expect(fitVideo({ narrow: O.none, wide: O.none })).toEqual(O.none)
  })
})

describe('a video whose files are named one by one', () => {
  const codec = namedVideo({ webM: 'filmWebM', mp4: 'filmMp4' })
  const read = (value: object) => codec(value, root)

  test('[B-VID-15] WebM is offered before MP4, as an address or with more to it', () => {
    const { value } = read({
      filmMp4: { src: '/a.mp4' },
      filmWebM: 'https://media.example/a.webm',
      subtitleTrack: '/a.vtt',
      videoDescription: 'Rain',
    })
    expect(O.toUndefined(value)).toEqual({
      sources: [
        { src: 'https://media.example/a.webm', type: 'video/webm' },
        { src: '/a.mp4', type: 'video/mp4' },
      ],
      captions: '/a.vtt',
      description: 'Rain',
    })
  })

  test.each([
    '::',
    '',
    '  ',
    'a.mp4',
    '//media.example/a.mp4',
    '/\\a.mp4',
    'javascript:a',
    'data:video/mp4,a',
  ])('[B-VID-16] [D-B-36] %j is no address of a video', (filmMp4) => {
    const { value, findings } = read({ filmMp4 })
    expect([O.isNone(value), findings.length]).toEqual([true, filmMp4.trim() === '' ? 0 : 1])
  })

  test('[B-VID-16] a file that is none leaves the other', () => {
    const { value } = read({ filmMp4: '/a.mp4', filmWebM: '::' })
    expect(O.toUndefined(value)?.sources.map(({ src }) => src)).toEqual(['/a.mp4'])
    expect(read({})).toEqual({ value: O.none, findings: [] })
  })
})
