// Walks the built site, or one that runs already, and says what is wrong with its pages. `npm run crawl` calls it.
import { chromium } from '@playwright/test'
import { parseArgs } from 'node:util'
import { CHROMIUM_FLAGS, findChromium } from '../../.config/chromium.mjs'
import { isModelPage, wordFindings } from './crawl/judge.js'
import { walk, type Walked } from './crawl/walk.js'
import { withSite } from './site.js'

const { values } = parseArgs({
  options: {
    widths: { type: 'string', default: '360,768,1280,1680' },
    site: { type: 'string', default: '' },
    sample: { type: 'string', default: '' },
    abreast: { type: 'string', default: '2' },
  },
})

const listOf = (text: string): readonly string[] => text.split(',').filter((one) => one !== '')

const numberOf = (name: string, text: string, without = NaN): number => {
  const number = text === '' ? without : Number(text)
  if (number > 0) return number
  throw new Error(`--${name} is a number, not “${text}”`)
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const report = ({ pages, findings, weights, asked }: Walked): void => {
  const models = [...weights].filter(([path]) => isModelPage(path)).sort(([, a], [, b]) => b - a)
  for (const [path, bytes] of models)
    say(`${String(Math.round(bytes / 1000)).padStart(5)} kB  ${path}`)
  if (findings.length > 0) say(`\n${wordFindings(findings)}\n`)
  say(`${pages.length} pages looked at, ${asked} addresses asked for, ${findings.length} findings`)
  process.exitCode = findings.length === 0 ? 0 : 1
}

const walkAt = async (origin: string): Promise<Walked> => {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...CHROMIUM_FLAGS],
  })
  try {
    return await walk({
      origin,
      browser,
      widths: listOf(values.widths).map((one) => numberOf('widths', one)),
      sites: listOf(values.site),
      sample: numberOf('sample', values.sample, Infinity),
      abreast: numberOf('abreast', values.abreast),
      tell: say,
    })
  } finally {
    await browser.close()
  }
}

report(await withSite(walkAt, { EVKIT_LOG: 'errors' }))
