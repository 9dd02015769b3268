// The pages of forms in plain Node: which there are, in which frame, and what is in them before any script.
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { renderPage } from '../../src/shell/render.js'
import { openData } from './open-data.js'

const SITE = {
  store: openData(),
  render: renderPage,
  findAsset: () => undefined,
  listAssets: (script) => ({ styles: [], scripts: [`/${script}.js`], preloads: [], fonts: [] }),
  origin: 'https://cars.example',
  headers: {},
  isPreviewOpen: false,
} satisfies Parameters<typeof createSite>[0]
const site = createSite(SITE)

const get = async (path: string) => {
  const response = await site.request(path)
  return { response, text: await response.text() }
}

const APPS = ['accessory-request', 'callback-request', 'contact-request', 'keep-me-updated']
const MARKETS = ['uk', 'us', 'se', 'de', 'ae', 'tr']

describe('[F-ROUTE-06] twelve addresses a market', () => {
  test.each(MARKETS)('%s', async (market) => {
    for (const app of APPS) {
      for (const leaf of ['', '/form', '/finished', '/', '/form/', '/FORM']) {
        const path = `/${market}/${app}${leaf}`
        const { response, text } = await get(path)
        expect([path, response.status]).toEqual([path, 200])
        expect(text).toContain('<script type="module" src="/form.js"')
        expect(text.match(/<h1/g)).toHaveLength(1)
        const page = /finished/i.test(leaf) ? 'finished' : 'form'
        expect(text).toContain(
          `<link rel="canonical" href="https://cars.example/${market}/${app}/${page}">`,
        )
      }
    }
  })

  test.each([
    '/uk/contact-request/retailer',
    '/uk/contact-request/form/more',
    '/uk/brochure/form',
    '/xx/contact-request/form',
    '/uk/Contact-Request/form',
    '/uk/quote/model',
  ])('[F-ROUTE-10] %s is not there', async (path) => {
    const first = await get(path)
    const moved = first.response.headers.get('Location')
    const { response, text } = moved === null ? first : await get(moved)
    expect(response.status).toBe(404)
    expect(text).toContain('noindex')
  })

  test.each([
    ['/uk/quote', 'Choose your model'],
    ['/uk/quote/retailer?pno=416XY2', 'Choose your retailer'],
    ['/uk/quote/form?pno=416XY2', 'Request a quote'],
    ['/uk/quote/form?retailerid=GB-IS-1', 'Request a callback'],
    ['/uk/quote/finished?pno=416XY2', 'Your request'],
  ])('[F-ROUTE-08] [F-ROUTE-09] [F-ROUTE-40] %s: %s', async (path, heading) => {
    const { response, text } = await get(path)
    expect(response.status).toBe(200)
    expect(text).toContain(`<title>${heading} – `)
    expect(/<h1 tabindex="-1"[^>]*>([^<]*)<\/h1>/.exec(text)?.[1]).toBe(heading)
    expect(text).not.toContain('No transl.')
  })

  test('[F-ROUTE-83] the market comes from the path, whatever the query says', async () => {
    const path = '/se/contact-request/form'
    const pages = [await get(path), await get(`${path}?market=uk`)]
    for (const { response, text } of pages) {
      expect(response.status).toBe(200)
      expect(text).toContain('<html lang="sv-SE"')
      expect(text).toContain('Kontakta oss')
    }
  })

  test('[F-ROUTE-02] [D-F-02] a market in capitals, with blanks or as master is the market', async () => {
    const moved = async (path: string) => (await site.request(path)).headers.get('Location')
    expect(await moved('/SE/callback-request?utm_source=a')).toBe(
      '/se/callback-request?utm_source=a',
    )
    expect(await moved('/master/keep-me-updated/finished')).toBe('/uk/keep-me-updated/finished')
  })
})

