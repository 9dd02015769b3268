// The way of a retailer's team to our forms on their own page, in plain Node.
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const site = createSite({ ...PLAIN_SITE, store: openData() })

const get = async (path: string): Promise<string> => (await site.request(path)).text()

const codesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<pre[^>]*><code>([^]*?)<\/code>/g)].map(([, code = '']) =>
    code.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  )

describe('[F-EMB-01] forms in pages of others', () => {
  test.each(['uk', 'us', 'se', 'de', 'ae'])('%s leads teams of retailers there', async (market) => {
    expect(await get(`/${market}/retailers/`)).toMatch(
      new RegExp(`<a href="/${market}/embedded/" rel="nofollow">`),
    )
  })

  test('each kind stands there with its code, for the market, and no search engine is told of it', async () => {
    const html = await get('/de/embedded/')
    expect(html).toContain('<meta name="robots" content="noindex">')
    const codes = codesOf(html)
    expect(codes).toHaveLength(5)
    const [frame = '', ...components] = codes
    expect(frame).toContain('href="https://cars.example/de/frame/contact-request"')
    expect(frame).toContain('>Kontakt</a>')
    expect(frame).toContain('src="https://cars.example/de/frame.js"')
    for (const name of ['EmbeddableForm', 'EmbeddableForm', 'FormOverlay', 'ExitIntroduction'])
      expect(components.some((code) => code.startsWith(`<${name}`))).toBe(true)
    expect(components.filter((code) => code.includes('market="de"'))).toHaveLength(2)
  })
})
