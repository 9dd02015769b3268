// The site in plain Node: no browser, no window, the shipped data.
import {
  CallerGone,
  createAdmission,
  OPEN_DOOR,
  toPacked,
  watchRequests,
  WorkLost,
  type Admission,
  type RequestRecord,
  type Store,
} from '@evkit/data/service'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Asset } from '../../server/assets.js'
import { createJobs, type Jobs } from '../../server/jobs.js'
import { listSecurityHeaders } from '../../server/security.js'
import { createSite, type SiteOptions } from '../../server/site.js'
import { readGroundLook, writeGroundAddress } from '../../src/map/index.js'
import { renderRefusal } from '../../src/shell/render-refusal.js'
import { renderPage } from '../../src/shell/render.js'
import { openData } from './open-data.js'

const PAGE = '/uk/electrification/charging-your-car/'

const store = openData()
const script: Asset = {
  type: 'text/javascript; charset=utf-8',
  isText: true,
  isImmutable: true,
  packed: {
    tag: 'one',
    size: 5000,
    encoded: (encoding) => Promise.resolve(Buffer.from(`// ${encoding}`)),
    ready: () => undefined,
  },
}

const PARTS = {
  render: renderPage,
  listAssets: () => ({
    styles: ['/assets/one.css'],
    scripts: ['/assets/one.js'],
    preloads: ['/assets/two.js'],
    fonts: [],
  }),
  origin: 'https://cars.example',
}

const site = (changes: Partial<SiteOptions> = {}) =>
  createSite({
    ...PARTS,
    store,
    findAsset: (path) => (path === '/assets/one.js' ? script : undefined),
    headers: listSecurityHeaders('https://cars.example'),
    isPreviewOpen: false,
    ...changes,
  })

const get = async (path: string, changes: Partial<SiteOptions> = {}, init: RequestInit = {}) => {
  const response = await site(changes).request(path, init)
  return { response, text: await response.text() }
}

const plainText = (html: string): string =>
  html
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('[E-T-53] the planner opens with the consumption of the road it finds', async () => {
  const { text } = await get('/uk/electrification/charging-your-car/public/route-planner/')
  expect(text).toContain('<option value="road" selected=""')
  for (const profile of ['city', 'highway'])
    expect(text).not.toContain(`<option value="${profile}" selected=""`)
})

