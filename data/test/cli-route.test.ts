import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { evaluateStep, listSteps, type Step } from '@evkit/engine/shared'
import { listStepFaults } from '../../engine/src/testing/unit-algebra.js'
import { openData } from '../cli/open-data.js'
import { runRoute } from '../cli/route.js'
import { EXIT } from '../cli/run.js'
import { collectOutput } from './cli-output.js'

const opened = openData(new URL('../', import.meta.url))
if (E.isLeft(opened)) throw new Error(opened.left.join('\n'))

const run = async (...args: readonly string[]) => {
  const { said, ports } = collectOutput()
  const code = await runRoute(args, {
    ...ports,
    today: () => '2026-11-24',
    version: '0.1.0',
    open: () => opened,
  })
  return { code, ...said }
}

interface Figure {
  readonly value: number
  readonly trace: Step
}
interface Climb {
  readonly rise: number
  readonly fall: number
  readonly used: Figure
}
interface Drive {
  readonly corrections: readonly string[]
  readonly inputs: Readonly<Record<string, string>>
  readonly roadKm: number
  readonly driving: Figure
  readonly legs: readonly {
    readonly fromKm: number
    readonly toKm: number
    readonly minutes: number
    readonly parts: readonly { readonly km: number; readonly used: Figure }[]
    readonly climb?: Climb
  }[]
  readonly heights: readonly { readonly km: number; readonly height: number }[]
  readonly climb?: Climb
  readonly stops: readonly {
    readonly id: string
    readonly name: string
    readonly arrival: Figure
    readonly departure: number
    readonly minutes: Figure
    readonly coldMinutes: number
    readonly stay?: number
  }[]
  readonly outcome: string
  readonly arrival: Figure
  readonly minutes: Readonly<
    Record<'total' | 'charging' | 'stopping' | 'detours' | 'staying', Figure>
  >
  readonly cause?: string
  readonly remedies?: readonly object[]
}
const plan = async (...args: readonly string[]): Promise<Drive> => {
  const { out, err } = await run(...args, '--json')
  if (out === '') throw new Error(err)
  return JSON.parse(out) as Drive
}

const NORTH = ['--from', 'London', '--to', 'Inverness'] as const

