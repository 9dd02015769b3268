import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IMAGE_VIEW_MARGIN, nextImageState } from '../../src/content/image-state.js'
import {
  ASKED_IMAGE_WIDTHS,
  GALLERY_IMAGE_WIDTHS,
  IMAGE_WIDTHS,
  imageSet,
  imageUrl,
  PLACEHOLDER_WIDTH,
} from '../../src/content/image-url.js'
import { picture } from '../../src/content/values.codec.js'
import { root } from '../kit/content-site.js'

describe('the address of an image in a width', () => {
  test.each([
    ['/a.jpg', 720, '/a.jpg?w=720&imdensity=1'],
    ['/a.jpg?v=2&w=99#x', 480, '/a.jpg?v=2&w=480&imdensity=1#x'],
    ['/a.jpg?W=9&imdensity=3&sig=%2Fa+b', 480.4, '/a.jpg?sig=%2Fa+b&w=480&imdensity=1'],
    ['/a.jpg?width=9&web', 480, '/a.jpg?width=9&web&w=480&imdensity=1'],
    [
      'https://images.example.com/a?id=1',
      1080,
      'https://images.example.com/a?id=1&w=1080&imdensity=1',
    ],
  ])('[B-IMG-01] [B-IMG-02] [D-B-49] %s in %f px is %s', (src, width, address) => {
    expect(imageUrl(src, width)).toBe(address)
  })

  test('[B-IMG-01] says its density where it is asked for one', () => {
    expect(imageUrl('/a.jpg', 720, 2)).toBe('/a.jpg?w=720&imdensity=2')
  })

  test.each([
    '/a.svg',
    '/a.SVG?v=1#dark',
    'data:image/png;base64,AA==',
    'blob:https://a.example/1',
  ])('[D-B-49] %s has one file for every width', (src) => {
    expect([imageUrl(src, 480), imageSet(src)]).toEqual([src, ''])
  })

  test.each([
    [10, 1, '/media/a.800.avif'],
    [800, 1, '/media/a.800.avif'],
    [480, 2, '/media/a.1600.avif'],
    [1920, 2, '/media/a.1600.avif'],
  ])(
    '[D-B-49] a picture made ahead has a file that is wide enough for %f px at %f',
    (width, density, file) => {
      expect(imageUrl('/media/a.1600.avif', width, density)).toBe(file)
      expect(imageUrl(file, width, density)).toBe(file)
    },
  )

  test('[B-IMG-03] a picture made ahead offers the files it has, one of another house does not', () => {
    expect(imageSet('/media/a.1600.webp')).toBe('/media/a.800.webp 800w, /media/a.1600.webp 1600w')
    expect(imageUrl('https://a.example/a.800.webp', 480)).toContain('?w=480')
  })

  test('[B-IMG-02] Asking again for the same width changes nothing.', () => {
    const query = fc.array(fc.stringMatching(/^[a-v]{1,5}=[\w%.]{0,6}$/), { maxLength: 4 })
    fc.assert(
      fc.property(query, fc.integer({ min: 1, max: 4000 }), (parts, width) => {
        const once = imageUrl(`/a.webp?${parts.join('&')}#top`, width)
        expect(imageUrl(once, width)).toBe(once)
        expect(once).toBe(`/a.webp?${[...parts, `w=${width}`, 'imdensity=1'].join('&')}#top`)
      }),
    )
  })

  test('[B-IMG-03] the eight widths are offered in this order', () => {
    const widths = [480, 720, 1080, 1240, 1366, 1440, 1600, 1920]
    expect(IMAGE_WIDTHS).toEqual(widths)
    expect(imageSet('/a.jpg').split(', ')).toEqual(
      widths.map((width) => `/a.jpg?w=${width}&imdensity=1 ${width}w`),
    )
    expect(GALLERY_IMAGE_WIDTHS).toEqual([...widths, 2560, 3840])
  })

  test('[B-IMG-06] the placeholder is 10 px wide', () => {
    expect(imageUrl('/a.jpg', PLACEHOLDER_WIDTH)).toBe('/a.jpg?w=10&imdensity=1')
  })

  test('[B-IMG-03] a service is told of every width that is asked for', () => {
    expect(ASKED_IMAGE_WIDTHS).toEqual([
      10, 480, 720, 1024, 1080, 1240, 1366, 1440, 1600, 1920, 2560, 3840,
    ])
  })
})

describe('a picture that is missing', () => {
  test.each([{ src: '' }, { src: '  ' }, null, undefined, ''])(
    '[B-IMG-07] %j is none',
    (written) => {
      expect(picture(written, root).value).toEqual({ _tag: 'None' })
      expect(imageUrl(' ', 480)).toBe('')
      expect(imageSet('')).toBe('')
    },
  )

  test('a source that cannot be fetched is left out, the picture stays', () => {
    const { value, findings } = picture(
      {
        src: '/a.jpg',
        alt: '',
        sources: [{ src: '/a.avif', type: 'image/avif' }, { src: 'javascript:0' }, 7],
      },
      root,
    )
    expect(value).toMatchObject({
      value: { sources: [{ src: '/a.avif', type: 'image/avif', media: '' }] },
    })
    expect(findings.map(({ path }) => path)).toEqual(['sources.1.src', 'sources.2'])
  })
})

describe('[B-IMG-04] [D-B-50] the way of an image', () => {
  test('far away, near, there', () => {
    expect(nextImageState('initial', 'near')).toBe('loading')
    expect(nextImageState('loading', 'near')).toBe('loading')
    expect(nextImageState('loading', 'load')).toBe('loaded')
    expect(nextImageState('initial', 'load')).toBe('loaded')
    expect(nextImageState('loading', 'error')).toBe('failed')
  })

  test('An image that is there, or that failed, stays so whatever happens.', () => {
    const events = fc.array(fc.constantFrom('near' as const, 'load' as const, 'error' as const))
    fc.assert(
      fc.property(fc.constantFrom('loaded' as const, 'failed' as const), events, (end, after) => {
        expect(after.reduce(nextImageState, end)).toBe(end)
      }),
    )
  })

  test('[B-IMG-05] near is 1000 px above and below, 200 px beside', () => {
    expect(IMAGE_VIEW_MARGIN).toBe('1000px 200px')
  })
})