test('[E-T-138] the planner tells what the road climbs, how that was worked out, and draws it', async () => {
  const planner = '/electrification/charging-your-car/public/route-planner/'
  const drive = 'from=Berlin&to=Munich&model=EX30&powerTrain=SM'
  const german = await get(`/de${planner}?${drive}`)
  const text = plainText(german.text)
  expect(text).toContain(
    'Unterwegs geht es 915 m hinauf und 434 m hinab: 3,4 kWh mehr als in der Ebene.',
  )
  expect(text).toContain('Den Wind kennen wir nicht.')
  for (const step of [
    'Energie bergauf, mit Verlusten',
    'Energie zurück bergab',
    '5,17 kWh',
    '1,76 kWh',
  ])
    expect(text).toContain(step)
  expect(text).toContain('Höhe der Strecke, 42 m bis 631 m')
  expect(german.text).toMatch(/<path class="[^"]*heights[^"]*" d="M0\.00 180L/)
  const british = plainText((await get(`/uk${planner}?${drive}`)).text)
  expect(british).toContain('3,002 ft up and 1,424 ft down on the way: 3.4 kWh more')
  const back = await get(`/uk${planner}?from=Munich&to=Berlin&model=EX30&powerTrain=SM`)
  expect(plainText(back.text)).toContain('1.3 kWh less than on the flat.')
  const norway = plainText((await get(`/de${planner}?from=Oslo&to=Bergen`)).text)
  expect(norway).toContain('Steigungen und Wind kennen wir nicht.')
  expect(norway).not.toContain('Höhe der Strecke')
})

test('[E-T-143] the planner says how much longer a cold battery charges, and how that was worked out', async () => {
  const planner = '/electrification/charging-your-car/public/route-planner/'
  const drive = 'from=Berlin&to=Munich&model=EX30&powerTrain=SM&start=30'
  const british = plainText((await get(`/uk${planner}?${drive}&temperatureIndex=0`)).text)
  expect(british).toMatch(
    /In the cold the battery charges more slowly, above all in the first 2 h of driving: \d+ min more at the chargers\./,
  )
  for (const step of ['Times as long as with a warm battery', '1.5775', '1.21'])
    expect(british).toContain(step)
  const german = plainText((await get(`/de${planner}?${drive}&temperatureIndex=0`)).text)
  expect(german).toContain('Bei Kälte lädt die Batterie langsamer')
  const mild = plainText((await get(`/uk${planner}?${drive}&temperatureIndex=3`)).text)
  expect(mild).not.toContain('In the cold')
  expect(mild).not.toContain('warm battery')
})

test('[E-T-147] times are by the clock of each place, and one sentence says how they differ', async () => {
  const planner = '/electrification/charging-your-car/public/route-planner/'
  const drive = 'from=London&to=Paris&model=EX30&leave=08:00&date=2026-12-24'
  const british = plainText((await get(`/uk${planner}?${drive}`)).text)
  expect(british).toMatch(
    /Arrival at 15:\d\d\. Times are those of each place; Paris is 1 h ahead of London\./,
  )
  const german = plainText((await get(`/de${planner}?${drive}`)).text)
  expect(german).toContain('Alle Zeiten sind Ortszeiten; Paris ist London 1 Std. voraus.')
  for (const ends of [
    'from=Dublin&to=Belfast',
    'from=London&to=Edinburgh',
    'from=Basel&fromAt=47.56,7.59&to=Ulm',
  ]) {
    const alike = await get(`/uk${planner}?${ends}&leave=08:00`)
    expect(plainText(alike.text)).toMatch(/Arrival at \d+:\d\d\./)
    expect(plainText(alike.text)).not.toContain('those of each place')
  }
})

test('[E-T-148] a date is said with the times, and the night in which clocks change counts', async () => {
  const planner = '/electrification/charging-your-car/public/route-planner/'
  const drive = 'from=Berlin&to=Munich&model=EX30&powerTrain=SM&leave=22:00'
  const spring = await get(`/uk${planner}?${drive}&date=2026-03-28`)
  const text = plainText(spring.text)
  expect(text).toContain('22:00, Saturday 28 March')
  expect(text).toMatch(/Arrival at 6:\d\d, Sunday 29 March\./)
  expect(text).toContain('On the way the clocks go forward by 1 h.')
  expect(text).toContain('That day is in the past.')
  expect(spring.text).toMatch(/<input[^>]* type="date"[^>]* name="date"[^>]* value="2026-03-28"/)
  const night = plainText(
    (await get(`/uk${planner}?${drive.replace('22:00', '02:30')}&date=2026-03-29`)).text,
  )
  expect(night).toContain('There is no 2:30 that night, as the clocks go forward.')
  const none = plainText((await get(`/uk${planner}?${drive}&date=2026-02-30`)).text)
  expect(none).toContain('The date in the link does not exist; none has been set.')
  expect(none).toMatch(/Arrival at 5:\d\d, the next day\./)
  const far = plainText((await get(`/uk${planner}?${drive}&date=9999-12-31`)).text)
  expect(far).toContain('22:00, Friday 31 December')
})

describe('[E-T-52] the drawn ground of any look', () => {
  test.each(['lat=51.5&lng=-0.1&zoom=7', 'south=51&west=-3.2&north=56&east=0.2'])(
    '%s: land, roads and names, kept by browsers',
    async (query) => {
      const { response, text } = await get(`/maps/ground?${query}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
      expect(text.startsWith('<svg ')).toBe(true)
      expect(/ class="[^"]*land[^"]*" d="m\d/.test(text)).toBe(true)
      expect(/ class="[^"]*road[^"]*" d="m\d/.test(text)).toBe(true)
      expect(text.includes('>London<')).toBe(true)
    },
  )

  test.each([
    '',
    'lat=51.5&lng=-0.1',
    'lat=91&lng=0&zoom=4',
    'lat=1&lng=1&zoom=-1',
    'lat=1&lng=1&zoom=99',
    'lat=NaN&lng=0&zoom=4',
    'south=2&west=0&north=1&east=1',
  ])('%s is no look', async (query) => {
    const { response, text } = await get(`/maps/ground?${query}`)
    expect([response.status, text]).toEqual([400, 'No such place on a map'])
  })

  test('an address leads back to its look', () => {
    for (const look of [
      { kind: 'at', centre: { lat: 57.70887, lng: -11.97456 }, zoom: 4.25 },
      {
        kind: 'fit',
        viewport: {
          low: { latitude: 51.5085, longitude: -3.1965 },
          high: { latitude: 55.9521, longitude: 1e-7 },
        },
      },
      {
        kind: 'fit',
        viewport: {
          low: { latitude: 51.5085, longitude: -3.1965 },
          high: { latitude: 55.9521, longitude: 1.5 },
        },
        free: [
          { lat: 51.507, lng: -0.128 },
          { lat: 55.953, lng: -3.188 },
        ],
      },
    ] as const) {
      const [, query] = writeGroundAddress(look).split('?')
      expect(readGroundLook(new URLSearchParams(query))).toEqual(look)
    }
  })
})

test('[E-T-114] room for names that cannot be read is none, and there is no end of it', () => {
  const box = 'south=50&west=-3&north=56&east=2'
  const freeOf = (text: string): unknown => {
    const look = readGroundLook(new URLSearchParams(`${box}&free=${text}`))
    return look?.kind === 'fit' ? look.free : 'no look'
  }
  for (const text of ['', 'x', '51.5~', '51.5~200', '91~0', '51.5~-0.1~x'])
    expect(freeOf(text)).toBeUndefined()
  expect(freeOf('51.5~-0.1')).toEqual([{ lat: 51.5, lng: -0.1 }])
  expect(freeOf(Array.from({ length: 900 }, () => '51~1').join('~'))).toHaveLength(32)
})

describe('[E-T-56] each kind of question has a bucket of its own', () => {
  const ROAD = encodeURIComponent(
    '{"origin":{"latitude":51.5,"longitude":-0.1},"destination":{"latitude":55.9,"longitude":-3.1}}',
  )
  const SUGGEST = encodeURIComponent('{"input":"Lon","language":"en","session":"1"}')
  test.each([
    ['roads', `/api/electrification/maps/get-route/${ROAD}`],
    ['places', `/api/electrification/maps/suggest/${SUGGEST}`],
    ['graph', '/api/graph/graphql'],
    ['documents', '/api/charging/data'],
    ['documents', '/maps/ground?lat=51.5&lng=-0.1&zoom=7'],
    ['pages', '/uk/electrification/'],
  ] as const)('%s: %s', async (kind, path) => {
    const many = { burst: 9, perHour: 9 }
    const limits = { pages: many, roads: many, places: many, graph: many, documents: many }
    const admission = createAdmission({
      findCaller: () => 'a',
      now: () => 0,
      limits: { ...limits, [kind]: { burst: 1, perHour: 1 } },
    })
    const app = site({ admission })
    expect((await app.request(path)).status).not.toBe(429)
    expect((await app.request(path)).status).toBe(429)
    const other = kind === 'pages' ? '/api/charging/data' : PAGE
    expect((await app.request(other)).status).toBe(200)
  })
})

describe('[E-T-57] work that is done elsewhere', () => {
  const open = (changes: Partial<Jobs>) => {
    const faults: string[] = []
    const records: RequestRecord[] = []
    const jobs = { ...createJobs({ store, ...PARTS, isPreviewOpen: false }), ...changes }
    const app = site({
      jobs,
      onFault: ({ text }) => faults.push(text),
      watch: watchRequests({ now: () => 0, makeId: () => '1', tell: (one) => records.push(one) }),
    })
    return { app, faults, records }
  }
  const lose = (): Promise<never> => Promise.reject(new WorkLost('gone'))
  const GRAPH = '/api/graph/graphql'
  const JSON_TYPE = { 'Content-Type': 'application/json' }
  const QUESTION = { method: 'POST', headers: JSON_TYPE, body: '{"query":"{ __typename }"}' }

  test.each([
    [PAGE, 'page', {}],
    ['/maps/ground?lat=51.5&lng=-0.1&zoom=7', 'ground', {}],
    [GRAPH, 'graph', QUESTION],
  ] as const)(
    '%s: what is lost may be asked for again, and the log says why',
    async (path, name, init) => {
      const { app, faults, records } = open({ [name]: lose })
      const answer = await app.request(path, init)
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2'])
      expect(faults).toEqual(['gone'])
      expect(records[0]?.reason).toBe('lost')
    },
  )

  test.each([[PAGE], ['/maps/ground?lat=51.5&lng=-0.1&zoom=7']])(
    '%s: where too much is asked for at once, the log says so',
    async (path) => {
      const records: RequestRecord[] = []
      const watch = watchRequests({
        now: () => 0,
        makeId: () => '1',
        tell: (one) => records.push(one),
      })
      const admission: Admission = {
        ...OPEN_DOOR,
        inTurn: async () => Promise.resolve({ _tag: 'Left', left: 'busy' }),
      }
      const answer = await site({ watch, admission }).request(path)
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2'])
      expect(records[0]?.reason).toBe('busy')
    },
  )

  test('[E-T-58] what is too large is refused with all headers of ours', async () => {
    const answer = await site().request(GRAPH, { ...QUESTION, body: 'x'.repeat(20_000) })
    expect(answer.status).toBe(413)
    for (const [name, value] of Object.entries(listSecurityHeaders('https://cars.example'))) {
      expect([name, answer.headers.get(name)]).toEqual([name, value])
    }
  })

  test('while a page is made, everybody else is answered', async () => {
    const ends: (() => void)[] = []
    const { app } = open({
      page: async () => {
        await new Promise<void>((resolve) => ends.push(resolve))
        return { kind: 'redirection', path: '/elsewhere/' }
      },
    })
    const page = app.request(PAGE)
    expect((await app.request('/healthz')).status).toBe(200)
    expect((await app.request(GRAPH, QUESTION)).status).toBe(200)
    expect((await app.request('/maps/ground?lat=51.5&lng=-0.1&zoom=7')).status).toBe(200)
    await expect.poll(() => ends.length).toBe(1)
    ends[0]?.()
    expect((await page).headers.get('Location')).toBe('/elsewhere/')
  })

  test('whoever waits for a page somebody else has asked for gets it, also when that one has gone', async () => {
    let asked = 0
    const { page } = createJobs({ store, ...PARTS, isPreviewOpen: false })
    const { app } = open({
      page: async (one) => {
        asked += 1
        if (asked === 1) throw new CallerGone()
        return page(one)
      },
    })
    const answers = await Promise.all([app.request(PAGE), app.request(PAGE)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(asked).toBe(2)
  })
})

describe('[E-T-66] places have the names of the page', () => {
  const planner = '/electrification/charging-your-car/public/route-planner/'

  test('in the fields, the plan and on the drawn and the live map', async () => {
    const german = await get(`/de${planner}?from=Cologne&to=Munich`)
    expect(german.text).toContain('Köln, Deutschland')
    expect(german.text).toContain('München, Deutschland')
    // Operators may call themselves so; places do not.
    expect(german.text).not.toContain(', Germany')
    expect(german.text).toContain(store.maps.files.names.de)
    const swedish = await get(`/se${planner}?from=Göteborg&to=Köpenhamn`)
    expect(swedish.text).toContain('Köpenhamn, Danmark')
    const british = await get(`/uk${planner}?from=Köln&to=München`)
    expect(british.text).toContain('Munich, Germany')
  })

  test('on a ground that is drawn later', async () => {
    const app = site()
    const drawn = async (query: string) =>
      (await app.request(`/maps/ground?south=49&west=4&north=52&east=12${query}`)).text()
    expect(await drawn('&lang=de-DE')).toContain('>Köln<')
    expect(await drawn('')).toContain('>Cologne<')
    expect(await drawn('&lang=xx')).toContain('>Cologne<')
  })
})

describe('[E-T-70] a drawn ground is kept as pages are', () => {
  test('drawn once for all who ask, packed, with a tag that is known again', async () => {
    const drawn: unknown[] = []
    const jobs = createJobs({ store, ...PARTS, isPreviewOpen: false })
    const app = site({
      jobs: {
        ...jobs,
        ground: async (look) => {
          drawn.push(look)
          return jobs.ground(look)
        },
      },
    })
    const ask = async (query: string, headers: Readonly<Record<string, string>> = {}) =>
      app.request(`/maps/ground?${query}`, { headers: { 'Accept-Encoding': 'br', ...headers } })
    const first = await ask('lat=51.5&lng=-0.1&zoom=7')
    expect(first.headers.get('Content-Encoding')).toBe('br')
    const tag = first.headers.get('ETag') ?? ''
    await Promise.all([ask('zoom=7&lng=-0.10&lat=51.50'), ask('lat=51.5&lng=-0.1&zoom=7&junk=1')])
    const again = await ask('lat=51.5&lng=-0.1&zoom=7', { 'If-None-Match': `W/${tag}` })
    expect([again.status, again.headers.get('Cache-Control')]).toEqual([
      304,
      'public, max-age=3600',
    ])
    expect(drawn).toHaveLength(1)
  })
})

describe('[E-T-26] pages are rendered in plain Node', () => {
  test('no browser name exists while they are', () => {
    expect('window' in globalThis).toBe(false)
    expect('document' in globalThis).toBe(false)
  })

  test('the HTML of an address already holds its figure, its choices and its words', async () => {
    const { response, text } = await get(
      `${PAGE}?carModel=EX30&powerTrain=SM&cType=P&pCType=DC&kW=50&range=10,80`,
    )
    expect(response.status).toBe(200)
    const words = plainText(text)
    expect(words).toContain('45 minutes')
    expect(words).toContain('EX30 Single Motor, 10% to 80%, 50 kW DC')
    expect(text).toMatch(/<input[^>]*checked=""[^>]*value="50kW"/)
  })

  test('[E-T-42] [E-T-17] the wallbox of the address is the wallbox of the page, and another page than the plain one', async () => {
    await get(`${PAGE}?carModel=EX30&powerTrain=SM`)
    const { text } = await get(`${PAGE}?carModel=EX30&powerTrain=SM&cType=H&kW=7.4kW&range=20,80`)
    expect(plainText(text)).toContain('4–5 h')
    expect(plainText(text)).toContain('7.4 kW at home')
    expect(text).toContain('<option value="7.4kW" selected="">')
  })

  test('another address, another figure', async () => {
    const one = await get(`${PAGE}?carModel=EX90&cType=H`)
    const other = await get(`${PAGE}?carModel=EX30&cType=H`)
    const figure = /data-part="duration">(.*?)<\/p>/
    expect(figure.exec(one.text)?.[1]).not.toBe(figure.exec(other.text)?.[1])
  })

  test('without scripts there is a form that asks the server', async () => {
    const { text } = await get(PAGE)
    expect(text).toMatch(/<noscript>.*<form[^>]*method="get"/s)
  })
})

describe('addresses', () => {
  test('[T-NAV-02] the bare address, the master site and a missing slash lead to the one address', async () => {
    for (const [from, to] of [
      ['/', '/uk/'],
      ['/master/electrification/', '/uk/electrification/'],
      ['/uk', '/uk/'],
      ['/UK/', '/uk/'],
    ] as const) {
      const { response } = await get(from)
      expect([from, response.status, response.headers.get('location')]).toEqual([from, 308, to])
    }
  })

  test('[E-T-115] no redirection is kept for good', async () => {
    for (const path of ['/', '/uk', '/UK/', '/gb/contact-request', '/uk/electrification']) {
      const { response } = await get(path)
      const kept = response.headers.get('cache-control')
      if (response.status === 308) expect([path, kept]).toEqual([path, 'public, max-age=300'])
    }
  })

  test('the query survives the way there', async () => {
    const { response } = await get('/uk/electrification/charging-your-car?range=0,100')
    expect(response.headers.get('location')).toBe(`${PAGE}?range=0,100`)
  })

  test('a page that is not there says so, in the frame of the site, and is not indexed', async () => {
    const { response, text } = await get('/se/nothing/')
    expect(response.status).toBe(404)
    expect(text).toContain('<html lang="sv-SE"')
    expect(text).toContain('<meta name="robots" content="noindex">')
  })

  test('a site that is not there is answered in the frame of the first one', async () => {
    const { response, text } = await get('/zz/electrification/')
    expect(response.status).toBe(404)
    expect(text).toContain('<html lang="en-GB"')
  })

  test('the canonical address is without state and on the configured origin', async () => {
    const { text } = await get(`${PAGE}?range=0,100`)
    expect(text).toContain(`<link rel="canonical" href="https://cars.example${PAGE}">`)
    expect(text).toContain('hreflang="de-de"')
  })
})

describe('[E-T-115] a file that nobody has', () => {
  const FILES = [
    '/assets/nope.js',
    '/assets/nope',
    '/assets/',
    '/media/cars/nope-800.webp',
    '/media',
    '/maps/fine-0000000000000000.json',
    '/maps/nope/',
    '/favicon.ico',
    '/uk/index.html',
    '/wp-login.php?a=1',
  ]

  test.each(FILES)('%s is 404, leads nowhere, and is kept by nobody', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { response } = await get(path, {}, { method, headers: { Accept: '*/*' } })
      const { headers, status } = response
      expect([method, status, headers.get('location'), headers.get('cache-control')]).toEqual(
        path === '/media'
          ? [method, 308, '/media/', 'public, max-age=300']
          : [method, 404, null, 'no-store'],
      )
    }
  })

  test('is found where files are shared, with all that is said of its own', async () => {
    const asked: string[] = []
    const findShared = (path: string): Promise<Asset | undefined> => {
      asked.push(path)
      return Promise.resolve(path === '/assets/old.js' ? script : undefined)
    }
    const { response, text } = await get('/assets/old.js', { findShared })
    expect([response.status, text, response.headers.get('cache-control')]).toEqual([
      ...[200, '// plain', 'public, max-age=31536000, immutable'],
    ])
    expect((await get('/assets/older.js', { findShared })).response.status).toBe(404)
    const [layer = ''] = store.maps.files.texts.keys()
    for (const path of ['/uk/', layer, '/maps/ground?lat=51.5&lng=-0.1&zoom=7', '/assets/one.js'])
      expect((await get(path, { findShared })).response.status).toBe(200)
    expect(asked).toEqual(['/assets/old.js', '/assets/older.js'])
  })
})

describe('[E-T-56] what is said in place of a page', () => {
  const BROWSER = { headers: { Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' } }
  const tooMuch: Admission = {
    ...OPEN_DOOR,
    inTurn: async () => Promise.resolve({ _tag: 'Left', left: 'busy' }),
  }
  const tooOften: Admission = { ...OPEN_DOOR, take: () => 7 }
  const lost: Partial<SiteOptions> = {
    jobs: {
      ...createJobs({ store, ...PARTS, isPreviewOpen: false }),
      page: () => Promise.reject(new WorkLost('gone')),
    },
  }

  test.each<
    readonly [
      status: number,
      wait: string,
      changes: Partial<SiteOptions>,
      path: string,
      heading: string,
    ]
  >([
    [503, '2', { admission: tooMuch }, '/uk/?a=1', 'It is very busy here right now'],
    [503, '2', { admission: tooMuch }, '/de/', 'Hier ist gerade viel los'],
    [503, '2', lost, '/se/', 'Det är många här just nu'],
    [429, '7', { admission: tooOften }, '/ae/', 'طلبات كثيرة دفعة واحدة'],
    [429, '7', { admission: tooOften }, '/us/', 'That was a lot at once'],
  ])(
    '%s of %s s to a browser is a page in its language, with ways on',
    async (status, wait, changes, path, heading) => {
      const { response, text } = await get(path, { renderRefusal, ...changes }, BROWSER)
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, wait])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('vary')).toContain('Accept')
      expect(text).toContain(`<h1>${heading}</h1>`)
      expect(text).toContain('<meta name="robots" content="noindex">')
      // The first way on is the address itself.
      expect(text).toMatch(/<h1>[^<]*<\/h1><p[^>]*>[^<]*<\/p><a [^>]*href=""/)
      expect(text).toMatch(/data-part="ways-on"><li><a href="/)
    },
  )

  test.each([undefined, '*/*', 'application/json', 'text/html;q=0, */*'])(
    'to a program that accepts %s it is a problem document',
    async (accept) => {
      for (const [changes, status] of [
        [{ admission: tooMuch }, 503],
        [{ admission: tooOften }, 429],
      ] as const) {
        const { response, text } = await get(
          '/uk/',
          { renderRefusal, ...changes },
          accept === undefined ? {} : { headers: { Accept: accept } },
        )
        expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
        expect(JSON.parse(text)).toMatchObject({ status })
      }
    },
  )

  test('a flood of refusals renders one page for each site, whatever its addresses are', async () => {
    let rendered = 0
    const count: typeof renderRefusal = (...asked) => {
      rendered += 1
      return renderRefusal(...asked)
    }
    const app = site({ admission: tooOften, renderRefusal: count })
    for (let at = 0; at < 20; at += 1) {
      const path = `/${['uk', 'de', 'nowhere', `x${at}`][at % 4]}/?at=${at}`
      expect((await app.request(path, BROWSER)).status).toBe(429)
    }
    expect(rendered).toBe(2)
  })

  test('a page that is not there, asked for as a file, is 404 in the frame', async () => {
    const { response, text } = await get('/de/index.html', { renderRefusal }, BROWSER)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(text).toContain('<h1>Diese Seite haben wir nicht gefunden</h1>')
  })
})

describe('[T-API-14] another name of the maps service', () => {
  test.each([
    '/uk/electrification/',
    '/uk/electrification/charging-your-car/public/route-planner/',
  ])('is that of the service and of what %s asks', async (path) => {
    const { response, text } = await get(path, { maps: 'roads' })
    expect(response.status).toBe(200)
    expect(text).toContain('"maps":"roads"')
    expect(text).not.toContain('"maps":"maps"')
    const suggest = `suggest/${encodeURIComponent('{"input":"Lon","language":"en","session":"1"}')}`
    const asked = await get(`/api/electrification/roads/${suggest}`, { maps: 'roads' })
    expect(asked.response.status).toBe(200)
    const old = await get(`/api/electrification/maps/${suggest}`, { maps: 'roads' })
    expect(old.response.status).toBe(404)
  })
})

describe('[E-T-27] hostile addresses', () => {
  const figureOf = (html: string) => /data-part="duration">(.*?)<\/p>/.exec(html)?.[1]

  test.each([
    `?carModel=${encodeURIComponent('"><script>alert(1)</script>')}`,
    `?carModel=${'x'.repeat(20_000)}`,
    '?range=20,80&range=0,100&range=',
    '?kW=__proto__&pCType=constructor&cType=toString',
    '?range=%E0%A4%A&%%%=1',
    `?${'&'.repeat(5000)}`,
  ])('%.40s gives the page with its defaults', async (query) => {
    const { response, text } = await get(`${PAGE}${query}`)
    const plain = await get(PAGE)
    expect(response.status).toBe(200)
    expect(text).not.toContain('<script>alert')
    expect(figureOf(text)).toBe(figureOf(plain.text))
    expect(text.match(/<script/g)).toHaveLength(plain.text.match(/<script/g)?.length ?? 0)
  })
})

describe('headers', () => {
  test('every answer carries the policy: pages, files, calls and refusals', async () => {
    for (const path of [PAGE, '/assets/one.js', '/api/charging/data', '/api/none', '/healthz']) {
      const { response } = await get(path)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect([path, policy.includes("default-src 'none'")]).toEqual([path, true])
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('transport security is promised where the site is reached by https, and only there', () => {
    const of = (transport?: 'host' | 'subdomains' | 'off') =>
      listSecurityHeaders('https://cars.example', transport === undefined ? {} : { transport })[
        'Strict-Transport-Security'
      ]
    expect([of(), of('subdomains'), of('off')]).toEqual([
      ...['max-age=63072000', 'max-age=63072000; includeSubDomains', undefined],
    ])
    expect(listSecurityHeaders('http://localhost:4300')).not.toHaveProperty(
      'Strict-Transport-Security',
    )
  })

  test('files are packed as the browser wants them and kept for a year when their name is their content', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br' }
    const { response, text } = await get('/assets/one.js', {}, { headers })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(text).toBe('// br')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
  })

  test('pages are asked for again each time', async () => {
    const { response } = await get(PAGE)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })
})

describe('[E-F-66] pages of other origins', () => {
  const GUEST = 'https://guest.example'
  const guests = [GUEST]
  const DATA_CALL = '/api/charging/data'
  const PICTURE = '/media/cars/one.svg'
  const picture = { ...script, type: 'image/svg+xml', isImmutable: false }
  const findAsset = (path: string) => (path === PICTURE ? picture : undefined)
  const ask = async (path: string, headers: Record<string, string>, method = 'GET') =>
    site({ guests, findAsset }).request(path, { method, headers })
  const PREFLIGHT = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,idempotency-key,form-elapsed',
  }

  test('a listed one may read answers, and is told what it may send', async () => {
    const answer = await ask(DATA_CALL, { Origin: GUEST })
    expect(answer.headers.get('access-control-allow-origin')).toBe(GUEST)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Origin')
    const first = await ask('/api/leads-forms/request', { Origin: GUEST, ...PREFLIGHT }, 'OPTIONS')
    expect(first.status).toBe(204)
    expect(first.headers.get('access-control-allow-origin')).toBe(GUEST)
    const allowed = first.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
    for (const name of ['content-type', 'idempotency-key', 'form-elapsed', 'form-consents']) {
      expect(allowed.split(',')).toContain(name)
    }
    expect(allowed).not.toContain('authorization')
  })

  test.each(['https://other.example', 'https://guest.example.evil.example', 'null', ''])(
    '%j is told nothing',
    async (Origin) => {
      for (const [path, method] of [
        [DATA_CALL, 'GET'],
        ['/api/leads-forms/request', 'OPTIONS'],
      ] as const) {
        const answer = await ask(path, { Origin, ...PREFLIGHT }, method)
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      }
    },
  )

  test('pictures may be shown by anybody, whoever asked for them first; other files by nobody', async () => {
    const headers = { ...listSecurityHeaders('https://cars.example') }
    const of = async (path: string, sent: Record<string, string>) =>
      (await site({ guests, headers, findAsset: () => picture }).request(path, { headers: sent }))
        .headers
    const Referer = `${GUEST}/a/page`
    for (const sent of [{ Referer, 'Sec-Fetch-Site': 'cross-site' }, {}, { Origin: 'null' }]) {
      const shown = await of(PICTURE, sent)
      expect(shown.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(shown.get('vary')).toBe('Accept-Encoding')
    }
    const code = await of('/assets/one.js', { Referer })
    expect(code.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test.each([
    ['/uk/contact-request/form', true],
    ['/uk/embedded/', true],
    [PAGE, false],
    ['/uk/', false],
  ])('%s may be framed: %s', async (path, isFramed) => {
    const { headers } = await ask(path, {})
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(
      isFramed ? `frame-ancestors 'self' ${GUEST}` : "frame-ancestors 'self'",
    )
    expect(policy.includes(GUEST)).toBe(isFramed)
    expect(headers.get('x-frame-options')).toBe(isFramed ? null : 'SAMEORIGIN')
  })

  test('without a list nothing is open', async () => {
    for (const path of [DATA_CALL, '/uk/embedded/']) {
      const { headers } = await site().request(path, { headers: { Origin: GUEST } })
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/)
    }
  })
})

describe('[E-T-58] methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'a page cannot be asked by %s',
    async (method) => {
      const { response } = await get(PAGE, {}, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    },
  )

  test('HEAD is GET without the page', async () => {
    const { response, text } = await get(PAGE, {}, { method: 'HEAD' })
    expect([response.status, text]).toEqual([200, ''])
    expect(response.headers.get('etag')).not.toBeNull()
  })
})

describe('[T-NAV-08] the preview', () => {
  test('shows drafts where it is open, and only with the flag', async () => {
    const published = await get(PAGE)
    const closed = await get(`${PAGE}?preview=true`)
    const open = await get(`${PAGE}?preview=true`, { isPreviewOpen: true })
    const withoutFlag = await get(PAGE, { isPreviewOpen: true })
    const heading = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]
    expect(heading(closed.text)).toBe(heading(published.text))
    expect(heading(withoutFlag.text)).toBe(heading(published.text))
    expect(open.text.replace(published.text, '')).not.toBe('')
    expect(plainText(open.text)).not.toBe(plainText(published.text))
  })
})

describe('faults', () => {
  test('content that cannot be read is an answer of 500 without a trace of the inside', async () => {
    const broken: Store = { ...store, findContent: () => ({ _tag: 'None' }) }
    const { response, text } = await get(PAGE, { store: broken })
    expect(response.status).toBe(500)
    expect(text).toBe('Something went wrong. Please try again.')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('a page that cannot be made says so in the frame of its site, with ways on', async () => {
    const render = () => {
      throw new Error('secret inside')
    }
    for (const [path, language, again] of [
      ['/de/cars/?a=1', '<html lang="de-DE" dir="ltr">', 'Noch einmal versuchen'],
      ['/ae/', '<html lang="ar-AE" dir="rtl">', 'أعد المحاولة'],
      ['/nowhere/', '<html lang="en-GB" dir="ltr">', 'Try again'],
    ] as const) {
      const { response, text } = await get(path, { render, renderRefusal })
      expect([path, response.status]).toEqual([path, 500])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      expect(text).toContain(language)
      expect(text).toContain('<meta name="robots" content="noindex">')
      expect(text.match(/<h1\b/g)).toHaveLength(1)
      const [, tries = ''] = new RegExp(`href="([^"]*)"[^>]*>${again}</a>`).exec(text) ?? []
      // Its own address, whatever that is.
      expect(tries).toBe('')
      expect(text).not.toContain('secret')
    }
  })

  test('where not even that can be made, one sentence says it', async () => {
    const fail = () => {
      throw new Error('inside')
    }
    const { response, text } = await get('/uk/', { render: fail, renderRefusal: fail })
    expect([response.status, text]).toEqual([500, 'Something went wrong. Please try again.'])
  })
})