describe('[E-T-100] a drive as a command', () => {
  test('legs, stops and minutes add up, and every trace gives its figure', async () => {
    const drive = await plan(...NORTH)
    const { legs, stops, minutes, roadKm, driving, arrival } = drive
    expect(drive.outcome).toBe('possible')
    expect(roadKm).toBeGreaterThan(850)
    expect(roadKm).toBeLessThan(950)
    expect(legs).toHaveLength(stops.length + 1)
    expect(legs.map(({ fromKm }) => fromKm).slice(1)).toEqual(
      legs.map(({ toKm }) => toKm).slice(0, -1),
    )
    for (const { fromKm, toKm, parts } of legs)
      expect(parts.reduce((sum, { km }) => sum + km, 0)).toBeCloseTo(toKm - fromKm, 6)
    expect(legs.reduce((sum, leg) => sum + leg.minutes, 0)).toBeCloseTo(driving.value, 6)
    const { total, charging, stopping, detours, staying } = minutes
    const parts = [driving, charging, stopping, detours, staying]
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(total.value, 6)
    const figures = [
      ...[...parts, total, arrival],
      ...stops.map((stop) => stop.arrival),
      ...legs.flatMap((leg) => leg.parts.map(({ used }) => used)),
    ]
    for (const { value, trace } of figures) {
      expect(evaluateStep(trace)).toBe(value)
      expect(listStepFaults(trace)).toEqual([])
    }
    for (const { value } of [arrival, ...stops.map((stop) => stop.arrival)])
      expect(value).toBeGreaterThanOrEqual(10)
  })

  test('[E-T-138] it says what each leg and the whole road climb, with energy up and energy back', async () => {
    const south = ['--from', 'Berlin', '--to', 'Munich', '--model=EX30', '--powerTrain=SM'] as const
    const { legs, climb, heights } = await plan(...south)
    expect(climb).toMatchObject({ rise: expect.closeTo(915, 6) as number, fall: 434 })
    expect(climb?.used.value).toBeCloseTo(6.94, 2)
    expect(heights.length).toBeGreaterThan(25)
    const sum = (of: (one: Climb) => number): number =>
      legs.reduce((all, leg) => all + (leg.climb === undefined ? NaN : of(leg.climb)), 0)
    expect(sum(({ rise }) => rise)).toBeCloseTo(915, 6)
    expect(sum(({ used }) => used.value)).toBeCloseTo(climb?.used.value ?? 0, 6)
    for (const leg of legs)
      expect(leg.climb && evaluateStep(leg.climb.used.trace)).toBe(leg.climb?.used.value)
    const { out } = await run(...south)
    expect(out).toContain('heights     915 m up, 434 m down: +3.4 kWh, +6.9 %')
    expect(out.match(/^ {2}heights: /gm)).toHaveLength(legs.length)
    for (const step of ['energyUp', 'energyBack']) expect(out).toContain(step)
    const bare = await plan('--from=Oslo', '--to=Bergen')
    expect([bare.climb, bare.legs[0]?.climb]).toEqual([undefined, undefined])
    expect((await run('--from=Oslo', '--to=Bergen')).out).not.toContain('heights')
  })

  test('[E-T-143] in the cold a stop takes so many times as long by how long was driven, and says so', async () => {
    const south = [
      ...['--from', 'Berlin', '--to', 'Munich', '--model=EX30', '--powerTrain=SM'],
      '--start=30',
    ] as const
    const { stops } = await plan(...south, '--temperatureIndex=0')
    const stepsOf = ({ minutes }: (typeof stops)[number]): ReadonlyMap<string, number> =>
      new Map(listSteps(minutes.trace).map(({ name, value }) => [name, value]))
    const times = stops.map((stop) => stepsOf(stop).get('coldTimes'))
    expect(times[0]).toBeCloseTo(1.5775, 9)
    expect(times.slice(3).every((one) => one === undefined || Math.abs(one - 1.21) < 1e-9)).toBe(
      true,
    )
    for (const stop of stops) {
      const steps = stepsOf(stop)
      expect(evaluateStep(stop.minutes.trace)).toBe(stop.minutes.value)
      expect(steps.get('timesAtStart') ?? 1.7).toBe(1.7)
      expect(stop.coldMinutes).toBeGreaterThanOrEqual(0)
    }
    const { out } = await run(...south, '--temperatureIndex=0')
    expect(out).toContain(
      `min (${stops[0]?.coldMinutes.toFixed(1)} of it for a cold battery), ways`,
    )
    expect((await run(...south, '--temperatureIndex=3')).out).not.toContain('cold')
  })

  test('flags and the address of the page give one drive', async () => {
    const byFlags = await plan(...NORTH, '--model=EX90', '--temperatureIndex=0', '--plan=fewest')
    const query = new URLSearchParams({
      from: 'London',
      to: 'Inverness',
      model: 'EX90',
      temperatureIndex: '0',
      plan: 'fewest',
    })
    const path = '/uk/electrification/charging-your-car/public/route-planner/'
    expect(await plan(`https://example.test${path}?${query}`)).toEqual(byFlags)
    expect(await plan(String(query))).toEqual(byFlags)
    expect(byFlags.inputs).toMatchObject({ model: 'EX90', plan: 'fewest' })
  })

  test('as text it says every leg, every stop, the answer, how it came about and who the data comes from', async () => {
    const { out, code } = await run(...NORTH)
    const drive = await plan(...NORTH)
    expect(code).toBe(EXIT.good)
    expect(out.match(/^leg: /gm)).toHaveLength(drive.legs.length)
    expect(out.match(/^stop: /gm)).toHaveLength(drive.stops.length)
    for (const { name } of drive.stops) expect(out).toContain(`stop: ${name}, `)
    for (const part of ['given', 'answer', 'in all', 'how it came about', 'basis: modelled'])
      expect(out).toContain(part)
    expect(out.match(/^source: .*(?:licen[cs]e|CC|ODbL|public domain)/gim)?.length).toBeGreaterThan(
      1,
    )
  })

  test('[B-T-02] what is shown is where its trace ends, for each leg and stop under a heading of its own', async () => {
    const { out } = await run(...NORTH)
    const { stops, legs, arrival } = await plan(...NORTH)
    const [, ...sections] = out.split(/\nhow it came about, /)
    const headings = sections.map((section) => section.split('\n', 1).join())
    expect(headings.filter((one) => one.startsWith('leg: '))).toHaveLength(legs.length)
    expect(headings.filter((one) => one.startsWith('stop: '))).toEqual(
      stops.map(({ name }) => `stop: ${name}`),
    )
    for (const stop of stops) {
      expect(Number.isInteger(stop.arrival.value)).toBe(true)
      expect(out).toContain(`: ${stop.arrival.value} to ${stop.departure} %, `)
      const section = sections.find((one) => one.startsWith(`stop: ${stop.name}\n`)) ?? ''
      expect(section).toMatch(new RegExp(`(?:shown|arrival) = .*= ${stop.arrival.value} % \\(`))
      // The price of the stop has its lines, and each line its values.
      expect(section).toMatch(
        /chargePrice = billedEnergy \* unitPrice = [\d.]+ kWh \* [\d.]+ money/,
      )
    }
    expect(out).toMatch(new RegExp(`on arrival +${arrival.value} %`))
    expect(sections.at(-1)).toContain(`shown = floor(arrival) = `)
    expect(sections.at(-1)).toContain('priceSum = ')
  })

  test('a place on the way holds the car, charged meanwhile', async () => {
    const night = ['--via1=Oslo', '--via1Stay=600', '--via1Charge=11', '--model=EX90'] as const
    const drive = await plan('--site=se', '--from=Göteborg', '--to=Bergen', ...night)
    expect([drive.outcome, drive.minutes.staying.value]).toEqual(['possible', 600])
    expect(drive.stops.map(({ name, departure, stay }) => [name, departure, stay])).toEqual([
      ['Oslo, Norge', 100, 600],
    ])
  })

  test('a drive that fails says where and why, and what would work', async () => {
    const args = [
      '--from=Göteborg',
      '--to=Bergen',
      '--via1=Oslo',
      '--temperatureIndex=0',
      '--assumedSites=false',
    ] as const
    const { code, out } = await run('--site=se', ...args)
    expect(code).toBe(EXIT.refused)
    expect(out).toMatch(/outcome +fails between .* and .*/)
    const drive = await plan('--site=se', ...args)
    expect([drive.outcome, drive.cause]).toEqual(['impossible', 'dataEnds'])
    const strict = await plan('--from=London', '--to=Edinburgh', '--width=1', '--power=250')
    expect([strict.cause, strict.remedies?.length === 0]).toEqual(['leftOut', false])
    const [change = {}] = strict.remedies ?? []
    const flags = Object.entries({ width: 1, leastPower: 250, ...change }).map(
      ([name, value]) => `--${name === 'leastPower' ? 'power' : name}=${String(value)}`,
    )
    expect((await plan('--from=London', '--to=Edinburgh', ...flags)).outcome).toBe('possible')
  })

  test('[E-T-140] no station is left above the limit, and a stay may fill the battery', async () => {
    const levels = async (...more: readonly string[]) => {
      const { outcome, stops, minutes } = await plan(...NORTH, '--model=EX30', ...more)
      expect(outcome).toBe('possible')
      return { stops, total: minutes.total.value, highest: Math.max(...stops.map(toLevel)) }
    }
    const toLevel = ({ departure }: Drive['stops'][number]): number => departure
    const [free, held] = [await levels(), await levels('--limit=60')]
    expect(free.highest).toBeGreaterThan(60)
    expect(held.highest).toBeLessThanOrEqual(60)
    expect(held.total).toBeGreaterThan(free.total)
    const night = ['--via1=Carlisle', '--via1Stay=600', '--via1Charge=11'] as const
    const { stops } = await levels('--limit=60', ...night)
    expect(stops.filter(({ stay }) => stay === 600).map(toLevel)).toEqual([100])
  })

  test('[E-T-123] where assumed chargers are too weak for what is asked, asking for less would work', async () => {
    const args = ['--from=Oslo', '--to=Bergen', '--model=EX30', '--temperatureIndex=0'] as const
    const { outcome, remedies } = await plan(...args, '--power=150')
    expect(outcome).toBe('impossible')
    expect(remedies).toEqual([{ leastPower: 100 }])
    expect((await plan(...args, '--power=100')).outcome).toBe('possible')
  })

  test.each([
    [['--from=London'], EXIT.refused, 'evkit: --to: a drive needs two places\n'],
    [['--from=Atlantis', '--to=York'], EXIT.refused, 'evkit: --from: there is no such place\n'],
    [
      ['--from=York', '--to=London', '--via2=Atlantis', '--via1=Leeds'],
      EXIT.refused,
      'evkit: --via2: there is no such place\n',
    ],
    [
      ['--from=York', '--to=York'],
      EXIT.refused,
      'evkit: two places that follow each other are the same one\n',
    ],
    [['--from=York', '--to=Rome', '--toAt=41.9,12.5'], EXIT.refused, 'evkit: there is no road: '],
    [[...NORTH, '--start=101'], EXIT.refused, 'evkit: --start: cannot be had'],
    [[...NORTH, '--form=York'], EXIT.misused, 'evkit: unknown flag --form: did you mean from?'],
    [
      [...NORTH, '--json', '--gpx'],
      EXIT.misused,
      'evkit: --json and --gpx cannot be given together',
    ],
    [['from=York&to=London', '--model=EX30'], EXIT.misused, 'evkit: an address and flags'],
    [['from=York', 'to=London'], EXIT.misused, 'evkit: one address at a time'],
    [[...NORTH, '--site=xx'], EXIT.misused, 'evkit: unknown site xx'],
  ] as const)('%j is refused and says why', async (args, code, text) => {
    const done = await run(...args)
    expect([done.code, done.out, done.err.slice(0, text.length)]).toEqual([code, '', text])
  })

  test('what an address cannot have is changed and told, as on the page', async () => {
    const drive = await plan('from=York&to=London&start=101&model=none')
    expect([...drive.corrections].sort()).toEqual(['model', 'start'])
    expect(drive.inputs['start']).toBe('100')
  })

  test('the help names every parameter, also without any argument', async () => {
    const { out, code } = await run('--help')
    expect(code).toBe(EXIT.good)
    expect(await run()).toEqual({ code, out, err: '' })
    for (const name of ['from', 'via1Stay', 'traffic', 'assumed', 'stopAt', 'leave', '--gpx'])
      expect(out).toContain(name)
  })
})

