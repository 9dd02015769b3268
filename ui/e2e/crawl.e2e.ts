// The crawl of a site with one fault of each kind, each on a page of its own: every one is found, and nothing else.
import { expect, test } from '@playwright/test'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Finding } from '../bench/crawl/judge.js'
import { walk } from '../bench/crawl/walk.js'

const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; img-src 'self'; frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Permitted-Cross-Domain-Policies': 'none',
}

const H1 = '<h1>Cars</h1>'
const wide = '<p><img src="/dot.svg" alt="A dot" width="1200" height="10"></p>'

/** What stands on each page; the first leads to one that no map names. */
const PAGES: Readonly<Record<string, string>> = {
  '/uk/': `${H1}<p><a href="/uk/wide/">Wide</a> <a href="mailto:a@example.org">Write</a></p>`,
  '/uk/link/': `${H1}<p><a href="/uk/gone/">Gone</a></p>`,
  '/uk/address/': `${H1}<p><a href="https://">Nothing</a></p>`,
  '/uk/anchor/': `${H1}<p><a href="/uk/#prices">Prices</a> <a href="#top">Up</a></p>`,
  '/uk/inline/': `${H1}<p>A script<script>go()</script></p>`,
  '/uk/error/': `${H1}<script src="/throw.js"></script>`,
  '/uk/request/': `${H1}<p><img src="/none.svg" alt="A dot"></p>`,
  '/uk/first/': `${H1}<h1>Vans</h1>`,
  '/uk/outline/': `${H1}<h3>Small</h3>`,
  '/uk/name/': `${H1}<p><img src="/dot.svg"></p>`,
  '/uk/header/': H1,
  '/uk/cars/heavy/': `${H1}<p><img src="/heavy.svg" alt="A dot"></p>`,
}
const UNLISTED = '/uk/wide/'

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/dot.svg': ['image/svg+xml', DOT],
  '/throw.js': ['text/javascript', 'throw new Error("Out of cars")'],
  '/heavy.svg': ['image/svg+xml', `${DOT}<!--${'x'.repeat(950_000)}-->`],
}

const writePage = (main: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cars</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/dot.svg"></head><body><main>${main}</main></body></html>`

const answerOf = (path: string, origin: string): readonly [number, string, string] => {
  if (path === '/sitemap.xml') {
    const listed = Object.keys(PAGES).map((page) => `<url><loc>${origin}${page}</loc></url>`)
    return [200, 'application/xml', `<urlset>${listed.join('')}</urlset>`]
  }
  const file = FILES[path]
  if (file !== undefined) return [200, ...file]
  const main = path === UNLISTED ? `${H1}${wide}` : PAGES[path]
  return main === undefined
    ? [404, 'text/html', writePage(H1)]
    : [200, 'text/html', writePage(main)]
}

let server: Server | undefined
let origin = ''

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '' } = request
    const [status, type, text] = answerOf(url, origin)
    const { 'X-Frame-Options': _, ...fewer } = HEADERS
    const headers = url === '/uk/header/' ? { ...fewer, Server: 'example' } : HEADERS
    response.writeHead(status, { ...headers, 'Content-Type': type }).end(text)
  })
  server.listen(0)
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => {
  server?.close()
})

const word = ({ page, kind, width, text }: Finding): string =>
  [
    page,
    kind,
    width ?? '',
    text.replace(/( Policy directive).*$/s, '$1').replace(/\d+ kB/, '… kB'),
  ].join(' ')

test('[E-B-71] the crawl finds each fault, once, where it is, and no other', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { pages, findings, weights } = await walk({
    origin,
    browser,
    widths: [360],
    sites: [],
    sample: Infinity,
    abreast: 2,
    tell: () => undefined,
  })
  expect([...pages].sort()).toEqual([...Object.keys(PAGES), UNLISTED, '/uk/nowhere/'].sort())
  expect(findings.map(word).sort()).toEqual([
    '/uk/address/ link  “https://” is no address',
    '/uk/anchor/ anchor  /uk/#prices names no part of the page',
    '/uk/cars/heavy/ heavy  … kB to its end',
    '/uk/error/ error 360 Out of cars',
    '/uk/first/ h1 360 2 first headings',
    '/uk/header/ header  server tells what the server is',
    '/uk/header/ header  x-frame-options: missing',
    '/uk/inline/ console 360 error: Executing inline script violates the following Content Security Policy directive',
    '/uk/link/ link  /uk/gone/ answers 404',
    '/uk/name/ axe 360 image-alt img',
    '/uk/outline/ axe 360 heading-order h3',
    '/uk/outline/ outline 360 h1 is followed by h3 “Small”',
    '/uk/request/ console 360 error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    '/uk/request/ request 360 404 /none.svg',
    '/uk/wide/ wide 360 848 px wider than the window',
  ])
  expect(weights.get('/uk/')).toBeLessThan(5000)
})

test('[E-B-71] a site is walked alone, and a sample is no longer than it says', async ({
  browser,
}) => {
  const options = { origin, browser, widths: [360], abreast: 2, tell: () => undefined }
  const other = await walk({ ...options, sites: ['se'], sample: Infinity })
  expect(other.pages).toEqual([])
  const few = await walk({ ...options, sites: ['uk'], sample: 1 })
  expect(few.pages).toEqual(['/uk/'])
})
