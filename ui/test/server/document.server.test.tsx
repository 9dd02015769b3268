import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { writeDocument } from '../../server/document.js'
import { listSecurityHeaders } from '../../server/security.js'
import { FIRST_SCRIPT } from '../../src/shell/first-script.js'
import { FIRST_STYLES } from '../../src/shell/first-styles.js'
import { openData } from './open-data.js'
import type { RenderedPage } from '../../src/shell/render.types.js'

const store = openData()
const page: RenderedPage = {
  kind: 'page',
  status: 200,
  locale: 'ar-AE',
  direction: 'rtl',
  title: 'Time & "charge" <b>',
  description: 'A "quoted" text',
  script: 'charging',
  header: '<header></header>',
  main: '<h1>Main</h1>',
  mainClass: 'main',
  footer: '<footer></footer>',
  data: { text: '</script><script>alert(1)</script>', more: '<!--' },
  picture: '/media/car.svg',
  canonical: '/ae/',
  alternates: [{ locale: 'en-GB', path: '/uk/' }],
  manifest: '/ae/site.webmanifest',
  structured: [{ '@type': 'FAQPage', name: '</script><script>alert(1)</script>' }],
}
const assets = {
  styles: ['/one.css'],
  scripts: ['/one.js'],
  preloads: ['/two.js'],
  fonts: ['/one.woff2'],
}

describe('the document', () => {
  const html = writeDocument(page, assets, { origin: 'https://cars.example', store })

  test('says its language and direction', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="ar-AE" dir="rtl">/)
  })

  test('[E-T-27] text is text: in title, description and the data for the script', () => {
    expect(html).toContain('<title>Time &amp; &quot;charge&quot; &lt;b&gt;</title>')
    expect(html).toContain('content="A &quot;quoted&quot; text"')
    expect(html.match(/<script/g)).toHaveLength(4)
    expect(html).not.toContain('<!--')
  })

  test('the data reads back as it was', () => {
    const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual(page.data)
  })

  test('[E-T-51] has one inline script, above what holds scripts up and allowed by its hash', () => {
    const inline = [
      ...html.matchAll(
        /<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs,
      ),
    ]
    expect(inline.map(([, text]) => text)).toEqual([FIRST_SCRIPT])
    const hash = createHash('sha256').update(FIRST_SCRIPT).digest('base64')
    expect(listSecurityHeaders('')['Content-Security-Policy']).toContain(`'sha256-${hash}'`)
    expect(html.indexOf(FIRST_SCRIPT)).toBeLessThan(html.indexOf('rel="stylesheet"'))
    expect(html).not.toMatch(/style="|\son\w+="/)
  })

  test('one page fades into the next by the only styles that stand in it, allowed by their hash', () => {
    const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    expect(inline.map(([, text]) => text)).toEqual([FIRST_STYLES])
    const hash = createHash('sha256').update(FIRST_STYLES).digest('base64')
    expect(listSecurityHeaders('')['Content-Security-Policy']).toContain(
      `style-src 'self' 'sha256-${hash}';`,
    )
    // As the guide of security says: two scripts and a style.
    expect(listSecurityHeaders('')['Content-Security-Policy']?.match(/'sha256-/g)).toHaveLength(3)
  })

  test('[E-B-61] a page names the picture it is passed on with, by its whole address', () => {
    expect(html).toContain('<meta name="twitter:card" content="summary">')
    const shared = writeDocument({ ...page, card: '/media/cards/coast.jpg' }, assets, {
      origin: 'https://cars.example',
      store,
    })
    expect(shared).toContain(
      '<meta property="og:image" content="https://cars.example/media/cards/coast.jpg">',
    )
    expect(shared).toContain('<meta property="og:image:width" content="1200">')
    expect(shared).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  test('[E-B-32] what machines read is data that ends where it ends', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual(page.structured?.[0])
  })

  test('says what it is called where it is passed on, and which app it belongs to', () => {
    expect(html).toContain(
      '<meta property="og:title" content="Time &amp; &quot;charge&quot; &lt;b&gt;">',
    )
    expect(html).toContain('<meta property="og:url" content="https://cars.example/ae/">')
    expect(html).toContain('<meta property="og:locale" content="ar_AE">')
    expect(html).toContain('<link rel="manifest" href="/ae/site.webmanifest">')
  })

  test('a page without data carries no data block', () => {
    const plain = writeDocument({ ...page, data: undefined }, assets, { origin: '', store })
    expect(plain).not.toContain('page-data')
    expect(plain).not.toContain(FIRST_SCRIPT)
  })
})
