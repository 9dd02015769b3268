import { option as O } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { featuresCodec } from '../../../src/blocks/features/features.codec.js'
import { root } from '../../kit/content-site.js'

const read = (content: unknown) => {
  const { value, findings } = featuresCodec(content, root)
  return { content: O.toUndefined(value), codes: findings.map(({ code, path }) => [code, path]) }
}
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Feature ${at + 1}` }))

describe('the content of a features overview', () => {
  test('[B-FEAT-02] four items are shown, five are not', () => {
    expect(read({ items: items(4) }).content?.items.length).toBe(4)
    expect(read({ items: items(5) })).toEqual({
      content: undefined,
      codes: [['TOO_MANY', 'items']],
    })
  })

  test('[B-FEAT-03] without an item nothing is shown', () => {
    expect(read({ items: [] }).content).toBeUndefined()
    expect(read({}).content).toBeUndefined()
    expect(read({ items: [{ description: 'no title' }] }).content).toBeUndefined()
  })

  test.each([
    [3, 3000],
    [undefined, 5000],
    [0, 5000],
    [-1, 5000],
    [Number.NaN, 5000],
    ['3', 5000],
  ])('[B-FEAT-05] a duration of %j is %i ms', (animationDuration, interval) => {
    expect(read({ items: items(1), animationDuration }).content?.interval).toBe(interval)
  })

  test('[B-FEAT-11] every field is read', () => {
    const { content, codes } = read({
      label: 'New',
      title: 'Inside',
      body: 'A *quiet* room.',
      image: { src: '/a.avif', alt: '' },
      imageUltrawide: { src: '/b.avif', alt: '' },
      video: { sources: ['/a.webm'] },
      videoUltrawide: { sources: ['/b.webm'] },
      items: [
        {
          title: 'Seats',
          description: 'Wool.',
          eventLabel: 'seats',
          image: { src: '/c.avif', alt: 'A seat' },
          imageUltrawide: { src: '/d.avif', alt: 'A seat' },
          video: { sources: ['/c.webm'] },
          videoUltrawide: { sources: ['/d.webm'] },
          subtitleTrack: '/c.vtt',
        },
      ],
      link: { text: 'More', href: '/uk/inside/' },
      animationDuration: 7,
      enableAutoplay: false,
      loopVideos: true,
      smAspectRatio: '1:1',
      mdAspectRatio: '21:9',
    })
    expect(codes).toEqual([])
    expect(content).toMatchObject({
      label: 'New',
      title: [{ kind: 'text', text: 'Inside' }],
      image: { value: { src: '/a.avif' } },
      imageUltrawide: { value: { src: '/b.avif' } },
      video: { value: { sources: [{ src: '/a.webm' }] } },
      videoUltrawide: { value: { sources: [{ src: '/b.webm' }] } },
      items: [
        {
          title: 'Seats',
          eventLabel: 'seats',
          image: { value: { src: '/c.avif' } },
          imageUltrawide: { value: { src: '/d.avif' } },
          video: { value: { sources: [{ src: '/c.webm' }] } },
          videoUltrawide: { value: { sources: [{ src: '/d.webm' }] } },
          subtitleTrack: '/c.vtt',
        },
      ],
      link: { value: { text: 'More', href: '/uk/inside/' } },
      interval: 7000,
      enableAutoplay: false,
      loopVideos: true,
      smAspectRatio: '1:1',
      mdAspectRatio: '21:9',
    })
  })

  test('[B-FEAT-12] [B-FEAT-08] what is not said: 4:3 on phones, 16:9 above, it moves, videos do not loop', () => {
    expect(read({ items: items(1) }).content).toMatchObject({
      smAspectRatio: '4:3',
      mdAspectRatio: '16:9',
      enableAutoplay: true,
      loopVideos: false,
    })
    const { content, codes } = read({ items: items(1), smAspectRatio: '5:4' })
    expect(content?.smAspectRatio).toBe('16:9')
    expect(codes).toEqual([['RATIO', 'smAspectRatio']])
  })

  test('[E-B-31] any value is read', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything(), { maxLength: 4 }), (any, list) => {
        featuresCodec(any, root)
        const { value } = featuresCodec({ items: [{ title: 'a' }], title: any, link: list }, root)
        expect(O.isSome(value)).toBe(true)
      }),
    )
  })
})
