import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { mediaHighlightsCodec } from '../../../src/blocks/media-highlights/media-highlights.codec.js'
import {
  mediaHighlightsMachine,
  type MediaHighlightsEvent,
} from '../../../src/blocks/media-highlights/media-highlights.machine.js'
import type { MediaHighlightsContent } from '../../../src/blocks/media-highlights/media-highlights.types.js'
import {
  mediaHighlightsView,
  toMediaSetup,
} from '../../../src/blocks/media-highlights/media-highlights.view.js'
import {
  loopsAlone,
  MEDIA_COLLAPSED,
  NO_TURN,
  type MediaSetup,
} from '../../../src/blocks/media-highlights/media-turns.js'
import { toPlainLine } from '../../../src/content/index.js'
import { root } from '../../kit/content-site.js'
import { walkMachine } from '../../kit/walk.js'

const ID = 'dQw4w9WgXcQ'
const read = (value: object) => mediaHighlightsCodec(value, root)
const shown = (value: object): MediaHighlightsContent => {
  const { value: content } = read(value)
  if (O.isNone(content)) throw new Error('nothing is shown')
  return content.value
}
const item = (title: string, more: object = {}) => ({ title, ...more })
const films = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    item(`${at + 1}`, { videoLandscapeMp4Url: `/${at}.mp4` }),
  )

const words = {
  name: 'Highlights',
  showMore: 'Show more',
  showLess: 'Show less',
  moreAbout: 'More about {title}',
  close: 'Close',
  play: 'Play',
  pause: 'Pause',
  mute: 'Sound off',
  unmute: 'Sound on',
  embed: { play: 'Play {title}', notice: '', declined: '', anyway: '', elsewhere: '', cancel: '' },
}

const start = (setup: Partial<MediaSetup> = {}) => {
  const clock = new SimulatedClock()
  const measured: number[] = []
  const logic = mediaHighlightsMachine.provide({
    actions: { measure: () => void measured.push(clock.now()) },
  })
  const input = { autoplay: 'all', loops: false, playable: [true, true, true], ...setup } as const
  const actor = createActor(logic, { clock, input }).start()
  return {
    clock,
    measured,
    send: (...events: readonly MediaHighlightsEvent[]) => {
      for (const event of events) actor.send(event)
    },
    context: () => actor.getSnapshot().context,
    turn: () => actor.getSnapshot().context.turn,
  }
}
const started = (card: number) => ({ type: 'card.started', card }) as const
const ended = (card: number) => ({ type: 'card.ended', card }) as const
const failed = (card: number) => ({ type: 'card.failed', card }) as const

const viewOf = (value: object, more: readonly MediaHighlightsEvent[] = []) => {
  const content = shown(value)
  const media = start(toMediaSetup(content))
  media.send(...more)
  const block = { id: 'high', content, words, site: 'uk', locale: 'en-GB' }
  return mediaHighlightsView(block, media.context())
}

