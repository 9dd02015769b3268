import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { videoCodec } from '../../../src/blocks/video/video.codec.js'
import type { VideoContent } from '../../../src/blocks/video/video.types.js'
import { describeVideoBlock, videoView } from '../../../src/blocks/video/video.view.js'
import { RATIOS } from '../../../src/content/ratio.codec.js'
import { root } from '../../kit/content-site.js'

const ID = 'dQw4w9WgXcQ'
const read = (value: object) => videoCodec(value, root)
const shown = (value: object): VideoContent => {
  const { value: content } = read(value)
  if (O.isNone(content)) throw new Error('nothing is shown')
  return content.value
}
const words = {
  name: 'Video',
  transcript: 'Transcript',
  play: 'Play',
  pause: 'Pause',
  mute: 'Sound off',
  unmute: 'Sound on',
  embed: { play: 'Play {title}', notice: '', declined: '', anyway: '', elsewhere: '', cancel: '' },
}
const view = (value: object, site = 'uk', locale = 'en-GB') =>
  videoView({ id: 'film', content: shown(value), words, site, locale })

const FILM = { videoDesktopMp4: '/wide.mp4', videoDesktopWebM: '/wide.webm' }

describe('the content of a video block', () => {
  test('[B-VID-14] holds all eighteen fields', () => {
    const kept = {
      ctaLabel: 'Watch the film',
      mobileAspectRatio: '9:16',
      desktopAspectRatio: '21:9',
      youtubeIframeTitle: 'The film',
      videoDescription: 'Rain on a roof',
      largePlayIcon: true,
      centeredPlayIcon: true,
      useLoopVideoAsPosterForYouTube: true,
    }
    const written = {
      youtubeURL: `https://youtu.be/${ID}`,
      ...FILM,
      videoMobileMp4: '/tall.mp4',
      videoMobileWebM: '/tall.webm',
      posterImageLandscape: { src: '/wide.avif', alt: '' },
      posterImagePortrait: { src: '/tall.avif', alt: '' },
      desktopPoster: { src: '/desktop.avif', alt: '' },
      mobilePoster: { src: '/mobile.avif', alt: '' },
      subtitleTrack: '/film.vtt',
      ...kept,
    }
    const { value, findings } = read(written)
    expect(findings).toEqual([])
    expect(O.toUndefined(value)).toMatchObject({
      youTube: O.some({ id: ID, start: 0 }),
      ...kept,
    })
    const { video, poster } = shown(written)
    expect(O.toUndefined(video)).toMatchObject({ captions: '/film.vtt' })
    expect(O.toUndefined(video)?.sources.map(({ src }) => src)).toEqual([
      '/tall.webm',
      '/tall.mp4',
      '/wide.webm',
      '/wide.mp4',
      '/tall.webm',
      '/tall.mp4',
    ])
    expect(O.toUndefined(poster)?.picture.src).toBe('/desktop.avif')
    expect(O.toUndefined(poster)?.others.map(({ picture }) => picture.src)).toEqual([
      '/mobile.avif',
    ])
  })

  test('[B-VID-15] [D-B-36] posters and files fall back to those of the other screens', () => {
    const posters = (value: object) => {
      const { poster } = shown({ ...FILM, ...value })
      const found = O.toUndefined(poster)
      return [found?.picture.src, ...(found?.others ?? []).map(({ picture }) => picture.src)]
    }
    expect(posters({ posterImageLandscape: '/wide.avif' })).toEqual(['/wide.avif'])
    expect(posters({ posterImagePortrait: '/tall.avif' })).toEqual(['/tall.avif'])
    expect(posters({ mobilePoster: '/m.avif', posterImageLandscape: '/w.avif' })).toEqual([
      '/w.avif',
      '/m.avif',
    ])
    expect(posters({})).toEqual([undefined])
    const { video } = shown({ videoDesktopMp4: '/wide.mp4' })
    expect(O.toUndefined(video)?.sources).toEqual([
      { src: '/wide.mp4', type: 'video/mp4', media: '' },
    ])
  })

  test('[B-VID-15] [D-B-36] one file is enough, of either kind, and an author is told nothing', () => {
    for (const [name, type] of [
      ['videoDesktopMp4', 'video/mp4'],
      ['videoMobileMp4', 'video/mp4'],
      ['videoDesktopWebM', 'video/webm'],
      ['videoMobileWebM', 'video/webm'],
    ] as const) {
      const { findings } = read({ [name]: '/only', loopVideo: true })
      const { video } = shown({ [name]: '/only' })
      expect([name, findings, O.toUndefined(video)]).toEqual([
        name,
        [],
        { sources: [{ src: '/only', type, media: '' }], captions: '', description: '' },
      ])
    }
  })

  test('[B-VID-16] one file that is none leaves the other, and is told of once', () => {
    const written = { videoDesktopMp4: '::', videoDesktopWebM: '/wide.webm', loopVideo: true }
    expect(read(written).findings.map(({ code }) => code)).toEqual(['UNREADABLE_LINK'])
    expect(view(written).video?.sources.map(({ src }) => src)).toEqual(['/wide.webm'])
    expect(read({ ...written, videoDesktopMp4: ' ' }).findings).toEqual([])
  })

  test.each([
    {},
    { videoDesktopMp4: '::' },
    { videoDesktopMp4: '' },
    { youtubeURL: 'not a url' },
    { posterImageLandscape: '/a.avif' },
  ])('[B-VID-16] %j is none', (value) => {
    expect(O.isNone(read(value).value)).toBe(true)
  })

  test('[B-VID-16] [D-B-37] an address of YouTube that names no video leaves our own', () => {
    const { findings } = read({ ...FILM, loopVideo: true, youtubeURL: 'https://youtu.be/' })
    expect(findings.map(({ code, path }) => [code, path])).toEqual([['NO_VIDEO', 'youtubeURL']])
    expect(view({ ...FILM, youtubeURL: 'https://youtu.be/' }).embed).toBeUndefined()
  })

  test('[B-VID-20] [B-VID-22] [B-VID-23] ratios: 4:5 and 16:9 unless content says so, and 16:9 for what is not allowed', () => {
    const ratios = (value: object) => {
      const { mobileAspectRatio, desktopAspectRatio } = shown({ ...FILM, ...value })
      return [mobileAspectRatio, desktopAspectRatio]
    }
    expect(ratios({})).toEqual(['4:5', '16:9'])
    for (const ratio of RATIOS)
      expect(ratios({ mobileAspectRatio: ratio, desktopAspectRatio: ratio })).toEqual([
        ratio,
        ratio,
      ])
    for (const wrong of ['2:1', 'abc']) {
      const written = { ...FILM, loopVideo: true, mobileAspectRatio: wrong }
      expect(ratios({ mobileAspectRatio: wrong })).toEqual(['16:9', '16:9'])
      expect(read(written).findings.map(({ code }) => code)).toEqual(['RATIO'])
    }
  })

  test('[B-VID-05] an unknown mode of controls is the usual one', () => {
    const modes = [undefined, 'extended', 'forceDisable', 'fancy'].map(
      (controls) => shown({ ...FILM, controls }).controls,
    )
    expect(modes).toEqual(['enabled', 'extended', 'forceDisable', 'enabled'])
  })

  test('[E-B-07] nothing starts by itself that nobody can stop', () => {
    const written = {
      ...FILM,
      loopVideo: true,
      enableAutoplay: true,
      controls: 'forceDisable',
    }
    expect(shown(written).enableAutoplay).toBe(false)
    expect(read(written).findings.map(({ code }) => code)).toEqual(['UNKNOWN_VALUE'])
    expect(shown({ ...FILM, enableAutoplay: true }).enableAutoplay).toBe(true)
  })
})

