import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { calloutsCodec } from '../../../src/blocks/callouts/callouts.codec.js'
import type { CalloutsContent } from '../../../src/blocks/callouts/callouts.types.js'
import { calloutsView } from '../../../src/blocks/callouts/callouts.view.js'
import { toPlainLine } from '../../../src/content/index.js'
import { root } from '../../kit/content-site.js'

const words = {
  learnMore: 'Learn more',
  close: 'Close',
  moreAbout: 'More about {title}',
  all: 'Everything at a glance',
}

const read = (value: unknown): CalloutsContent => {
  const content = calloutsCodec(value, root).value
  if (O.isNone(content)) throw new Error('no callouts')
  return content.value
}

const call = (count: number, more: object = {}): CalloutsContent =>
  read({ callouts: Array.from({ length: count }, (_, at) => ({ title: `C${at + 1}` })), ...more })

const draw = (content: CalloutsContent) => calloutsView({ id: 'c', content, words })

describe('how many callouts are shown', () => {
  test.each([
    [5, false, 3],
    [5, true, 5],
    [2, false, 2],
  ])('[B-CALL-01] %i, all %s: %i', (count, showAll, shown) => {
    expect(draw(call(count, { showAll })).callouts).toHaveLength(shown)
  })

  test.each([
    [4, {}, true],
    [3, {}, false],
    [4, { ctaHref: '/a', ctaLabel: 'All' }, false],
    [4, { cta: { text: 'All', href: '/a' } }, false],
    [4, { ctaHref: '/a' }, true],
    [4, { showAll: true }, false],
  ])('[B-CALL-02] %i with %j: button %s', (count, more, has) => {
    expect(draw(call(count, more)).overlay !== undefined).toBe(has)
  })

  test('[B-CALL-02] the button says what content says, or the site’s words', () => {
    expect(draw(call(4)).overlay?.openLabel).toBe('Learn more')
    expect(draw(call(4, { ctaLabel: 'See it all' })).overlay?.openLabel).toBe('See it all')
  })

  test('[B-CALL-03] the overlay lists every callout and has a name', () => {
    const view = draw(call(5, { heading: 'Why' }))
    expect([view.overlay?.callouts.length, view.overlay?.name]).toEqual([5, 'Why'])
    expect(draw(call(5)).overlay?.name).toBe('Everything at a glance')
  })

  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 2],
    [5, 3],
    [7, 3],
  ])('[B-CALL-04] %i shown: %i columns', (count, columns) => {
    expect(draw(call(count, { showAll: true })).columns).toBe(columns)
  })

  test('[B-CALL-04] the page counts what it shows, the overlay all', () => {
    const view = draw(call(4))
    expect([view.columns, view.overlay?.columns]).toEqual([3, 2])
  })

  test.each([
    [5, false, 3, 3],
    [5, true, 5, 2],
    [3, false, 3, 3],
    [1, false, 1, 1],
  ])(
    '[B-CALL-05] [B-CALL-06] centred, %i, all %s: %i in %i columns',
    (count, showAll, n, columns) => {
      const view = draw(call(count, { showAll, variant: 'centred' }))
      expect([view.callouts.length, view.columns]).toEqual([n, columns])
    },
  )
})

