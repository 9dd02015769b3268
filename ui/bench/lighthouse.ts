// Lighthouse's mobile run on pages of the built site: the middle one of several runs, whose scores swing with the machine.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { CHROMIUM_FLAGS, findChromium } from '../../.config/chromium.mjs'
import { middle, type Figure } from '../../.config/measure.mjs'
import { withSite } from './site.js'

const RUNS = 5
const TRIES = 10
const GOAL = 98
const SHIFT = 0.02
/** How much Lighthouse slows the processor down for a phone. */
const PHONE = 4
/** Twice more, as this machine may be a quick one. */
const SLOW_PHONE = 8
const SLOW_RUNS = 3
const HUNDRED = 100

const PAGES: Readonly<Record<string, string>> = {
  charging: '/uk/electrification/charging-your-car/',
  tools: '/uk/electrification/',
  range: '/uk/electrification/range/',
  costs: '/uk/electrification/cost-benefits/',
  planner:
    '/uk/electrification/charging-your-car/public/route-planner/?from=London&to=Edinburgh&model=EX30',
  home: '/uk/',
  cars: '/uk/cars/',
  suvs: '/uk/cars/suv/',
  questions: '/uk/electrification/questions/',
  contact: '/uk/contact-request/form',
  models: '/uk/quote',
  retailers: '/de/quote/retailer?pno=416XY2',
  quote: '/uk/quote/form?pno=416XY2',
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Run {
  readonly scores: readonly number[]
  readonly shift: number
  readonly paint: number
  /** [ms] */
  readonly blocking: number
}

const runOnce = async (address: string, slowDown: number): Promise<Run> => {
  const chromePath = findChromium()
  const chrome = await launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(
      address,
      { port: chrome.port, logLevel: 'silent' },
      {
        extends: 'lighthouse:default',
        settings: {
          ...(slowDown === PHONE ? {} : { onlyCategories: ['performance'] }),
          throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowDown },
        },
      },
    )
    if (result === undefined) throw new Error(`No answer for ${address}`)
    const { categories, audits } = result.lhr
    const numberOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: CATEGORIES.map((name) => (categories[name]?.score ?? Number.NaN) * HUNDRED),
      shift: numberOf('cumulative-layout-shift'),
      paint: numberOf('largest-contentful-paint'),
      blocking: numberOf('total-blocking-time'),
    }
  } finally {
    chrome.kill()
  }
}

// On a machine with too much to do a run now and then misses the first paint and answers with nothing.
const isWhole = ({ scores, shift, paint, blocking }: Run): boolean =>
  [...scores.slice(0, 1), shift, paint, blocking].every(Number.isFinite)

const runOften = async (address: string, times: number, slowDown: number): Promise<Run[]> => {
  const runs: Run[] = []
  for (let tries = 0; runs.length < times && tries < TRIES; tries += 1) {
    const run = await runOnce(address, slowDown)
    if (isWhole(run)) runs.push(run)
  }
  if (runs.length < times) throw new Error(`${address}: ${times - runs.length} runs gave no answer`)
  return runs
}

const measurePage = async (name: string, address: string): Promise<readonly Figure[]> => {
  const runs = await runOften(address, RUNS, PHONE)
  const slow = await runOften(address, SLOW_RUNS, SLOW_PHONE)
  return [
    ...CATEGORIES.map((category, at) => ({
      name: `${name} page, ${category}`,
      value: middle(runs.map(({ scores }) => scores[at] ?? 0)),
      unit: 'of 100',
      atLeast: GOAL,
    })),
    {
      name: `${name} page, performance, processor slowed twice more`,
      value: middle(slow.map(({ scores }) => scores[0] ?? 0)),
      unit: 'of 100',
      atLeast: GOAL,
    },
    {
      name: `${name} page, total blocking time, processor slowed twice more`,
      value: middle(slow.map(({ blocking }) => blocking)),
      unit: 'ms',
    },
    {
      name: `${name} page, layout shift`,
      value: Math.max(...runs.map(({ shift }) => shift)),
      unit: '',
      atMost: SHIFT,
    },
    {
      name: `${name} page, largest paint`,
      value: middle(runs.map(({ paint }) => paint)),
      unit: 'ms',
    },
  ]
}

/** Measures every page. */
export const measureLighthouse = async (): Promise<readonly Figure[]> =>
  withSite(async (origin) => {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      figures.push(...(await measurePage(name, `${origin}${path}`)))
    }
    return figures
  })
