import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import {
  startClock,
  type ClockMoment,
  type DriveClock,
  type RunningClock,
} from '../../src/site/zone-clock.js'
import { none, some } from '../../src/shared/option.js'

const HOUR = 60
const DAY = 1440

const LONDON_PARIS = [
  { at: 0, zone: 'Europe/London' },
  { at: 169_000, zone: 'Europe/Paris' },
]

const ONE_CLOCK: DriveClock = {
  clock: { of: 'leave', at: some(8 * HOUR) },
  date: '',
  today: '2026-11-30',
  zones: [],
  total: 300,
}

const start = (change: Partial<DriveClock>): RunningClock | undefined =>
  O.toUndefined(startClock({ ...ONE_CLOCK, ...change }))

const at = (
  hours: number,
  minutes = 0,
  of: DriveClock['clock']['of'] = 'leave',
): DriveClock['clock'] => ({
  of,
  at: some(hours * HOUR + minutes),
})

const say = (moment: ClockMoment | undefined): string =>
  moment === undefined
    ? ''
    : `${Math.floor(moment.at / HOUR)}:${String(moment.at % HOUR).padStart(2, '0')} ${moment.day}`

// When the drive starts and ends, as `hh:mm` and how many days after the first.
const endsOf = (change: Partial<DriveClock>, km = 450): readonly string[] => {
  const drive = { ...ONE_CLOCK, ...change }
  return [
    [0, 0],
    [drive.total, km],
  ].map(([minutes = 0, place = 0]) => say(start(change)?.show({ minutes, km: place })))
}

describe('[E-T-92] the clock of a drive', () => {
  test('leaving at 22:00 for five hours arrives at 03:00 on the day after', () => {
    expect(endsOf({ clock: at(22) })).toEqual(['22:00 0', '3:00 1'])
  })

  test('arriving at 03:00 after five hours leaves at 22:00: that is the day of the start', () => {
    expect(endsOf({ clock: at(3, 0, 'arrive') })).toEqual(['22:00 0', '3:00 1'])
    expect(endsOf({ clock: { of: 'leave', at: none } })).toEqual(['', ''])
  })
})

describe('[E-T-147] the clock of each place', () => {
  test('London to Paris: five hours from 08:00 are 14:00 there, an hour ahead', () => {
    expect(endsOf({ zones: LONDON_PARIS })).toEqual(['8:00 0', '14:00 0'])
    expect(start({ zones: LONDON_PARIS })).toMatchObject({
      ...{ ahead: some(60), forward: 0, isSkipped: false },
    })
    expect(start({ zones: LONDON_PARIS })?.show({ minutes: 60, km: 168 }).at).toBe(540)
  })

  test('a time to arrive at is one of the destination', () => {
    expect(endsOf({ zones: LONDON_PARIS, clock: at(14, 0, 'arrive') })).toEqual([
      '8:00 0',
      '14:00 0',
    ])
  })

  test('no zone, one this machine does not know, and zones whose clocks agree say nothing', () => {
    const odd = [LONDON_PARIS[0]!, { at: 1000, zone: 'Mars/Olympus' }]
    expect(endsOf({ zones: odd })).toEqual(['8:00 0', '13:00 0'])
    const irish = [
      { at: 0, zone: 'Europe/Dublin' },
      { at: 75_000, zone: 'Europe/London' },
      { at: 90_000, zone: 'Europe/Dublin' },
    ]
    for (const zones of [[], odd, irish, LONDON_PARIS.slice(0, 1)])
      expect(start({ zones })?.ahead).toEqual(none)
  })

  test('a zone between two alike is told without a difference of the ends', () => {
    const zones = ['Europe/Madrid', 'Europe/Lisbon', 'Europe/Madrid'].map((zone, index) => ({
      at: index * 100_000,
      zone,
    }))
    expect(start({ zones })?.ahead).toEqual(some(0))
  })

  test('to the west over midnight it can be the day before', () => {
    const zones = [
      { at: 0, zone: 'Europe/Paris' },
      { at: 50_000, zone: 'Europe/London' },
    ]
    expect(endsOf({ zones, clock: at(0, 10), total: 40 }, 100)).toEqual(['0:10 0', '23:50 -1'])
  })

  test('zones of half hours', () => {
    const zones = [
      { at: 0, zone: 'Asia/Kolkata' },
      { at: 1000, zone: 'Asia/Kathmandu' },
    ]
    expect(start({ zones })?.ahead).toEqual(some(15))
  })
})

