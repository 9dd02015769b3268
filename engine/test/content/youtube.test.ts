import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { findYouTube, readYouTube } from '../../src/content/youtube.js'
import { site } from '../kit/content-site.js'

const ID = 'dQw4w9WgXcQ'
const read = (address: string) => O.toUndefined(readYouTube(address, site))
const srcOn = (slug: string, locale: string): string =>
  findYouTube({ id: ID, start: 0 }, { site: slug, locale, isPausable: false }).src

describe('the address of a video of YouTube', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?list=a&v=${ID}#top`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube.com/shorts/${ID}?feature=share`,
    `https://www.youtube.com/live/${ID}`,
    `https://www.youtube.com/v/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtube-nocookie.com/embed/${ID}`,
    `  https://youtu.be/${ID}  `,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
  ])('[B-MEDIA-14] [D-B-37] %s is read', (address) => {
    expect(read(address)).toEqual({ id: ID, start: 0 })
  })

  test.each([
    'not a url',
    '',
    `/watch?v=${ID}`,
    `//youtu.be.example/${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/https://youtu.be/${ID}`,
    `https://youtu.be@evil.example/${ID}`,
    `javascript:https://youtu.be/${ID}`,
    `ftp://youtu.be/${ID}`,
    'https://youtu.be/',
    'https://youtu.be/short',
    `https://youtu.be/${ID}x`,
    `https://www.youtube.com/watch?v=${ID}%22onload`,
    `https://www.youtube.com/channel/${ID}`,
    `https://www.youtube.com/${ID}`,
    'https://[',
  ])('[B-MEDIA-14] [D-B-37] %j is none', (address) => {
    expect(read(address)).toBeUndefined()
  })

  test.each([
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1h2m3s', 3723],
    ['t=2m', 120],
    ['start=42', 42],
    ['t=soon', 0],
    ['t=-3', 0],
    ['t=', 0],
  ])('[D-B-37] %s begins at %i s', (query, start) => {
    expect(read(`https://youtu.be/${ID}?${query}`)?.start).toBe(start)
  })

  test('[E-B-25] whatever is written, nothing but an id comes out of it', () => {
    const address = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string().map((text) => `https://youtu.be/${text}`),
      fc.string().map((text) => `https://www.youtube.com/watch?v=${text}`),
    )
    fc.assert(
      fc.property(address, (written) => {
        const video = read(written)
        expect(video === undefined || /^[\w-]{11}$/.test(video.id)).toBe(true)
      }),
    )
  })
})

describe('where it is embedded from', () => {
  test('[B-VID-09] [B-VID-11] captions on, in the language of the site; no other videos; it plays at once', () => {
    expect(srcOn('de', 'de-DE')).toBe(
      `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0&cc_load_policy=1&hl=de&cc_lang_pref=de&playsinline=1`,
    )
  })

  test.each([
    ['tw', 'zh-TW', 'zh-Hant'],
    ['constructor', 'de-DE', 'de'],
    ['TW', 'zh-TW', 'zh-Hant'],
    ['uk', 'en-GB', 'en'],
    ['ae', 'AR-ae', 'ar'],
    ['se', 'sv', 'sv'],
    ['xx', '', 'en'],
    ['xx', '12', 'en'],
  ])('[B-VID-09] [B-VID-10] site %s in %s: %s', (slug, locale, language) => {
    expect(srcOn(slug, locale)).toContain(`&hl=${language}&cc_lang_pref=${language}&`)
  })

  test('[D-B-37] [D-B-65] the start and the way to pause it come last, in this order', () => {
    const terms = { site: 'uk', locale: 'en-GB', isPausable: true }
    const { src, href } = findYouTube({ id: ID, start: 42 }, terms)
    expect(src.endsWith('&playsinline=1&start=42&enablejsapi=1')).toBe(true)
    expect(href).toBe(`https://www.youtube.com/watch?v=${ID}&t=42s`)
  })
})