describe('a video block', () => {
  const YOUTUBE = { youtubeURL: `https://youtu.be/${ID}` }

  test('[B-VID-08] [B-VID-17] a video of YouTube comes before our own, which plays in place of its poster where that is wanted', () => {
    expect(view({ ...FILM, ...YOUTUBE }).video).toBeUndefined()
    const loop = view({ ...FILM, ...YOUTUBE, useLoopVideoAsPosterForYouTube: true })
    expect([loop.video?.sources.length, loop.embed?.src.includes(ID)]).toEqual([2, true])
    expect(view({ ...YOUTUBE, useLoopVideoAsPosterForYouTube: true }).video).toBeUndefined()
    expect(view(FILM).embed).toBeUndefined()
  })

  test('[B-VID-09] it is embedded in the language of the site', () => {
    expect(view(YOUTUBE, 'de', 'de-DE').embed?.src).toContain('&hl=de&cc_lang_pref=de&')
  })

  test('[B-VID-18] its frame has a name: its own, what is seen in it, its heading, or a text of the site', () => {
    const named = { youtubeIframeTitle: 'A', videoDescription: 'B', heading: 'C' }
    expect(view({ ...YOUTUBE, ...named }).embed?.title).toBe('A')
    expect(view({ ...YOUTUBE, ...named, youtubeIframeTitle: ' ' }).embed?.title).toBe('B')
    expect(view({ ...YOUTUBE, heading: 'C' }).embed?.title).toBe('C')
    const bare = view(YOUTUBE)
    expect([bare.embed?.title, bare.name, bare.embed?.words.play]).toEqual([
      'Video',
      'Video',
      'Play Video',
    ])
  })
})

describe('a video for machines', () => {
  const described = (value: object) =>
    describeVideoBlock(shown({ ...FILM, ...value }), 'https://www.example.com')

  test('[E-B-32] is described where content says enough', () => {
    const said = { heading: 'Rain', published: '2026-11-20', desktopPoster: '/wide.avif' }
    expect(described(said)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: 'Rain',
        thumbnailUrl: 'https://www.example.com/wide.avif',
        uploadDate: '2026-11-20',
        contentUrl: 'https://www.example.com/wide.webm',
      },
    ])
    for (const missing of [{ heading: '' }, { published: '' }, { desktopPoster: '' }])
      expect(described({ ...said, ...missing })).toEqual([])
  })
})
