import { option as O } from 'fp-ts'
import { expect, test } from 'vitest'
import { spotlightCodec } from '../../../src/blocks/spotlight/spotlight.codec.js'
import { spotlightView } from '../../../src/blocks/spotlight/spotlight.view.js'
import { root } from '../../kit/content-site.js'

const words = { name: 'Details', moreAbout: 'More about {title}', close: 'Close' }
const view = (value: object) => {
  const { value: content } = spotlightCodec(value, root)
  if (O.isNone(content)) throw new Error('nothing is shown')
  return spotlightView({ id: 'spot', content: content.value, words })
}

const LAMPS = {
  title: 'Lamps',
  image: { src: '/lamps.avif', alt: 'Lamps' },
  video: { sources: ['/lamps.webm'] },
  eventLabel: 'spot-lamps',
  buttonColorMode: 'dark',
  description: 'They **follow** the road.',
  link: { text: 'See all', href: '/uk/' },
  disclaimer: { id: 'd', text: 'Where it is allowed.' },
}

test('[B-SPOT-02] [D-B-64] an item holds what is seen, its title and its button; a pop-up holds more', () => {
  const [item] = view({ items: [LAMPS] }).items
  expect(item).toMatchObject({
    id: 'spot-1',
    title: 'Lamps',
    eventLabel: 'spot-lamps',
    buttonColorMode: 'dark',
    picture: { src: '/lamps.avif', alt: 'Lamps' },
    openLabel: 'More about Lamps',
  })
  expect([item?.description.length, item?.call?.text, item?.marks.length]).toEqual([
    1,
    'See all',
    1,
  ])
})

test('[B-SPOT-02] [D-B-64] a video is played in the pop-up; the row shows its poster, or else the picture', () => {
  const shown = (value: object) => {
    const [item] = view({ items: [{ ...LAMPS, ...value }] }).items
    return [item?.picture?.src, item?.video?.sources[0]?.src]
  }
  expect(shown({})).toEqual(['/lamps.avif', '/lamps.webm'])
  expect(shown({ video: { sources: ['/a.webm'], poster: '/still.avif' } })).toEqual([
    '/still.avif',
    '/a.webm',
  ])
  expect(shown({ video: undefined })).toEqual(['/lamps.avif', undefined])
  expect(shown({ image: undefined })).toEqual([undefined, '/lamps.webm'])
})

test('[B-SPOT-02] [D-B-53] an item without a title is left out; an unknown colour is light', () => {
  expect(view({ items: [{}, { title: 'A' }] }).items.map(({ title }) => title)).toEqual(['A'])
  expect(O.isNone(spotlightCodec({ items: [{ image: '/a.avif' }] }, root).value)).toBe(true)
  const colours = [undefined, 'light', 'dark', 'pink'].map(
    (buttonColorMode) =>
      view({ items: [{ title: 'A', buttonColorMode }] }).items[0]?.buttonColorMode,
  )
  expect(colours).toEqual(['light', 'light', 'dark', 'light'])
})

test('[B-SPOT-01] it is named by its heading, or by a text of the site', () => {
  expect([
    view({ items: [LAMPS], heading: 'Close up' }).label,
    view({ items: [LAMPS] }).label,
  ]).toEqual(['Close up', 'Details'])
})
