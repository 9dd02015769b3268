import { option as O } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickFeatureMedia, showFeatureMedia } from '../../../src/blocks/features/feature-media.js'
import { featuresCodec } from '../../../src/blocks/features/features.codec.js'
import { root } from '../../kit/content-site.js'

const NAMES = ['image', 'imageUltrawide', 'video', 'videoUltrawide'] as const

const owner = (who: string, has: readonly string[]) => ({
  image: has.includes('image') ? O.some({ src: `${who} image`, alt: '' }) : O.none,
  imageUltrawide: has.includes('imageUltrawide')
    ? O.some({ src: `${who} imageUltrawide`, alt: '' })
    : O.none,
  video: has.includes('video') ? O.some(film(`${who} video`)) : O.none,
  videoUltrawide: has.includes('videoUltrawide') ? O.some(film(`${who} videoUltrawide`)) : O.none,
  subtitleTrack: '',
})
const film = (src: string) => ({
  sources: [{ src, type: '' }],
  captions: '/own.vtt',
  description: '',
})

const pick = (block: readonly string[], item: readonly string[], isUltrawide = false): string => {
  const { video, picture } = pickFeatureMedia(
    owner('block', block),
    owner('item', item),
    isUltrawide,
  )
  return [
    ...(O.isSome(video) ? [video.value.sources[0]?.src] : []),
    ...(O.isSome(picture) ? [picture.value.src] : []),
  ].join(' and ')
}

describe('[D-B-30] what is shown with a feature', () => {
  test.each([
    [['video'], ['image'], 'block video'],
    [['video'], ['video', 'image'], 'item video'],
    [['image'], [], 'block image'],
    [['image'], ['image'], 'item image'],
    [['image'], ['video'], 'item video'],
    [[], [], ''],
  ])('[B-FEAT-09] block %j and item %j: %s', (block, item, shown) => {
    expect(pick(block, item)).toBe(shown)
  })

  test.each([
    [['image'], [], 'block image'],
    [['image', 'imageUltrawide'], [], 'block imageUltrawide'],
    [['imageUltrawide'], ['image'], 'item image'],
    [['videoUltrawide'], ['image'], 'block videoUltrawide'],
    [['videoUltrawide'], ['video'], 'item video'],
    [['video'], ['video', 'videoUltrawide'], 'item videoUltrawide'],
  ])('[B-FEAT-10] very wide, block %j and item %j: %s', (block, item, shown) => {
    expect(pick(block, item, true)).toBe(shown)
  })

  test('[B-FEAT-10] a screen that is not very wide never gets an ultrawide one, and never two are shown', () => {
    const some = fc.subarray([...NAMES])
    fc.assert(
      fc.property(some, some, fc.boolean(), (block, item, isUltrawide) => {
        const shown = pick(block, item, isUltrawide)
        expect(shown).not.toContain(' and ')
        if (!isUltrawide) expect(shown).not.toContain('Ultrawide')
      }),
    )
  })

  test('[B-FEAT-14] the captions of the item go with the video that is shown', () => {
    const block = owner('block', ['video'])
    const captions = (subtitleTrack: string) =>
      O.toUndefined(pickFeatureMedia(block, { ...owner('item', []), subtitleTrack }, false).video)
        ?.captions
    expect([captions('/seats.vtt'), captions('')]).toEqual(['/seats.vtt', '/own.vtt'])
  })

  test('both widths are told at once', () => {
    const read = O.toUndefined(
      featuresCodec(
        {
          image: { src: '/a.avif', alt: '' },
          items: [{ title: 'a', imageUltrawide: { src: '/wide.avif', alt: '' } }],
        },
        root,
      ).value,
    )!
    const { usual, ultrawide } = showFeatureMedia(read, read.items[0]!)
    expect(O.toUndefined(usual.picture)?.src).toBe('/a.avif')
    expect(O.toUndefined(ultrawide.picture)?.src).toBe('/wide.avif')
  })
})