describe('[E-T-99] a drive as GPX', () => {
  test('one that cannot be driven is none to follow', async () => {
    expect(
      await run('--from=London', '--to=Edinburgh', '--width=1', '--power=250', '--gpx'),
    ).toEqual({
      code: EXIT.refused,
      out: '',
      err: 'evkit: the drive cannot be driven: there is no GPX of it\n',
    })
  })

  const count = (text: string, tag: string): number => text.split(`<${tag} `).length - 1

  test('start, stops and destination in their order, and the road as a track', async () => {
    const drive = await plan(...NORTH)
    const { out, code } = await run(...NORTH, '--gpx')
    expect(code).toBe(EXIT.good)
    expect([count(out, 'wpt'), count(out, 'rtept')]).toEqual(
      Array.from({ length: 2 }, () => drive.stops.length + 2),
    )
    const names = [...out.matchAll(/<rtept [^>]*><name>([^<]*)<\/name>/g)].map(([, name]) => name)
    expect(names.slice(1, -1)).toEqual(drive.stops.map(({ name }) => name.replaceAll('&', '&#38;')))
    expect([names[0], names.at(-1)].map((name) => name?.split(',')[0])).toEqual([
      'London',
      'Inverness',
    ])
    expect(count(out, 'trkpt')).toBeGreaterThan(100)
    expect(out).toMatch(/<desc>\d+ min, \d+–\d+ %, \d+ kW<\/desc>/)
    expect(out).toMatch(/<metadata>.*<desc>.*(?:CC|licen[cs]e|ODbL|public domain).*<\/metadata>/i)
  })
})