describe('the content of media highlights', () => {
  test('[B-MEDIA-01] at most three are shown; none without one that has a word', () => {
    const { value, findings } = read({ items: films(5) })
    expect(O.toUndefined(value)?.items.map(({ title }) => title)).toEqual(['1', '2', '3'])
    expect(findings.map(({ code }) => code)).toEqual(['TOO_MANY'])
    for (const items of [
      [],
      undefined,
      [{}],
      [{ title: ' ' }],
      [{ videoLandscapeMp4Url: '/a.mp4' }],
    ])
      expect([items, O.isNone(read({ items }).value)]).toEqual([items, true])
    expect(read({ items: [{}] }).findings.map(({ code }) => code)).toEqual(['MISSING_TEXT'])
  })

  test.each([
    { title: 'Quiet' },
    { text: 'Quiet' },
    { multilineText: 'Quiet' },
    { title: 'a', imageLandscape: '/a.avif' },
    { title: 'a', imageSquare: '/a.avif' },
    { title: 'a', link: { text: 'See it', href: '/uk/' } },
    { title: 'a', youtubeURL: `https://youtu.be/${ID}` },
    { title: 'a', videoSquareMp4Url: '/a.mp4' },
    { title: 'a', videoSquareWebMUrl: '/a.webm' },
    { title: 'a', videoLandscapeMp4Url: '/a.mp4' },
    { title: 'a', videoLandscapeWebMUrl: '/a.webm' },
    { title: 'a', videoLandscapePlaceholder: '/a.avif', videoLandscapeMp4Url: '/a.mp4' },
  ])('[B-MEDIA-02] %j is read', (written) => {
    expect(shown({ items: [written] }).items).toHaveLength(1)
  })

  test('[B-MEDIA-05] all twelve fields of the second variant', () => {
    const [card] = shown({
      variant: 'grid',
      items: [
        {
          title: 'Quiet',
          imageSquare: { src: '/square.avif', alt: '' },
          imageLandscape: { src: '/wide.avif', alt: '' },
          videoSquareMp4Url: '/square.mp4',
          videoSquareWebMUrl: '/square.webm',
          videoSquarePlaceholder: { src: '/square-still.avif', alt: '' },
          videoLandscapeMp4Url: '/wide.mp4',
          videoLandscapeWebMUrl: '/wide.webm',
          videoLandscapePlaceholder: { src: '/wide-still.avif', alt: '' },
          showMoreTitle: 'Go on',
          showLessTitle: 'Enough',
          popUpDisclaimer: { title: 'How it was measured', description: 'In a hall.' },
          disclaimer: { id: 'r1', text: 'At 50 km/h.', type: 'appendix', link: '/uk/noise/' },
        },
      ],
    }).items
    expect(card).toMatchObject({ showMoreTitle: 'Go on', showLessTitle: 'Enough' })
    const picture = O.toUndefined(card!.picture)
    expect([picture?.picture.src, picture?.others[0]?.picture.src]).toEqual([
      '/wide-still.avif',
      '/square-still.avif',
    ])
    expect(
      O.toUndefined(card!.video)
        ?.sources.slice(0, 4)
        .map(({ src }) => src),
    ).toEqual(['/square.webm', '/square.mp4', '/wide.webm', '/wide.mp4'])
    expect(O.toUndefined(card!.details)?.title.map(({ kind }) => kind)).toEqual(['text'])
  })

  test('[B-MEDIA-07] a disclaimer is noted, with where it can be read', () => {
    const disclaimer = { id: 'r1', text: 'Measured by us.', type: 'appendix', link: '/uk/noise/' }
    const [card] = shown({ items: [{ title: 'Quiet', disclaimer }] }).items
    const [mark] = card!.marks
    expect(mark?.markOf).toBe('r1')
    expect(mark?.written).toMatchObject({
      type: 'appendix',
      sources: [{ title: '/uk/noise/', href: '/uk/noise/' }],
    })
    const named = { ...disclaimer, link: { text: 'Our report', href: '/uk/noise/' } }
    const [other] = shown({ items: [{ title: 'Quiet', disclaimer: [named] }] }).items
    expect(other?.marks[0]?.written?.sources[0]?.title).toBe('Our report')
  })

  test('[B-MEDIA-03] a text that is broken into lines comes before one that is not', () => {
    const { cards } = viewOf({ items: [{ multilineText: 'a\nb\r\nc\n\n', text: 'not this' }] })
    expect(cards[0]?.lines.map(toPlainLine)).toEqual(['a', 'b', 'c'])
    expect(cards[0]?.text).toEqual([])
  })

  test('[B-MEDIA-06] square media are for narrow screens, landscape ones for wide; one alone is for both', () => {
    const { cards } = viewOf({
      items: [
        { title: 'a', imageSquare: '/square.avif' },
        { title: 'b', imageSquare: '/square.avif', imageLandscape: '/wide.avif' },
      ],
    })
    expect(cards.map(({ picture }) => [picture?.picture.src, picture?.others.length])).toEqual([
      ['/square.avif', 0],
      ['/wide.avif', 1],
    ])
  })

  test('[B-MEDIA-14] an address that names no video leaves the text', () => {
    const { cards } = viewOf({
      items: [
        { title: 'a', youtubeURL: 'not a url' },
        { title: 'b', youtubeURL: `https://youtu.be/${ID}` },
      ],
    })
    expect(
      cards.map(({ title, embed, video, picture }) => [title, embed?.title, video, picture]),
    ).toEqual([
      ['a', undefined, undefined, undefined],
      ['b', 'b', undefined, undefined],
    ])
    expect(cards[1]?.embed?.src.endsWith('&enablejsapi=1')).toBe(true)
  })
})