describe('[F-ROUTE-37] the form is in the page before any script', () => {
  test('with its header, its fields and its button', async () => {
    const { text } = await get('/uk/contact-request/form')
    expect(text).toContain('<h1 tabindex="-1">Contact us</h1>')
    expect(text).toContain('<title>Contact us – ')
    expect(text).toMatch(/<input[^>]*name="firstName"/)
    expect(text).toMatch(/<button type="submit"[^>]*>Send message<\/button>/)
    // Sent by the browser alone nothing typed gets into an address.
    expect(text).toMatch(/<form[^>]*method="post"/)
    expect(text).not.toContain('No transl.')
  })

  test('no text is missing in any form of any market', async () => {
    for (const market of MARKETS) {
      for (const app of APPS) {
        for (const leaf of ['form', 'finished']) {
          const { text } = await get(`/${market}/${app}/${leaf}`)
          expect([market, app, /No transl\. \[[^\]]*\]|PLACEHOLDER_\w+/.exec(text)?.[0]]).toEqual([
            market,
            app,
            undefined,
          ])
        }
      }
    }
  })

  test('[F-THX-06] a server thanks nobody: only the browser knows whether something was sent', async () => {
    for (const [app, form] of [
      ['keep-me-updated', '/uk/keep-me-updated/form'],
      ['quote', '/uk/quote'],
    ]) {
      const { text } = await get(`/uk/${app}/finished`)
      expect(text).toContain('<title>Your request – ')
      expect(text).toContain('<h1 tabindex="-1">Your request</h1>')
      const [main = ''] = /<main[^]*<\/main>/.exec(text) ?? []
      expect(main).not.toMatch(/thank you|you are on the list/i)
      const [, without = ''] = /<noscript>([^]*?)<\/noscript>/.exec(main) ?? []
      expect(without).toContain('No request has been sent from this window')
      expect(without).toContain(`href="${form}"`)
    }
  })

  test('[F-OPT-16] the caption stands over the grouped boxes of the quote of the United Kingdom', async () => {
    const { text } = await get('/uk/quote/form?pno=416XY2')
    const caption = text.indexOf('Keep me informed by')
    expect(caption).toBeGreaterThan(0)
    expect(text.indexOf('name="emailOptIn"')).toBeGreaterThan(caption)
  })

  test('[E-F-71] how far the visitor is stands in the page before any script', async () => {
    const told = async (path: string) =>
      /<p id="above-head">([^<]*)<\/p><div [^>]*aria-hidden[^>]*>.*<h1 [^>]*aria-describedby="above-head"/.exec(
        (await get(path)).text,
      )?.[1]
    expect(await told('/de/quote')).toBe('Schritt 1 von 3')
    expect(await told('/de/quote/retailer?pno=416XY2')).toBe('Schritt 2 von 3')
    expect(await told('/uk/quote/form?pno=416XY2')).toBe('Step 2 of 2')
    expect(await told('/uk/quote/form')).toBeUndefined()
    const barsOf = async (path: string) =>
      [...(await get(path)).text.matchAll(/data-done="(\w+)"/g)].map(([, isDone]) => isDone)
    expect(await barsOf('/de/quote/retailer?pno=416XY2')).toEqual(['true', 'true', 'false'])
    expect(await barsOf('/uk/quote/form?pno=416XY2')).toEqual(['true', 'true'])
  })

  test('[F-ROUTE-39] a configuration that cannot be read: the page is there, says so, and can be asked for again', async () => {
    const broken = createSite({
      ...SITE,
      render: (request) =>
        renderPage({
          ...request,
          forms: {
            ...request.forms,
            markets: request.forms.markets.map((market) => ({
              ...market,
              configurationOf: () => ({ marketConfiguration: 'none' }),
            })),
          },
        }),
    })
    for (const leaf of ['', '/retailer', '/form', '/finished']) {
      const response = await broken.request(`/uk/quote${leaf}?pno=416XY2`)
      expect([leaf, response.status]).toEqual([leaf, 200])
      const text = await response.text()
      expect(text).toContain('<title>Request a quote – ')
      expect(text.match(/<h1/g)).toHaveLength(1)
      const [main = ''] = /<main[^]*<\/main>/.exec(text) ?? []
      expect(main).toContain('role="alert"')
      expect(main).toContain('Please reload the page</button>')
      // The browser finds the same words: it draws the same notice.
      expect(text).toContain('"texts":{"FormHeading.OFFER_REQUEST":"Request a quote"')
    }
  })

  test('[E-T-27] a hostile query is data, never markup', async () => {
    const hostile = encodeURIComponent('</script><script>window.hurt=1</script>')
    const { text } = await get(`/uk/contact-request/form?additionalinfo=${hostile}&pno=%00`)
    expect(text).not.toContain('<script>window.hurt')
  })
})

