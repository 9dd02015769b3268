import { describe, expect, test } from 'vitest'
import { writeDocument } from '../../server/document.js'
import type { RenderedPage } from '../../src/shell/render.types.js'

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
}
const assets = {
  styles: ['/one.css'],
  scripts: ['/one.js'],
  preloads: ['/two.js'],
  fonts: ['/one.woff2'],
}

describe('the document', () => {
  const html = writeDocument(page, assets, 'https://cars.example')

  test('says its language and direction', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="ar-AE" dir="rtl">/)
  })

  test('[E-T-27] text is text: in title, description and the data for the script', () => {
    expect(html).toContain('<title>Time &amp; &quot;charge&quot; &lt;b&gt;</title>')
    expect(html).toContain('content="A &quot;quoted&quot; text"')
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html).not.toContain('<!--')
  })

  test('the data reads back as it was', () => {
    const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual(page.data)
  })

  test('has no inline script and no inline style', () => {
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/json"))/)
    expect(html).not.toMatch(/<style|style="|\son\w+="/)
  })

  test('a page without data carries no data block', () => {
    expect(writeDocument({ ...page, data: undefined }, assets, '')).not.toContain('page-data')
  })
})
