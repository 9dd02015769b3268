import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { option as O } from 'fp-ts'
import { parseQuery } from '../../src/shared/query.js'
import { defineAddress, flagParameter, numberParameter } from '../../src/tool/address.url.js'
import { defineTool } from '../../src/tool/define-tool.js'
import { overrideDistance, toUnitOverride, type UnitsAction } from '../../src/tool/units.js'
import { toDistanceChoices, wordLive } from '../../src/tool/choice.view.js'
import { toolMachine } from '../../src/tool/tool.machine.js'
import type { ToolState } from '../../src/tool/tool.types.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import { recordTool } from '../kit/tool-record.js'

// A lamp: how bright, on or off, and a colour that decides how bright it starts.
interface Lamp {
  readonly colour: 'white' | 'red'
  readonly level: number
  readonly isOn: boolean
}
type Correction = 'colour' | 'level' | 'isOn'
interface LampState extends ToolState<Lamp, Correction> {
  readonly colours: readonly string[]
  readonly isImperial: boolean
}
type Choice =
  | { readonly type: 'level.set'; readonly level: number }
  | { readonly type: 'colour.choose'; readonly colour: string }

const LEVELS = { white: 5, red: 2 }
const setLevel = (lamp: Lamp, level: number): Lamp =>
  Number.isFinite(level)
    ? { ...lamp, level: Math.max(0, Math.min(10, Math.round(level))) + 0 }
    : lamp
const isColour = (text: string): text is Lamp['colour'] => text === 'white' || text === 'red'

const address = defineAddress<Lamp, Pick<LampState, 'colours'>, Correction>({
  start: () => ({ colour: 'white', level: 5, isOn: true }),
  corrections: ['isOn', 'colour', 'level'],
  parameters: [
    {
      name: 'colour',
      correction: 'colour',
      read: (text, lamp, { colours }) =>
        isColour(text) && colours.includes(text) ? { ...lamp, colour: text } : undefined,
      write: ({ colour }) => colour,
    },
    {
      ...numberParameter<Lamp, unknown, Correction>({
        name: 'level',
        correction: 'level',
        get: ({ level }) => level,
        set: setLevel,
      }),
      otherwise: (lamp) => ({ ...lamp, level: LEVELS[lamp.colour] }),
    },
    flagParameter<Lamp, Correction>({
      name: 'on',
      correction: 'isOn',
      words: ['yes', 'no'],
      get: ({ isOn }) => isOn,
      set: (lamp, isOn) => ({ ...lamp, isOn }),
    }),
  ],
})

const tool = defineTool<LampState, Choice, UnitsAction>({
  name: 'lamp',
  address,
  notes: ({ selection }) =>
    selection.level === 10 ? [{ level: 'note', code: 'bright', text: 'bright' }] : [],
  choices: {
    'level.set': ({ selection }, { level }) => ({ selection: setLevel(selection, level) }),
    'colour.choose': ({ selection }, { colour }) =>
      isColour(colour)
        ? {
            selection: { ...selection, colour },
            ...(colour === 'red' ? { corrections: ['level'] as const } : {}),
          }
        : {},
  },
  news: {
    'units.choose': (_state, { override }) => ({ isImperial: override.range === 'imperial' }),
  },
})

const colours = ['white', 'red']
const read = (text: string) => address.read(parseQuery(text), { colours })
const start: LampState = { ...read('level=99'), colours, isImperial: false }
const miles = { type: 'units.choose', override: { range: 'imperial' } } as const

describe('the address as a table', () => {
  test.each([
    ['', 'white 5 true', ''],
    ['level=7&on=no', 'white 7 false', ''],
    ['colour=red', 'red 2 true', ''],
    ['colour=red&level=3', 'red 3 true', ''],
    ['on=maybe&level=12&colour=green', 'white 10 true', 'isOn,colour,level'],
    ['level=1.6', 'white 2 true', 'level'],
    ['level=', 'white 5 true', 'level'],
    ['level=1&level=2', 'white 1 true', ''],
  ])('[E-T-17] [E-T-27] %j', (text, lamp, corrections) => {
    const { selection, corrections: found } = read(text)
    expect(`${selection.colour} ${selection.level} ${selection.isOn}`).toBe(lamp)
    expect(found.join()).toBe(corrections)
  })

  test('what the page offers decides what an address can have', () => {
    const { selection, corrections } = address.read(parseQuery('colour=red'), { colours: [] })
    expect([selection.colour, corrections]).toEqual(['white', ['colour']])
  })

  test('D-T-14: parameters are written in the order of the table, others stay behind them', () => {
    const query = parseQuery('utm_source=a%2Bb&level=1')
    expect(address.write(read('on=no').selection, query)).toBe(
      'colour=white&level=5&on=no&utm_source=a%2Bb',
    )
    expect(address.clear(query)).toBe('utm_source=a%2Bb')
  })

  test('[E-T-17] what is written is read back, whatever the address held', () => {
    const part = fc.tuple(fc.constantFrom('colour', 'level', 'on', 'x'), hostileText)
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const query = parseQuery(parts.map(([name, value]) => `${name}=${value}`).join('&'))
        const { selection } = address.read(query, { colours })
        const written = address.write(selection, query)
        expect(read(written)).toEqual({ selection, corrections: [] })
      }),
    )
  })
})

