import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { showcaseCodec } from '../../../src/blocks/gallery/showcase.codec.js'
import { showcaseView } from '../../../src/blocks/gallery/showcase.view.js'
import { autoAdvanceMachine } from '../../../src/interaction/auto-advance.machine.js'
import { hostileText } from '../../../src/testing/charging-arbitraries.js'
import { root } from '../../kit/content-site.js'

const words = { name: 'Colours', choice: 'Colour', pause: 'Pause', resume: 'Play' }
const colours = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    hexColor: `#11223${at}`,
    upholsteryTitle: `Wool ${at + 1}`,
    upholsteryBody: 'Warm in winter.',
    mediaAssets: [{ wideImage: `/${at + 1}.jpg`, alternateText: `Car ${at + 1}` }],
  }))
const read = (written: unknown) => showcaseCodec(written, root)
const contentOf = (written: unknown) => {
  const { value } = read(written)
  if (O.isNone(value)) throw new Error('nothing is shown')
  return value.value
}
const viewOf = (written: unknown, index = 0, more: object = {}) => {
  const content = contentOf(written)
  const advance = { count: content.colours.length, index, interval: content.interval, reasons: [] }
  return showcaseView(
    { id: 'colours', content, words },
    { advance, isPaused: false, isEnded: false, ...more },
  )
}

describe('the content of a showcase', () => {
  test('[B-SPOT-05] a colour has its hex, its upholstery, decor, disclaimer and media', () => {
    const written = {
      hexColor: '#AbC',
      upholsteryTitle: 'Wool',
      upholsteryBody: 'Warm.',
      disclaimer: 'option',
      decorTitle: 'Flax',
      decorBody: 'As it grew.',
      mediaAssets: [{ imageSources: { lg: { src: '/a.jpg', alt: 'A car' } } }, {}],
    }
    const { value, findings } = read({ colours: [written] })
    expect(O.toUndefined(value)?.colours[0]).toMatchObject({
      hex: '#AbC',
      upholsteryTitle: 'Wool',
      decorTitle: 'Flax',
      marks: [{ markOf: 'option' }],
    })
    expect(O.toUndefined(value)?.colours[0]?.media).toHaveLength(1)
    expect(findings.map(({ code }) => code)).toEqual(['MISSING_MEDIA'])
  })

  test('[D-B-35] a colour that cannot be read is none and told of; its texts stay', () => {
    for (const hexColor of ['moss', '#12', '#12345', '#1234567', 'url(#a)', '', undefined, 7, {}]) {
      const { value, findings } = read({ colours: [{ hexColor, upholsteryTitle: 'Wool' }] })
      expect(O.toUndefined(value)?.colours.map(({ hex }) => hex)).toEqual([''])
      expect(findings).toHaveLength(1)
      expect(findings[0]?.path).toBe('colours.0.hexColor')
    }
    expect(
      contentOf({ colours: [{ hexColor: ' #fff ', upholsteryTitle: 'a' }] }).colours[0]?.hex,
    ).toBe('#fff')
  })

  test('[D-B-35] [D-B-53] a colour without the title of its upholstery is dropped, and a showcase without colours is none', () => {
    const written = { colours: [...colours(1), { hexColor: '#fff' }, { upholsteryTitle: ' ' }] }
    expect(contentOf(written).colours).toHaveLength(1)
    for (const none of [undefined, null, 7, [], {}, { colours: [] }, { colours: [{}] }])
      expect(O.isNone(read(none).value)).toBe(true)
  })

  test('[B-SPOT-06] [B-SPOT-07] a colour is shown for 2000 ms, or for the seconds content gives', () => {
    const intervals = [undefined, 3.5, 0, Number.NaN, -1, '4', Number.POSITIVE_INFINITY].map(
      (transitionDuration) => contentOf({ colours: colours(2), transitionDuration }).interval,
    )
    expect(intervals).toEqual([2000, 3500, 2000, 2000, 2000, 2000, 2000])
  })

  test('[E-B-25] [E-B-31] whatever is written, a hex is one or empty', () => {
    const any = fc.oneof(hostileText, fc.jsonValue(), fc.constantFrom('#fff', '#A0b1C2'))
    fc.assert(
      fc.property(any, any, (hexColor, upholsteryTitle) => {
        const { value } = read({ colours: [{ hexColor, upholsteryTitle, mediaAssets: hexColor }] })
        for (const { hex } of O.toUndefined(value)?.colours ?? [])
          expect(hex).toMatch(/^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6}))?$/i)
      }),
    )
  })
})