describe('[E-T-148] the date of a drive', () => {
  const paris = [{ at: 0, zone: 'Europe/Paris' }]

  test('through the night in which clocks go forward, and the one in which they go back', () => {
    const spring = { zones: paris, date: '2026-03-28', clock: at(22) }
    expect(endsOf(spring)).toEqual(['22:00 0', '4:00 1'])
    expect(start(spring)?.forward).toBe(60)
    const autumn = { zones: paris, date: '2026-10-24', clock: at(22) }
    expect(endsOf(autumn)).toEqual(['22:00 0', '2:00 1'])
    expect(start(autumn)?.forward).toBe(-60)
    expect(endsOf({ ...spring, clock: at(4, 0, 'arrive'), date: '2026-03-29' })).toEqual([
      '22:00 0',
      '4:00 1',
    ])
  })

  test('a time the clocks skip is later by as much, or earlier for an arrival; one they repeat is the first', () => {
    const skipped = { zones: paris, date: '2026-03-29', clock: at(2, 30) }
    expect(endsOf(skipped)[0]).toBe('3:30 0')
    expect(start(skipped)?.isSkipped).toBe(true)
    expect(endsOf({ ...skipped, clock: at(2, 30, 'arrive') })[1]).toBe('1:30 1')
    expect(endsOf({ zones: paris, date: '2026-10-25', clock: at(2, 30), total: 60 })).toEqual([
      '2:30 0',
      '2:30 0',
    ])
  })

  test('without a date that of today counts', () => {
    const zones = [
      { at: 0, zone: 'Europe/London' },
      { at: 1000, zone: 'Africa/Casablanca' },
    ]
    const aheadOn = (today: string, date = '') => start({ zones, today, date })?.ahead
    expect(aheadOn('2026-07-01')).toEqual(none)
    expect(aheadOn('2026-07-01', '2026-12-01')).toEqual(some(60))
    expect(aheadOn('2026-12-01')).toEqual(some(60))
  })

  test('A drive arrives when it was asked to, leaves when it was asked to, and takes its time between.', () => {
    const anyZone = fc.constantFrom('Europe/London', 'Europe/Kyiv', 'Asia/Tokyo', 'Pacific/Apia')
    const anyClock = fc.record({
      of: fc.constantFrom('leave' as const, 'arrive' as const),
      at: fc.nat(DAY - 1),
      total: fc.nat(6000),
    })
    const anyDay = fc.date({
      ...{ min: new Date('1980-01-01'), max: new Date('2090-01-01'), noInvalidDate: true },
    })
    fc.assert(
      fc.property(anyClock, fc.tuple(anyZone, anyZone), anyDay, (clock, [from, to], day) => {
        const zones = [
          { at: 0, zone: from },
          { at: 10_000, zone: to },
        ]
        const drive: DriveClock = {
          ...{ zones, today: '', date: day.toISOString().slice(0, 10), total: clock.total },
          clock: { of: clock.of, at: some(clock.at) },
        }
        const { show, forward, ahead, isSkipped } = start(drive)!
        const [left, come] = [show({ minutes: 0, km: 0 }), show({ minutes: clock.total, km: 20 })]
        expect(left.day).toBe(0)
        if (!isSkipped) expect((clock.of === 'leave' ? left : come).at).toBe(clock.at)
        const passed = (come.date - left.date) * DAY + come.at - left.at
        expect(passed - forward - O.getOrElse(() => 0)(ahead)).toBe(clock.total)
      }),
    )
  })
})