describe('somebody to talk to', () => {
  // All that stands between the root of the form and the end of the page's own part.
  const helpOf = (text: string): string =>
    /(<p class="[^"]*" data-part="contact-help">(?:(?!<\/p>).)*<\/p>)\s*<\/main>/.exec(text)?.[1] ??
    ''

  test.each([
    ['uk', 'Prefer to talk to us?', '<a href="tel:+441632960960" dir="ltr">+44 1632 960 960</a>'],
    ['us', 'Prefer to talk to us?', '<a href="tel:+12025550142" dir="ltr">+1 202 555 0142</a>'],
    [
      'se',
      'Vill du hellre prata med oss?',
      '<a href="tel:+46846500417" dir="ltr">+46 8 465 004 17</a>',
    ],
    [
      'de',
      'Lieber persönlich sprechen?',
      '<a href="tel:+493023125017" dir="ltr">+49 30 23125 017</a>',
    ],
    [
      'tr',
      'Bizimle konuşmayı mı tercih edersiniz?',
      '<a href="https://www.northlane.example/tr/yardim">Yardım ve iletişim</a>',
    ],
    [
      'ae',
      'هل تفضّل التحدث إلينا؟',
      '<a href="https://www.northlane.example/ae/help">المساعدة والتواصل</a>',
    ],
  ])(
    '[E-F-50] is the last thing of every page of a form of %s, in its language',
    async (market, words, way) => {
      for (const app of APPS) {
        for (const leaf of ['form', 'finished']) {
          const { text } = await get(`/${market}/${app}/${leaf}`)
          const help = helpOf(text)
          expect([app, leaf, help.includes(`<span>${words}</span> ${way}`)]).toEqual([
            app,
            leaf,
            true,
          ])
          expect(text.match(/contact-help/g)).toHaveLength(1)
        }
      }
    },
  )
})

describe('countries', () => {
  test.each([
    ['tr', 'tr-TR', ['Cibuti (+253)', 'Çad (+235)', 'Çin (+86)', 'Danimarka (+45)']],
    ['us', 'en-US', ['Åland Islands (+358)', 'Albania (+355)', 'Zimbabwe (+263)']],
    ['ae', 'ar-AE', ['آيسلندا (+354)', 'أذربيجان (+994)', 'هولندا (+31)']],
  ])(
    '[E-F-42] [D-F-58] of %s are named and sorted as its language does',
    async (market, locale, some) => {
      const { text } = await get(`/${market}/callback-request/form`)
      const select =
        /<select[^>]*name="mobilePhone-code"[^>]*>(.*?)<\/select>/s.exec(text)?.[1] ?? ''
      const names = [...select.matchAll(/<option[^>]*>([^<]*\(\+\d+\))<\/option>/g)].map(
        ([, name = '']) => name.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
      )
      expect(names.length).toBeGreaterThan(200)
      expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
      expect(names.filter((name) => some.includes(name))).toEqual(some)
      // By code points the order is another one.
      expect(names).not.toEqual(names.toSorted())
    },
  )
})

describe('the frame', () => {
  test('of a site: its menu, its forms and the same form for other markets', async () => {
    const { text } = await get('/se/contact-request/form')
    expect(text).toContain('<html lang="sv-SE" dir="ltr">')
    expect(text).toContain('href="/se/electrification/range/"')
    expect(text).toContain('<a href="/se/callback-request/form"')
    expect(text).toContain('<a href="/tr/contact-request/form" lang="tr-TR"')
    expect(text).toContain('hreflang="ar-ae"')
  })

  test('of a market without a site: the mark leads to its home, its forms, other markets', async () => {
    const { text } = await get('/tr/contact-request/form')
    expect(text).toContain('<html lang="tr-TR" dir="ltr">')
    expect(text).toContain('href="#content"')
    expect(text).toContain('href="/tr/"')
    expect((await get('/tr/')).response.status).toBe(200)
    expect(text).not.toContain('electrification')
    expect(text).toContain('<a href="/uk/contact-request/form" lang="en-GB"')
    expect(text).toContain('<a href="/tr/contact-request/form" aria-current="page"')
    expect(text).toContain('role="radiogroup"')
  })

  test('[E-F-41] of a language from right to left', async () => {
    const { text } = await get('/ae/callback-request/form')
    expect(text).toContain('<html lang="ar-AE" dir="rtl">')
  })

  test('every page of a site leads to its forms', async () => {
    for (const path of ['/uk/', '/uk/data-credits/', '/uk/nowhere/']) {
      const { text } = await get(path)
      expect(text).toContain('<a href="/uk/contact-request/form"')
    }
  })
})
