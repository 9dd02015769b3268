// The site of another maker: its brand in place of ours, and nothing of ours left on any page.
import { either as E } from 'fp-ts'
import { openStore } from '@evkit/data/service'
import { readFileSync, rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { renderRefusal } from '../../src/shell/render-refusal.js'
import { renderPage } from '../../src/shell/render.js'
import { openData } from './open-data.js'
import { makeOtherData } from './other-data.js'

const ours = openData().brand
const folder = makeOtherData()
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const opened = openStore(folder)
if (E.isLeft(opened)) throw new Error(JSON.stringify(opened.left))
const store = opened.right
const app = createSite({
  store,
  render: renderPage,
  renderRefusal,
  listAssets: () => ({ styles: [], scripts: [], preloads: [], fonts: [] }),
  origin: 'https://calder.example',
  findAsset: () => undefined,
  headers: {},
  isPreviewOpen: false,
})

const LINK = /(?:href|src|action)="(\/[^"#?]*)/g

// Every page that can be reached by links, whatever its query, from the homes of all markets.
const crawl = async (): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  const waiting = store.forms.markets.map(({ entry }) => `/${entry.market}/`)
  const seen = new Set(waiting)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const answer = await app.request(path)
    const type = answer.headers.get('content-type') ?? ''
    if (answer.status !== 200 || !/html|json|svg|xml/.test(type)) continue
    const text = await answer.text()
    found.set(path, text)
    if (!type.startsWith('text/html')) continue
    for (const [, to = ''] of text.matchAll(LINK)) {
      if (seen.has(to) || to.startsWith('/media/') || to.startsWith('/assets/')) continue
      seen.add(to)
      waiting.push(to)
    }
  }
  return found
}

const pages = await crawl()

const wordOf = (text: string): RegExp =>
  new RegExp(`(?<![a-z0-9])${text.toLowerCase().replaceAll(' ', '[ -]')}(?![a-z0-9])`)

// What has to do with others: titles of sources, and the names petrol cars have.
const OTHERS = /Volvo XC40|petrol-xc40(?:-us)?/g
const CREDITS = '/data-credits/'

const texts = [...pages].flatMap(([path, text]) =>
  path.endsWith(CREDITS) ? [] : [[path, text.replaceAll(OTHERS, '').toLowerCase()] as const],
)
const holding = (word: RegExp): readonly string[] =>
  texts.filter(([, text]) => word.test(text)).map(([path]) => path)

describe('[E-B-50] another brand', () => {
  test('every page of every market is there', () => {
    const paths = [...pages.keys()]
    expect(paths.length).toBeGreaterThan(120)
    expect(paths).toContain('/uk/cars/wren-trail-electric/')
    expect(paths).toContain('/favicon.svg')
    expect(paths).toContain('/ae/site.webmanifest')
    expect(paths.filter((path) => path.includes('ex30'))).toEqual([])
  })

  test.each(['name', 'wordmark'] as const)('our %s is nowhere', (what) => {
    expect(holding(wordOf(ours[what]))).toEqual([])
  })

  test.each(Object.keys(ours.cars))('%s is nowhere, in no text, address or data', (car) => {
    expect(holding(wordOf(car))).toEqual([])
  })

  test('none of our colours is in a page, an icon or a manifest', () => {
    const { light, dark } = store.brand.colours
    const shared = new Set([...Object.values(light), ...Object.values(dark)])
    const own = Object.values(ours.colours)
      .flatMap((roles) => Object.values(roles))
      .filter((colour) => !shared.has(colour))
    expect(own.length).toBeGreaterThan(30)
    expect(holding(new RegExp(own.join('|')))).toEqual([])
  })

  test('our mark and hosts are nowhere', () => {
    const mark = ours.mark.path.toLowerCase()
    expect(texts.filter(([, text]) => text.includes(mark))).toEqual([])
    expect(holding(/northlane/)).toEqual([])
  })

  test('the name and the cars of the other are said instead', () => {
    const home = pages.get('/uk/') ?? ''
    expect(home).toContain('CALDER &amp; FINCH</a>')
    expect(home).toContain(`d="${store.brand.mark.path}"`)
    expect(home).toContain(`content="${store.brand.colours.dark['surface-raised']}"`)
    const car = pages.get('/de/cars/wren-electric/') ?? ''
    expect(car).toMatch(/<title>[^<]*Wren[^<]*<\/title>/)
    expect(car).toMatch(/<h1[^>]*>[^]*?Wren[^]*?<\/h1>/)
    const form = pages.get('/tr/quote/form') ?? pages.get('/tr/contact-request/form') ?? ''
    expect(form).toContain('https://help.calder.example/tr')
  })

  test('tools answer by the new names, at their addresses', async () => {
    const at = '/uk/electrification/charging-your-car/?carModel=Wren&cType=P&kW=150'
    const text = await (await app.request(at)).text()
    expect(text).toContain('<title>Wren: ')
    const price = await app.request('/api/price/uk/wren-electric')
    expect(price.status).toBe(200)
    const range = await app.request('/api/range/data?model=Wren')
    expect(await range.text()).toContain('"Wren_Twin"')
  })

  test('colours and typeface of every page come from the styles of the brand', () => {
    const base = readFileSync(new URL('../../src/tokens/base.css', import.meta.url), 'utf8')
    const imports = [...base.matchAll(/@import '([^']+)'/g)].map(([, file = '']) => file)
    expect(imports).toEqual([
      './scale.css',
      '../../../data/brand/font.css',
      '../../../data/brand/light.css',
      '../../../data/brand/dark.css',
    ])
  })
})
