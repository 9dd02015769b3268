// A form of a hundred fields in the browser: the time to mount it and the script of a key press, beside the same fields
// made from a configuration by others, and written by hand in React over a store of their own, in the same run.
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright'
import { middle, type Figure } from '../../.config/measure.mjs'
import { measurePeers, type OpenedPage, type Rounds } from './peer-pages.js'

const ROUNDS = 21
const KEYS = 16
// Longer than any of the forms waits before it takes a key over.
const PAUSE = 40
// [us]
const SAMPLED = 100
const MICROSECONDS = 1000
const HAND_GOAL = 1.5
const MOUNT_GOAL = 0.75
const KEY_GOAL = 0.5

const OURS = 'ours'
const HAND = 'hand'
const PEERS = { rjsf: 'react-jsonschema-form', surveyjs: 'SurveyJS', formkit: 'FormKit' } as const
const NAMES = [OURS, HAND, ...Object.keys(PEERS)]

interface FormPage {
  readonly mountForm: () => Promise<number>
  readonly readField: () => string
}

/** What one round of a form took [ms]. */
interface Round {
  readonly mount: number
  /** Script of one key press. */
  readonly key: number
}

const prepare = async ({ session }: OpenedPage): Promise<void> => {
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLED })
}

// Where a sample of the processor is in no script.
const OUTSIDE = ['(root)', '(idle)', '(program)']

// Time in scripts while something happens [ms]. The browser's own count of it leaves out the jobs of promises, in which
// some of the forms do their work.
const watchScript = async (session: CDPSession, happen: () => Promise<void>): Promise<number> => {
  await session.send('Profiler.start')
  await happen()
  const { profile } = await session.send('Profiler.stop')
  const outside = new Set(
    profile.nodes
      .filter(({ callFrame }) => OUTSIDE.includes(callFrame.functionName))
      .map(({ id }) => id),
  )
  const { samples = [], timeDeltas = [] } = profile
  const inside = samples.map((id, at) => (outside.has(id) ? 0 : (timeDeltas[at] ?? 0)))
  return inside.reduce((sum, one) => sum + one, 0) / MICROSECONDS
}

const runRound = async ({ page, session }: OpenedPage): Promise<Round> => {
  const mount = await page.evaluate(() => (window as unknown as FormPage).mountForm())
  await wait(PAUSE)
  const script = await watchScript(session, async () => {
    for (let pressed = 0; pressed < KEYS; pressed += 1) {
      await page.keyboard.press('x')
      await wait(PAUSE)
    }
  })
  const typed = await page.evaluate(() => (window as unknown as FormPage).readField())
  if (typed !== 'x'.repeat(KEYS)) throw new Error(`typed: ${typed}`)
  return { mount, key: script / KEYS }
}

const WHAT = 'form of 100 fields'

/** What is held against the others. */
interface Measured {
  readonly what: string
  readonly read: (round: Round) => number
  /** Of the fastest that is made from a configuration. */
  readonly atMost: number
}

const compare = (times: Rounds<Round>, { what, read, atMost }: Measured): readonly Figure[] => {
  const timeOf = (name: string): number => middle((times[name] ?? []).map(read))
  const ours = timeOf(OURS)
  const fastest = Math.min(...Object.keys(PEERS).map(timeOf))
  const whole = `${WHAT}, ${what}`
  return [
    { name: whole, value: ours, unit: 'ms' },
    { name: `peer: ${WHAT} by hand in React, ${what}`, value: timeOf(HAND), unit: 'ms' },
    ...Object.entries(PEERS).map(([name, peer]) => ({
      name: `peer: ${WHAT} by ${peer}, ${what}`,
      value: timeOf(name),
      unit: 'ms',
    })),
    {
      name: `${whole} over that by hand`,
      value: ours / timeOf(HAND),
      unit: 'times',
      atMost: HAND_GOAL,
    },
    {
      name: `${whole} over the fastest from a configuration`,
      value: ours / fastest,
      unit: 'times',
      atMost,
    },
  ]
}

/** Measures a form of a hundred fields. */
export const measureForms = async (): Promise<readonly Figure[]> => {
  const times = await measurePeers({
    script: new URL('forms/page.ts', import.meta.url),
    names: NAMES,
    // No form brings its style sheet: what is laid out is what each has made.
    hasStyles: false,
    rounds: ROUNDS,
    prepare,
    run: runRound,
  })
  return [
    ...compare(times, { what: 'mount', read: ({ mount }) => mount, atMost: MOUNT_GOAL }),
    ...compare(times, { what: 'script of a key press', read: ({ key }) => key, atMost: KEY_GOAL }),
  ]
}
