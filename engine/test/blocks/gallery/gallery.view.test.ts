import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { pickMedium } from '../../../src/blocks/gallery/gallery-media.js'
import { findGalleryWidth } from '../../../src/blocks/gallery/gallery-width.js'
import { galleryCodec } from '../../../src/blocks/gallery/gallery.codec.js'
import type { GalleryScreen } from '../../../src/blocks/gallery/gallery.types.js'
import { galleryMachine } from '../../../src/blocks/gallery/gallery.machine.js'
import { galleryOverlayView } from '../../../src/blocks/gallery/gallery-overlay.view.js'
import { galleryView } from '../../../src/blocks/gallery/gallery.view.js'
import { findGalleryItem } from '../../../src/blocks/gallery/progress.js'
import { followThumb } from '../../../src/blocks/gallery/thumb-strip.js'
import { RATIOS } from '../../../src/content/ratio.codec.js'
import { root } from '../../kit/content-site.js'
import { galleryWords } from '../../kit/gallery-words.js'

const viewOf = (written: object) => {
  const { value } = galleryCodec(written, root)
  if (O.isNone(value)) throw new Error('nothing is shown')
  return galleryView({ id: 'photos', content: value.value, words: galleryWords })
}

describe('the progress bar', () => {
  test('[B-GAL-02] a press at a share leads to the item of that place', () => {
    expect([0, 0.5, 0.999, 1].map((share) => findGalleryItem(share, 5))).toEqual([1, 3, 5, 5])
  })

  test('[B-GAL-02] any share leads to an item there is', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 500 }), (share, count) => {
        const item = findGalleryItem(share, count)
        expect(Number.isInteger(item) && item >= 1 && item <= count).toBe(true)
      }),
    )
    expect([findGalleryItem(0.5, 0), findGalleryItem(Number.NaN, 3)]).toEqual([1, 1])
  })
})

test('[B-GAL-20] a gallery takes 70% of its container, at least 1120 px, and never more than there is', () => {
  expect([1600, 2000, 1300, 1100].map(findGalleryWidth)).toEqual([1120, 1400, 1120, 1100])
})

describe('the file of a box', () => {
  const medium = (ratio: (typeof RATIOS)[number], screen: GalleryScreen | '' = '') => ({
    file: `${ratio} ${screen}`,
    ratio,
    screen,
  })

  test('[B-GAL-19] is the one of its ratio, or else the one nearest to it', () => {
    const media = [medium('4:3'), medium('21:9'), medium('1:1')]
    const pick = (ratio: (typeof RATIOS)[number]) =>
      O.toUndefined(pickMedium(media, { screen: 'lg', ratio }))?.ratio
    expect([pick('1:1'), pick('21:9'), pick('4:3'), pick('16:9'), pick('9:16')]).toEqual([
      '1:1',
      '21:9',
      '4:3',
      '21:9',
      '1:1',
    ])
  })

  test('[B-GAL-23] is the one made for the screen, or else for the next one', () => {
    const media = [medium('4:5', 'sm'), medium('16:9', 'lg')]
    const pick = (screen: GalleryScreen) =>
      O.toUndefined(pickMedium(media, { screen, ratio: '4:5' }))?.screen
    expect([pick('sm'), pick('md'), pick('lg')]).toEqual(['sm', 'lg', 'lg'])
  })

  test('[B-GAL-19] no other ratio is nearer than the one that is picked', () => {
    const share = (ratio: string): number => {
      const [width, height] = ratio.split(':').map(Number)
      return Math.log(width! / height!)
    }
    const ratios = fc.constantFrom(...RATIOS)
    fc.assert(
      fc.property(fc.array(ratios, { minLength: 1 }), ratios, (there, ratio) => {
        const picked = O.toUndefined(
          pickMedium(
            there.map((one) => medium(one)),
            { screen: 'md', ratio },
          ),
        )
        const far = (one: string) => Math.abs(share(one) - share(ratio))
        expect(far(picked!.ratio)).toBeCloseTo(Math.min(...there.map(far)), 9)
      }),
    )
  })
})

