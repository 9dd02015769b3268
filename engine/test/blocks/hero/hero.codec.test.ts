import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { heroCodec } from '../../../src/blocks/hero/hero.codec.js'
import { heroMedia } from '../../../src/blocks/hero/hero-media.js'
import { HERO_TEXT_POSITIONS, type HeroContent } from '../../../src/blocks/hero/hero.types.js'
import { toPlainLine } from '../../../src/content/index.js'
import type { Breakpoint } from '../../../src/site/breakpoint.js'
import { site } from '../../kit/content-site.js'

const read = (value: unknown) => heroCodec(value, { path: '', links: site })
const shown = (value: object): HeroContent => {
  const { value: content } = read(value)
  if (O.isNone(content)) throw new Error('nothing is shown')
  return content.value
}

const PICTURES = {
  portrait: { src: '/portrait.avif', alt: '' },
  tablet: { src: '/tablet.avif', alt: '' },
  landscape: { src: '/landscape.avif', alt: '' },
}
const film = (name: string) => ({ sources: [{ src: `/${name}.webm`, type: 'video/webm' }] })

const mediaAt = (value: object, size: Breakpoint): string => {
  const media = heroMedia(shown({ title: 'EX30', ...value }), size)
  if (O.isNone(media)) return ''
  return media.value.kind === 'image'
    ? media.value.picture.src
    : `${media.value.video.sources[0]?.src ?? ''} ${O.isSome(media.value.poster) ? media.value.poster.value.src : 'none'}`
}

describe('the content of a hero', () => {
  test('[B-HERO-05] [D-B-53] is none without a title', () => {
    for (const value of [{}, { title: '' }, { title: ' \u00a0' }, null, 7, [], 'title'])
      expect([value, O.isNone(read(value).value)]).toEqual([value, true])
    expect(read({ title: '' }).findings.map(({ code }) => code)).toEqual(['MISSING_TEXT'])
  })

  test('[B-HERO-04] names the level of its title, the first where it is none', () => {
    const levels = ['h2', 'h6', 'div', undefined].map(
      (headingTag) => shown({ title: 'EX30', headingTag }).level,
    )
    expect(levels).toEqual([2, 6, 1, 1])
  })

  test('[B-HERO-06] keeps the first two calls that lead somewhere', () => {
    const call = (text: string, href: string) => ({ text, href })
    const names = (ctas: readonly object[]) =>
      shown({ title: 'EX30', ctas }).ctas.map(({ text }) => text)
    const [one, two, three] = [call('One', '/1'), call('Two', '/2'), call('Three', '/3')]
    expect(names([one, two, three])).toEqual(['One', 'Two'])
    expect(names([call('One', ''), two])).toEqual(['Two'])
    expect(read({ title: 'EX30', ctas: [one, two, three] }).findings).toMatchObject([
      { code: 'TOO_MANY', path: 'ctas' },
    ])
  })

  test('[B-HERO-09] [B-HERO-10] stands in the middle at the start, light, unless content says so', () => {
    const { desktopTextPosition, themeColor } = shown({
      title: 'EX30',
      desktopTextPosition: 'topLeft',
      themeColor: '#fff',
    })
    expect([desktopTextPosition, themeColor]).toEqual(['middleLeft', 'light'])
    for (const position of HERO_TEXT_POSITIONS)
      expect(shown({ title: 'a', desktopTextPosition: position }).desktopTextPosition).toBe(
        position,
      )
  })

  test('[B-HERO-07] has its small print, or none', () => {
    const printOf = (disclaimerText: unknown) =>
      toPlainLine(shown({ title: 'EX30', disclaimerText }).disclaimerText)
    expect([printOf('Range per WLTP'), printOf(''), printOf({})]).toEqual([
      'Range per WLTP',
      '',
      '',
    ])
  })
})

describe('what a hero shows', () => {
  test('[B-HERO-01] is made for the screen', () => {
    const at = (size: Breakpoint) => mediaAt({ image: PICTURES }, size)
    expect((['S', 'M', 'L', 'XL'] as const).map(at)).toEqual([
      '/portrait.avif',
      '/tablet.avif',
      '/landscape.avif',
      '/landscape.avif',
    ])
  })

  test('[B-HERO-02] [D-B-66] is the nearest there is, and nothing without any', () => {
    const { landscape, portrait } = PICTURES
    expect(mediaAt({ image: { landscape } }, 'S')).toBe('/landscape.avif')
    expect(mediaAt({ image: { landscape, portrait } }, 'M')).toBe('/landscape.avif')
    expect(mediaAt({ image: { portrait } }, 'L')).toBe('/portrait.avif')
    expect(mediaAt({ image: { landscape: { src: 'javascript:alert(1)' } } }, 'L')).toBe('')
    expect(mediaAt({}, 'S')).toBe('')
  })

  test('[B-HERO-03] is a video where there is any, with the nearest picture as its poster', () => {
    const { portrait } = PICTURES
    const both = { image: { portrait }, video: { landscape: film('film') } }
    expect(mediaAt(both, 'L')).toBe('/film.webm /portrait.avif')
    expect(mediaAt(both, 'S')).toBe('/film.webm /portrait.avif')
    const own = { ...film('film'), poster: { src: '/still.avif', alt: '' } }
    expect(mediaAt({ video: { tablet: own } }, 'L')).toBe('/film.webm /still.avif')
    expect(mediaAt({ video: { tablet: film('film') } }, 'L')).toBe('/film.webm none')
  })

  test('[B-HERO-02] A hero with any source shows something on every screen.', () => {
    const anySize = fc.constantFrom<Breakpoint>('S', 'M', 'L', 'XL')
    const some = fc.subarray(['portrait', 'tablet', 'landscape'] as const, { minLength: 1 })
    fc.assert(
      fc.property(some, fc.boolean(), anySize, (all, isFilm, size) => {
        const sources = Object.fromEntries(
          all.map((one) => [one, isFilm ? film(one) : PICTURES[one]]),
        )
        expect(mediaAt(isFilm ? { video: sources } : { image: sources }, size)).not.toBe('')
      }),
    )
  })
})