describe('whose turn it is', () => {
  test('[B-MEDIA-11] [D-B-39] all, the first, none', () => {
    for (const [autoplay, turn] of [
      ['all', 0],
      ['first', 0],
      ['disabled', NO_TURN],
    ] as const) {
      const media = start({ autoplay })
      expect([autoplay, media.turn()]).toEqual([autoplay, turn])
      media.send(ended(0))
      expect([autoplay, media.turn()]).toEqual([autoplay, autoplay === 'all' ? 1 : NO_TURN])
    }
    expect(start({ playable: [false, true, true] }).turn()).toBe(1)
    expect(start({ playable: [false, false] }).turn()).toBe(NO_TURN)
  })

  test('[B-MEDIA-08] who is started by the visitor has the turn, and no other', () => {
    const media = start()
    media.send(started(2))
    expect([media.turn(), media.context().isByItself]).toEqual([2, false])
    const { cards } = viewOf({ autoplay: 'all', items: films(3) }, [started(2)])
    expect(cards.map(({ isAutoplay, isHeld }) => [isAutoplay, isHeld])).toEqual([
      [false, true],
      [false, true],
      [false, false],
    ])
  })

  test('[B-MEDIA-09] the end of one is the beginning of the next, and the end of the last is the end', () => {
    const media = start()
    media.send(ended(0))
    expect([media.turn(), media.context().isByItself]).toEqual([1, true])
    media.send(ended(1))
    expect(media.turn()).toBe(2)
    media.send(ended(2))
    expect(media.turn()).toBe(NO_TURN)
  })

  test('[B-MEDIA-10] in a loop the first follows the last', () => {
    const media = start({ loops: true })
    media.send(ended(0), ended(1), ended(2))
    expect([media.turn(), media.context().isByItself]).toEqual([0, true])
  })

  test('[D-B-39] a card without a video of its own is passed, and so is one that is missing', () => {
    const media = start({ playable: [true, false, true], loops: true })
    media.send(ended(0))
    expect(media.turn()).toBe(2)
    media.send(failed(2))
    expect(media.turn()).toBe(0)
    media.send(ended(0))
    expect(media.turn()).toBe(0)
    media.send(failed(0))
    expect(media.turn()).toBe(NO_TURN)
    const alone = start({ autoplay: 'first' })
    alone.send(failed(0))
    expect(alone.turn()).toBe(NO_TURN)
  })

  test('[D-B-39] a video begins again by itself where no other follows it', () => {
    const loop = (setup: Partial<MediaSetup>) =>
      loopsAlone({ autoplay: 'all', loops: true, playable: [true, true], ...setup })
    expect(loop({})).toBe(false)
    expect(loop({ playable: [true, false] })).toBe(true)
    expect(loop({ autoplay: 'first' })).toBe(true)
    expect(loop({ autoplay: 'disabled' })).toBe(true)
    expect(loop({ autoplay: 'first', loops: false })).toBe(false)
  })

  test('[B-MEDIA-08] [B-MEDIA-11] At most one card is to play.', () => {
    const card = fc.integer({ min: 0, max: 2 })
    const event = fc.oneof(card.map(started), card.map(ended), card.map(failed))
    const autoplay = fc.constantFrom('all' as const, 'first' as const, 'disabled' as const)
    fc.assert(
      fc.property(
        autoplay,
        fc.boolean(),
        fc.array(event, { maxLength: 15 }),
        (wanted, loopVideos, happened) => {
          const { cards } = viewOf({ autoplay: wanted, loopVideos, items: films(3) }, happened)
          expect(cards.filter(({ isAutoplay }) => isAutoplay).length).toBeLessThanOrEqual(1)
          expect(
            cards.filter(({ isHeld }) => !isHeld).length === 1 ||
              cards.every(({ isHeld }) => !isHeld),
          ).toBe(true)
          if (wanted === 'disabled') expect(cards.some(({ isAutoplay }) => isAutoplay)).toBe(false)
          if (wanted === 'first')
            expect(cards.slice(1).some(({ isAutoplay }) => isAutoplay)).toBe(false)
        },
      ),
    )
  })
})

