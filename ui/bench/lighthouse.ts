// Lighthouse's mobile run on pages of the built site: the middle one of several runs, whose scores swing with the machine.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS, findChromium } from '../../.config/chromium.mjs'
import { middle, type Figure } from '../../.config/measure.mjs'
import { withSite } from './site.js'

const PORT = 4319
const RUNS = 5
const TRIES = 10
const GOAL = 98
const SHIFT = 0.02
const HUNDRED = 100

const PAGES: Readonly<Record<string, string>> = {
  charging: '/uk/electrification/charging-your-car/',
  tools: '/uk/electrification/',
  range: '/uk/electrification/range/',
  costs: '/uk/electrification/cost-benefits/',
  planner:
    '/uk/electrification/charging-your-car/public/route-planner/?from=London&to=Edinburgh&model=EX30',
  home: '/uk/',
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
}

const runOnce = async (address: string): Promise<Run> => {
  const chromePath = findChromium()
  const chrome = await launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'silent' })
    if (result === undefined) throw new Error(`No answer for ${address}`)
    const { categories, audits } = result.lhr
    const numberOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: CATEGORIES.map((name) => (categories[name]?.score ?? Number.NaN) * HUNDRED),
      shift: numberOf('cumulative-layout-shift'),
      paint: numberOf('largest-contentful-paint'),
    }
  } finally {
    chrome.kill()
  }
}

// On a machine with too much to do a run now and then misses the first paint and answers with nothing.
const isWhole = ({ scores, shift, paint }: Run): boolean =>
  [...scores, shift, paint].every(Number.isFinite)

const measurePage = async (name: string, address: string): Promise<readonly Figure[]> => {
  const runs: Run[] = []
  for (let tries = 0; runs.length < RUNS && tries < TRIES; tries += 1) {
    const run = await runOnce(address)
    if (isWhole(run)) runs.push(run)
  }
  if (runs.length < RUNS) throw new Error(`${address}: ${RUNS - runs.length} runs gave no answer`)
  return [
    ...CATEGORIES.map((category, at) => ({
      name: `${name} page, ${category}`,
      value: middle(runs.map(({ scores }) => scores[at] ?? 0)),
      unit: 'of 100',
      atLeast: GOAL,
    })),
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
  withSite(PORT, async (origin) => {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      figures.push(...(await measurePage(name, `${origin}${path}`)))
    }
    return figures
  })