describe('the content of callouts', () => {
  test('[B-CALL-08] the first pop-up counts, and a callout has what it says', () => {
    const callout = {
      title: 'Quiet',
      description: 'As a **library**.',
      image: { src: '/quiet.jpg', alt: 'A street' },
      cta: { text: 'Listen', href: '/quiet/' },
      ctaTrackLabel: 'quiet',
      icon: 'home',
      disclaimer: 'noise',
      popUpDisclaimer: [
        { title: 'How we measured', description: 'At 50 km/h.', link: '/noise/' },
        { title: 'Second' },
      ],
    }
    const [view] = draw(call(1, { callouts: [callout] })).callouts
    expect(view).toMatchObject({
      icon: 'home',
      call: { text: 'Listen', eventLabel: 'quiet' },
      marks: [{ markOf: 'noise' }],
      popUp: {
        openLabel: 'More about Quiet',
        name: 'How we measured',
        call: { text: 'How we measured', href: '/noise/' },
      },
    })
    expect(O.isSome(view?.image ?? O.none)).toBe(true)
  })

  test('[B-CALL-08] a video with its poster', () => {
    const callout = {
      title: 'a',
      videoMp4: { src: '/a.mp4' },
      videoPoster: { src: '/a.jpg', alt: '' },
    }
    const [made] = call(1, { callouts: [callout] }).callouts
    expect(made?.video).toMatchObject(
      O.some({ sources: [{ src: '/a.mp4' }], poster: { src: '/a.jpg' } }),
    )
  })

  test('[B-CALL-07] a spotlight tells the rest in its pop-up', () => {
    const callouts = [{ title: 'a', description: 'b', cta: { text: 'Go', href: '/a' } }]
    const [view] = draw(call(1, { callouts, variant: 'spotlight' })).callouts
    expect([view?.description, view?.popUp?.name, view?.popUp?.call?.text]).toEqual([[], 'a', 'Go'])
    const [plain] = draw(call(1, { callouts })).callouts
    expect([plain?.description.length, plain?.popUp]).toEqual([1, undefined])
  })

  test('[B-CALL-09] a section has a heading, words, and something to see over the callouts', () => {
    const content = call(1, {
      label: 'L',
      title: 'T',
      subHeading: 'S',
      description: 'D',
      disclaimer: ['d1'],
      ctaLabel: 'All of them',
      ctaHref: '/all/',
      ctaTrackingLabel: 'all',
      portraitImage: { src: '/p.jpg', alt: 'p' },
      galleryItems: [{ src: '/g.jpg', alt: 'g' }],
      landscapeVideoMp4: { src: '/l.mp4' },
      landscapeVideoWebM: { src: '/l.webm' },
      portraitVideoMp4: { src: '/p.mp4' },
    })
    expect([content.heading, content.subHeading, content.label].map(toPlainLine)).toEqual([
      'T',
      'S',
      'L',
    ])
    expect(content.marks.map(({ markOf }) => markOf)).toEqual(['d1'])
    expect(content.lead.videos.map(({ src, media }) => [src, media])).toEqual([
      ['/p.mp4', '(orientation: portrait)'],
      ['/l.webm', ''],
      ['/l.mp4', ''],
    ])
    expect(content.lead).toMatchObject({
      landscape: { value: { src: '/g.jpg' } },
      portrait: { value: { src: '/p.jpg' } },
    })
    expect(draw(content).call).toMatchObject({ text: 'All of them', eventLabel: 'all' })
  })

  test('[B-CALL-09] the videos of a list are played where the section names none', () => {
    const videos = [{ sources: [{ src: '/v.mp4' }] }, { sources: [{ src: '/w.mp4' }] }]
    expect(call(1, { videos }).lead.videos).toEqual([{ src: '/v.mp4', type: '', media: '' }])
    const alone = call(1, { videos, portraitVideoMp4: '/p.mp4' }).lead.videos
    expect(alone.map(({ src, media }) => [src, media])).toEqual([['/p.mp4', '']])
  })

  test('[B-CALL-13] a callout without a title is not shown and not counted', () => {
    const content = call(3, { callouts: [{ title: 'a' }, { title: 'b' }, {}, { title: 'c' }] })
    expect([draw(content).callouts.length, draw(content).overlay]).toEqual([3, undefined])
    const { findings } = calloutsCodec({ callouts: [{}] }, root)
    expect(findings.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'MISSING_TEXT callouts.0.title',
    ])
    expect(calloutsCodec({ callouts: [{}], heading: 'H' }, root).value).toEqual(O.none)
  })
})