describe('the texts side by side', () => {
  const GRID = { variant: 'grid', items: [...films(2), item('3', { text: 'Short' })] }
  const measured = (...heights: readonly number[]) =>
    ({ type: 'texts.measured', heights, letter: 16 }) as const
  const toggles = (...events: readonly MediaHighlightsEvent[]) =>
    viewOf(GRID, events).cards.map(({ fold }) => fold?.toggle?.text)

  test('[B-MEDIA-16] [B-MEDIA-17] a control is there for more than 48 px; what is folded has 52', () => {
    expect(toggles(measured(48, 48.5, 120))).toEqual([undefined, 'Show more', 'Show more'])
    expect(toggles()).toEqual([undefined, undefined, undefined])
    expect(MEDIA_COLLAPSED).toBe(52)
  })

  test('[E-B-12] [B-MEDIA-16] who reads in larger letters has more room', () => {
    const large = { type: 'texts.measured', heights: [96, 97, 0], letter: 32 } as const
    expect(toggles(large)).toEqual([undefined, 'Show more', undefined])
    expect(toggles({ ...large, letter: 0 })).toEqual([undefined, undefined, undefined])
  })

  test('[B-MEDIA-15] each is unfolded by itself', () => {
    const folded = (...events: readonly MediaHighlightsEvent[]) =>
      viewOf(GRID, events).cards.map(({ fold }) => fold?.isFolded)
    const toggle = { type: 'text.toggle', card: 1 } as const
    expect(folded(toggle)).toEqual([true, false, true])
    expect(folded(toggle, { ...toggle, card: 0 })).toEqual([false, false, true])
    expect(folded(toggle, toggle)).toEqual([true, true, true])
  })

  test('[B-MEDIA-18] the controls say what content says, for one or for all', () => {
    const say = (value: object) =>
      viewOf({ variant: 'grid', ...value }, [measured(100), { type: 'text.toggle', card: 0 }])
        .cards[0]?.fold?.toggle
    expect(
      say({ items: [item('a', { showLessTitle: 'Enough' })], showLessTitle: 'Less' })?.text,
    ).toBe('Enough')
    expect(say({ items: [item('a')], showLessTitle: 'Less' })).toEqual({
      text: 'Less',
      isExpanded: true,
    })
    expect(say({ items: [item('a')] })?.text).toBe('Show less')
  })

  test('[B-MEDIA-04] below each other nothing is folded', () => {
    expect(viewOf({ items: films(1) }, [measured(500)]).cards[0]?.fold).toBeUndefined()
  })

  test('[B-MEDIA-19] they are measured again 100 ms after the last change of size', () => {
    const media = start()
    const size = { type: 'size.changed' } as const
    media.send(size)
    media.clock.increment(60)
    media.send(size)
    media.clock.increment(60)
    media.send(size)
    media.clock.increment(99)
    expect(media.measured).toEqual([])
    media.clock.increment(1)
    expect(media.measured).toEqual([220])
  })

  test('every state of it is reached, and every transition taken', () => {
    const walk = walkMachine(mediaHighlightsMachine, {
      input: { autoplay: 'all', loops: true, playable: [true, true] },
      events: [
        started(1),
        ended(0),
        failed(1),
        { type: 'text.toggle', card: 0 },
        { type: 'size.changed' },
        measured(10, 10),
      ],
      delays: ['rest'],
      distinguish: ({ value, context }) => [value, context.turn],
    })
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })
})
