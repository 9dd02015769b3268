import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as t from 'io-ts'
import { decodeWith } from '@evkit/engine/shared'
import { either as E } from 'fp-ts'
import { carClip, findClipName, writeClip } from '../content/clips.js'
import { CLIPS, findCaptions, findClip } from '../pictures/index.js'
import { SILENCE } from '../pictures/clips.js'
import { TAKES } from '../pictures/filming/takes.js'

const FOLDER = new URL('../pictures/clips/', import.meta.url)
const List = t.type({
  madeBy: t.string,
  files: t.readonlyArray(
    t.type({ file: t.string, from: t.string, bytes: t.number, sum: t.string }),
  ),
})
const read = decodeWith(List, JSON.parse(readFileSync(new URL('list.json', FOLDER), 'utf8')))
if (E.isLeft(read)) throw new Error('the list of clips cannot be read')
const { files, madeBy } = read.right

describe('the clips', () => {
  test('[E-B-38] are those of the list, made of the still it names, and none is missing', () => {
    const there = readdirSync(FOLDER).filter((file) => /\.(?:mp4|webm|avif|webp)$/.test(file))
    expect(files.map(({ file }) => file)).toEqual(there.sort())
    for (const { file, from, bytes, sum } of files) {
      const content = readFileSync(new URL(file, FOLDER))
      expect([file, content.byteLength]).toEqual([file, bytes])
      expect(createHash('sha256').update(content).digest('hex').slice(0, 16), file).toBe(sum)
      expect(TAKES.find(({ name }) => file.startsWith(`${name}.`))?.still).toBe(from)
    }
    expect(madeBy).toMatch(/^ffmpeg \d/)
  })

  test('[E-B-20] [E-B-38] are light: together below 1.5 MB, each poster below 60 kB', () => {
    const films = files.filter(({ file }) => /\.(?:mp4|webm)$/.test(file))
    expect(films).toHaveLength(2 * CLIPS.length)
    expect(films.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(1_500_000)
    const posters = files.filter((file) => !films.includes(file))
    expect(posters).toHaveLength(4 * CLIPS.length)
    expect(posters.filter(({ bytes }) => bytes >= 60_000)).toEqual([])
  })

  test('[E-B-38] begin where they end, never enlarge a still, and stay inside it', () => {
    for (const { name, from, to, seconds } of TAKES) {
      for (const { x, y, width } of [from, to]) {
        expect([name, width >= 0.8, x + width <= 1, y >= 0]).toEqual([name, true, true, true])
      }
      expect(seconds).toBeGreaterThanOrEqual(4)
      expect(seconds).toBeLessThanOrEqual(6)
    }
  })

  test('[E-B-20] say in captions that nothing is heard, in every language pages are written in', () => {
    const there = readdirSync(FOLDER).filter((file) => file.endsWith('.vtt'))
    expect(there.sort()).toEqual(
      Object.keys(SILENCE)
        .map((language) => `silent.${language}.vtt`)
        .sort(),
    )
    const longest = Math.max(...TAKES.map(({ seconds }) => seconds))
    for (const language of readdirSync(new URL('../content/pages/', import.meta.url))) {
      const address = findCaptions(language) ?? ''
      const [file = ''] = findClip(address)
      const [head, time, text] = readFileSync(new URL(file, FOLDER), 'utf8').split(/\n+/)
      expect([language, head, time]).toEqual([
        language,
        'WEBVTT',
        `00:00.000 --> 00:0${longest}.000`,
      ])
      expect(text).toBe(SILENCE[language.slice(0, 2)])
    }
    expect(['tlh', '', 'constructor'].map(findCaptions)).toEqual([undefined, undefined, undefined])
  })

  test('are found by their address, each with every file of its kind', () => {
    expect(findClip('/media/clips/coast.webm')).toEqual(['coast.webm'])
    expect(findClip('/media/clips/coast.1600.avif')).toEqual(['coast.800.avif', 'coast.1600.avif'])
    for (const wrong of [
      '/media/clips/sea.webm',
      '/media/clips/coast.mov',
      '/clips/coast.webm',
      '/media/clips/../coast.webm',
      '/media/clips/coast.900.avif',
      '/media/clips/silent.xx.vtt',
      '/media/clips/coast.en.vtt',
      '',
    ])
      expect([wrong, findClip(wrong)]).toEqual([wrong, []])
  })
})

test.each(['en', 'en-US', 'de', 'sv', 'ar'])(
  '[B-HERO-01] the home in %s opens with a scene that none of its films shows again',
  (language) => {
    const file = new URL(`../content/pages/${language}/home.json`, import.meta.url)
    const text = readFileSync(file, 'utf8')
    const [, opening = ''] = /"id": "hero"[\s\S]*?"rendered": "(\w+)"/.exec(text) ?? []
    const clips = [...text.matchAll(/"clip": "([\w-]+)"/g)].map(([, clip]) => clip)
    expect(clips.length).toBeGreaterThan(2)
    expect(opening).not.toBe('')
    expect(clips).not.toContain(opening)
    expect(new Set(clips).size).toBe(clips.length)
  },
)

describe('a clip on a page', () => {
  test('is named by its name, or by the car of the page; the car without one has none', () => {
    expect(findClipName({ clip: 'coast' }, {})).toBe('coast')
    expect(findClipName({ clip: '{carClip}' }, { carClip: 'large-suv' })).toBe('large-suv')
    for (const clip of ['{carClip}', 'sea', 7, undefined])
      expect([clip, findClipName({ clip }, {})]).toEqual([clip, undefined])
    expect([carClip('large-suv'), carClip('fastback'), carClip('coast')]).toEqual([
      'large-suv',
      undefined,
      'coast',
    ])
  })

  test('stands for its files and its poster; what an author writes comes before them', () => {
    const written = writeClip(
      'coast',
      {
        clip: 'coast',
        heading: 'A',
        posterImageLandscape: '/own.avif',
      },
      'en-US',
    )
    expect(written).toMatchObject({
      heading: 'A',
      videoDesktopWebM: '/media/clips/coast.webm',
      videoLandscapeMp4Url: '/media/clips/coast.mp4',
      posterImageLandscape: '/own.avif',
    })
    expect(written).not.toHaveProperty('clip')
    expect(written).toHaveProperty('subtitleTrack', '/media/clips/silent.en.vtt')
    expect(writeClip('coast', {}, 'tlh')).not.toHaveProperty('subtitleTrack')
  })
})