test('nothing of the server comes near the script of a page', () => {
  const sources = ['charging/charging-start.ts', 'charging/charging-client.tsx', 'frame-client.ts']
  for (const file of sources) {
    const text = readFileSync(resolve(import.meta.dirname, '../../src/shell', file), 'utf8')
    expect(text).not.toMatch(/node:|\/server\/|@evkit\/data/)
  }
})

describe('a picture of the site', () => {
  const DOT = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const dot: Asset = {
    type: 'image/png',
    isText: false,
    isImmutable: false,
    packed: toPacked(DOT),
  }
  const ask = (query: string) =>
    site({ findAsset: (path) => (path === '/media/dot.png' ? dot : undefined) }).request(
      `/media/dot${query}`,
    )

  test('[B-IMG-01] [B-IMG-03] is sent in the widths of pages, as it is without one, and in no other', async () => {
    for (const query of ['.png', '.png?w=480&imdensity=1', '.png?v=2']) {
      const response = await ask(query)
      expect([query, response.status, response.headers.get('Content-Type')]).toEqual([
        query,
        200,
        'image/png',
      ])
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    }
    expect((await ask('.png?w=481')).status).toBe(400)
    expect((await ask('-other.png?w=480')).headers.get('Content-Type')).not.toBe('image/png')
  })
})