describe('what an action leads to', () => {
  test('[E-T-05] a correction stands until the next choice', () => {
    expect(start.corrections).toEqual(['level'])
    expect(tool.reduce(start, { type: 'level.set', level: 3 }).corrections).toEqual([])
  })

  test('[E-T-05] [E-T-40] switched units leave it: they choose nothing', () => {
    const shown = tool.reduce(start, miles)
    expect([shown.isImperial, shown.corrections]).toEqual([true, ['level']])
    expect(shown.selection).toBe(start.selection)
  })

  test('[E-T-05] a choice that comes to nothing leaves it too', () => {
    expect(tool.reduce(start, { type: 'colour.choose', colour: 'green' })).toBe(start)
    expect(tool.reduce(start, { type: 'level.set', level: Number.NaN })).toBe(start)
  })

  test('a choice brings corrections of its own', () => {
    const red = tool.reduce({ ...start, corrections: [] }, { type: 'colour.choose', colour: 'red' })
    expect(red.corrections).toEqual(['level'])
  })

  test.each(['toString', 'hasOwnProperty', 'constructor', '__proto__', 'slider.grab', ''])(
    'an action that is none of its own, %j, changes nothing',
    (type) => {
      expect(tool.reduce(start, { type })).toBe(start)
    },
  )

  test('[E-T-36] a start anew and an address replace the selection and its corrections', () => {
    const moved = tool.reduce(start, { type: 'address.changed', ...read('colour=green') })
    expect([moved.selection.level, moved.corrections]).toEqual([5, ['colour']])
    const again = tool.reduce(moved, { type: 'selection.reset' })
    expect([again.selection.colour, again.corrections]).toEqual(['white', []])
  })
})

describe('when', () => {
  let record = recordTool(address)
  beforeEach(() => {
    record = recordTool(address)
  })
  const run = () =>
    createActor(toolMachine(tool).provide({ actions: record.actions }), {
      input: start,
      clock: record.clock,
    }).start()
  const isSaid = (actor: ReturnType<typeof run>) => O.isSome(actor.getSnapshot().context.announced)

  test('D-T-14: a choice is written and said once nothing has changed for a moment', () => {
    const actor = run()
    actor.send({ type: 'level.set', level: 3 })
    record.clock.increment(39)
    actor.send({ type: 'level.set', level: 4 })
    record.clock.increment(39)
    expect([record.written, isSaid(actor)]).toEqual([[], false])
    record.clock.increment(1)
    expect([record.written, isSaid(actor)]).toEqual([['colour=white&level=4&on=yes'], true])
  })

  test('units, and what comes to nothing, are neither written nor said', () => {
    const actor = run()
    actor.send(miles)
    actor.send({ type: 'colour.choose', colour: 'green' })
    record.clock.increment(40)
    expect([record.written, isSaid(actor)]).toEqual([[], false])
  })

  test('[E-T-09] a drag is written as it goes, and said when the hand lets go', () => {
    const actor = run()
    actor.send({ type: 'slider.grab' })
    actor.send({ type: 'level.set', level: 3 })
    record.clock.increment(40)
    expect([record.written.length, isSaid(actor)]).toEqual([1, false])
    actor.send({ type: 'slider.release' })
    record.clock.increment(40)
    expect(isSaid(actor)).toBe(true)
  })

  test('[E-T-36] a start anew clears the address, one that was changed is only said', () => {
    const actor = run()
    actor.send({ type: 'address.changed', ...read('level=1') })
    record.clock.increment(40)
    expect([record.written, isSaid(actor)]).toEqual([[], true])
    actor.send({ type: 'selection.reset' })
    record.clock.increment(40)
    expect(record.written).toEqual(['clear'])
  })

  test('a note is logged once a page load', () => {
    const actor = run()
    for (const level of [3, 10, 4, 10]) {
      actor.send({ type: 'level.set', level })
      record.clock.increment(40)
    }
    expect(record.logged.map(({ text }) => text)).toEqual(['bright'])
  })
})

describe('what all views share', () => {
  test('[E-T-40] kilometres or miles, both to be had', () => {
    const { choices } = toDistanceChoices('km', { translate: (key) => key })
    expect(choices.map(({ value, isChosen, isDisabled }) => [value, isChosen, isDisabled])).toEqual(
      [
        ['km', true, false],
        ['mi', false, false],
      ],
    )
  })

  test('[E-T-40] a unit that is pressed is the unit that is shown; the other setting stays', () => {
    for (const unit of ['km', 'mi'] as const)
      expect(overrideDistance(toUnitOverride(unit), unit === 'km' ? 'mi' : 'km')).toBe(unit)
    expect(overrideDistance(toUnitOverride('F'), 'km')).toBe('km')
  })

  test('[E-T-05] [E-T-09] corrections are said before the result', () => {
    expect(wordLive(['Climate control on.', 'Heat pump on.'], '300 km')).toBe(
      'Climate control on. Heat pump on. 300 km',
    )
    expect(wordLive([], '300 km')).toBe('300 km')
  })
})
