// Content of blocks as authors write it, read by their codecs.
import { BLOCKS } from '@evkit/engine/blocks'
import {
  BANNER,
  CALLOUTS_HEAD,
  FAQ_HEAD,
  MESSAGE,
  READ_MORE,
  writeCallouts,
  writeQuestions,
} from '../../src/shell/gallery/written-samples.js'
import { readContent } from './written-block.js'

/** A list of questions. */
export const faq = (count = 8, more: object = {}) => ({
  id: 'faq',
  content: readContent(BLOCKS.faq.codec, {
    ...FAQ_HEAD,
    faqList: writeQuestions(count),
    ...more,
  }),
  words: { showMore: 'Show more', showLess: 'Show less' },
})

const drawn = (from: string, to: string): string =>
  `https://www.example.com/picture.svg?from=${from}&to=${to}`

/** A section of callouts. */
export const callouts = (more: object = {}, withPictures = true) => ({
  id: 'why',
  content: readContent(BLOCKS.callouts.codec, {
    ...CALLOUTS_HEAD,
    callouts: writeCallouts((icon, title) =>
      withPictures ? { src: drawn(icon, title), alt: '', width: 1080, height: 720 } : undefined,
    ),
    ...more,
  }),
  words: {
    learnMore: 'Learn more',
    close: 'Close',
    moreAbout: 'More about {title}',
    all: 'All at a glance',
  },
})

/** A text that is folded. */
export const readMore = (more: object = {}) => ({
  id: 'text',
  content: readContent(BLOCKS['read-more'].codec, {
    ...READ_MORE,
    ...more,
  }),
  words: { readMore: 'Read more', readLess: 'Read less' },
})

/** A message. */
export const message = (more: object = {}) => ({
  id: 'snow',
  content: readContent(BLOCKS['info-message'].codec, {
    ...MESSAGE,
    ...more,
  }),
  words: { close: 'Close', important: 'Important:', message: 'Message' },
})

/** A banner. */
export const banner = (more: object = {}) => ({
  content: readContent(BLOCKS.banner.codec, {
    ...BANNER,
    ...more,
  }),
  words: { close: 'Close', banner: 'News' },
  path: '/uk/cars/',
})