describe('a showcase as it is shown', () => {
  test('[B-SPOT-03] the selected colour is shown, and the one after it comes next; after the last the first', () => {
    const places = (index: number) =>
      viewOf({ colours: colours(4) }, index).colours.map(({ place }) => place)
    expect(places(1)).toEqual(['away', 'selected', 'next', 'away'])
    expect(places(3)).toEqual(['next', 'away', 'away', 'selected'])
  })

  test('[D-B-35] one colour has no choice and nothing that moves', () => {
    const one = viewOf({ colours: colours(1) })
    expect([one.hasChoice, one.control, one.colours.map(({ place }) => place)]).toEqual([
      false,
      undefined,
      ['selected'],
    ])
    expect(viewOf({ colours: colours(2) }).hasChoice).toBe(true)
  })

  test('[E-B-07] the control is there as long as it may move', () => {
    const written = { colours: colours(2) }
    expect(viewOf(written).control).toEqual({ label: 'Pause', isPaused: false })
    expect(viewOf(written, 0, { isPaused: true }).control).toEqual({
      label: 'Play',
      isPaused: true,
    })
    expect(viewOf(written, 0, { isEnded: true }).control).toBeUndefined()
  })

  test('[B-SPOT-05] its boxes are those of its first picture', () => {
    const mediaAssets = [{ imageSources: { sm: { src: '/a.jpg', alt: 'a', aspectRatio: '1:1' } } }]
    const view = viewOf({
      colours: [{ upholsteryTitle: 'a' }, { upholsteryTitle: 'b', mediaAssets }],
    })
    expect([view.box.sm, view.box.lg]).toEqual(['1:1', '16:9'])
  })
})

describe('a showcase that moves', () => {
  const start = (isAllowed = true) => {
    const { interval, colours: all } = contentOf({ colours: colours(3) })
    const clock = new SimulatedClock()
    const input = { count: all.length, interval, isAllowed }
    const actor = createActor(autoAdvanceMachine, { clock, input }).start()
    actor.send({ type: 'view.changed', share: 1 })
    return { clock, actor, index: () => actor.getSnapshot().context.index }
  }

  test('[B-SPOT-06] goes on at 2000 ms, and from the last to the first', () => {
    const { clock, index } = start()
    clock.increment(1999)
    expect(index()).toBe(0)
    clock.increment(1)
    expect(index()).toBe(1)
    clock.increment(2000)
    clock.increment(2000)
    expect(index()).toBe(0)
  })

  test('[B-SPOT-08] does not go on off screen, by less than 20%, nor where content does not want it', () => {
    const { clock, actor, index } = start()
    clock.increment(1500)
    actor.send({ type: 'view.changed', share: 0.19 })
    clock.increment(500)
    expect(index()).toBe(0)
    const unwanted = start(false)
    unwanted.clock.increment(9000)
    expect(unwanted.index()).toBe(0)
  })

  test('[B-SPOT-09] a click ends it for good; leaving the screen only pauses it', () => {
    const { clock, actor, index } = start()
    actor.send({ type: 'view.changed', share: 0 })
    clock.increment(9000)
    actor.send({ type: 'view.changed', share: 0.2 })
    clock.increment(2000)
    expect(index()).toBe(1)
    actor.send({ type: 'item.choose', index: 2, isTrusted: true })
    clock.increment(60_000)
    actor.send({ type: 'view.changed', share: 0 })
    actor.send({ type: 'view.changed', share: 1 })
    clock.increment(60_000)
    expect(index()).toBe(2)
  })
})