describe('a sliding gallery', () => {
  test('[B-GAL-23] screens that have a picture of their own ask for it', () => {
    const [slide] = viewOf({
      items: [
        {
          imageSources: {
            sm: { src: '/s.jpg', alt: 'Small' },
            md: { src: '/m.jpg', alt: 'Medium' },
            lg: { src: '/l.jpg', alt: 'Large' },
          },
        },
      ],
    }).slides
    expect(slide?.media.picture?.picture.src).toBe('/l.jpg')
    expect(slide?.media.picture?.others.map(({ picture, media }) => [picture.src, media])).toEqual([
      ['/s.jpg', '(width < 480px)'],
      ['/m.jpg', '(width < 1024px)'],
    ])
  })

  test('[B-GAL-23] screens that share a picture ask for it once', () => {
    const [both, one] = viewOf({
      items: [
        { imageSources: { sm: { src: '/s.jpg', alt: 'a' }, lg: { src: '/l.jpg', alt: 'a' } } },
        { imageSources: { md: { src: '/m.jpg', alt: 'a' } } },
      ],
    }).slides
    expect(both?.media.picture?.others.map(({ media }) => media)).toEqual(['(width < 480px)'])
    expect(one?.media.picture?.others).toEqual([])
  })

  test('[B-GAL-22] a video comes with its picture, and says what is seen where there is none', () => {
    const [whole, bare] = viewOf({
      items: [
        { wideVideoMp4: '/a.mp4', wideImage: '/a.jpg', alternateText: 'The sea' },
        { wideVideoMp4: '/b.mp4', videoDescription: 'Waves' },
      ],
    }).slides
    expect([whole?.media.video?.poster?.src, whole?.media.alt]).toEqual(['/a.jpg', 'The sea'])
    expect([bare?.media.video?.poster, bare?.media.alt]).toEqual([undefined, 'Waves'])
    expect(bare?.media.video?.sources).toEqual([{ src: '/b.mp4', type: 'video/mp4', media: '' }])
  })

  test('[B-GAL-01] the boxes are those of its first item; its name is its heading, or what a gallery is called', () => {
    const items = [{ wideImage: '/a.jpg', alternateText: 'a' }]
    expect(viewOf({ items }).box).toEqual({ sm: '4:3', md: '16:9', lg: '16:9' })
    expect(viewOf({ items }).label).toBe('Gallery')
    const sources = { sm: { src: '/a.jpg', alt: 'a', aspectRatio: '4:5' } }
    const own = viewOf({ heading: 'The **EX30**', items: [{ imageSources: sources }, ...items] })
    expect([own.label, own.box.sm, own.box.lg]).toEqual(['The EX30', '4:5', '16:9'])
  })
})

test('[B-GAL-07] [B-B-10] what is seen of a strip is fetched with five more on either side, wherever it stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(69), (count, place) => {
      const items = Array.from({ length: count }, (_, at) => ({
        alternateText: `Picture ${at + 1}`,
        wideImage: `/pictures/${at + 1}.jpg`,
      }))
      const { value } = galleryCodec({ items }, root)
      if (O.isNone(value)) throw new Error('nothing is shown')
      const { context } = createActor(galleryMachine, {
        input: { id: 'photos', count, entry: 'placed' },
      }).getSnapshot()
      const current = Math.min(place, count - 1) + 1
      const open = { ...context, current, first: followThumb(current, count) }
      const view = galleryOverlayView(open, value.value.items, galleryWords)
      const near = view.items.flatMap(({ thumb }, at) => (thumb.isNear ? [at] : []))
      const first = view.strip.offset / 62
      for (let at = first; at < first + view.strip.visible; at += 1) expect(near).toContain(at)
      expect(near.length).toBeLessThanOrEqual(15)
    }),
  )
})
