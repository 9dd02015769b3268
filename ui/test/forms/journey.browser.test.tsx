// A form whose address names something: found beside it, sent with it, and shown when it is in.
import '../../src/tokens/base.css'
import { readFormQuery, toSummaryCard, type Retailer } from '@evkit/engine/forms'
import { none, parseQuery, some, toUndefined, type LogEntry } from '@evkit/engine/shared'
import {
  tinyConfiguration,
  tinyRetailer,
  tinyFormInput,
  tinyFormRequest,
  tinyVehicle,
} from '@evkit/engine/testing'
import { PICTURE_TIMEOUT } from '../../../engine/src/forms/quote/picture.js'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { LastingPicture } from '../../src/forms/lasting-picture.js'
import { SummaryCardPart } from '../../src/forms/journey/summary-card.js'
import {
  LeadFormApp,
  type AppPage,
  type JourneyPorts,
  type LeadFormAppProps,
} from '../../src/forms/index.js'
import { listFaults } from '../axe.js'
import { find, findInput, openPage, part, rest, see, show, translate } from '../tool-page.js'
import { acceptingPorts, DOT, journeyPorts, words } from './ports.js'

const BROKEN = 'data:image/png;base64,AAAA'

const car = {
  ...tinyVehicle,
  presentation: {
    ...tinyVehicle.presentation,
    images: [{ id: 'thanks-1', type: 'ThankYou' as const }],
  },
}
const market = {
  ...tinyConfiguration,
  vehicleConfigurations: new Map([['CONTACT_REQUEST', [car]]]),
}
const nobody = { title: none, surName: none, mobilePhone: none, email: none, legalAddress: none }

const open = (search: string, more: Partial<JourneyPorts> = {}) => {
  const page = openPage()
  const bodies: unknown[] = []
  const logged: LogEntry[] = []
  const kept: Retailer[] = []
  let move: (page: AppPage) => void = () => undefined
  const journey = journeyPorts({
    saveRetailer: (retailer) => kept.push(retailer),
    search: () => search,
    ...more,
  })
  const ports = acceptingPorts({ bodies, logged })
  const props: LeadFormAppProps = {
    request: { ...tinyFormRequest, query: readFormQuery(parseQuery(search)).read },
    surroundings: tinyFormInput.surroundings,
    page: 'form',
    configuration: some(market),
    wordsOf: words,
    firstView: undefined,
    ports: {
      ...ports,
      route: {
        ...ports.route,
        url: () => 'https://x.example/uk/contact-request/form',
        subscribe: (listen) => {
          move = listen
          return () => undefined
        },
      },
      loadJourney: () => Promise.resolve(journey),
    },
  }
  const mount = (changed: Partial<LeadFormAppProps> = {}) => {
    show(page, <LeadFormApp {...props} {...changed} />)
  }
  const box = (name: string) => findInput(page, `input[name="${name}"]`)
  const fill = async () => {
    await userEvent.fill(box('firstName'), 'Ada')
    await userEvent.fill(box('email'), 'ada@x.example')
  }
  const press = () => userEvent.click(part(page, 'submit'))
  const back = () => {
    move('form')
  }
  return { page, props, bodies, logged, kept, mount, box, fill, press, back }
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('a form whose address names something', () => {
  test('[F-THX-05] [F-ROUTE-26] [F-ROUTE-27] vehicle and retailer are sent, and shown with the thanks', async () => {
    const opened = open('?pno=416xy2&retailerid=GB001', {
      listRetailers: () => Promise.resolve([tinyRetailer]),
    })
    opened.mount()
    await opened.fill()
    await opened.press()
    await see(() => {
      expect(opened.page.element.querySelector('[data-part="summary-card"]')).not.toBeNull()
    })
    expect(opened.bodies).toMatchObject([{ productsOfInterest: ['416XY2'], retailerId: 'GB001' }])
    const card = part(opened.page, 'summary-card')
    expect(card.textContent).toContain('EX30')
    expect(card.textContent).toContain('Retailer A')
    expect(card.textContent).toContain('SL6 4FL Maidenhead')
    expect(find(card, 'img').getAttribute('alt')).toBe('EX30')
    expect(opened.kept).toEqual([tinyRetailer])
    expect(opened.logged).toEqual([])
    expect(await listFaults(opened.page.element)).toEqual([])
  })

  test('a press waits for the retailer, and is not lost', async () => {
    let tell: (retailers: readonly Retailer[]) => void = () => undefined
    const opened = open('?retailerid=GB001', {
      listRetailers: () => new Promise((resolve) => (tell = resolve)),
    })
    opened.mount()
    await opened.fill()
    await opened.press()
    await rest(200)
    expect(opened.bodies).toEqual([])
    tell([tinyRetailer])
    await see(() => {
      expect(opened.bodies).toMatchObject([{ retailerId: 'GB001' }])
    })
  })

  test('nothing is found: one line each, the form works, and the thanks stand alone', async () => {
    const opened = open('?pno=%3Cscript%3E&customretailerid=C-0')
    opened.mount()
    await opened.fill()
    await opened.press()
    await see(() => {
      expect(opened.bodies).toHaveLength(1)
    })
    expect(opened.bodies[0]).not.toHaveProperty('productsOfInterest')
    expect(opened.logged.map(({ code }) => code).sort()).toEqual([
      'RetailerNotFound',
      'VehicleNotFound',
    ])
    await see(() => {
      expect(part(opened.page, 'form-thanks').querySelector('h1')).not.toBeNull()
    })
    expect(opened.page.element.querySelector('[data-part="summary-card"]')).toBeNull()
  })

  test('what looks for it cannot be loaded: it is logged, and the form is sent without', async () => {
    const opened = open('?pno=416xy2')
    const loadJourney = () => Promise.reject(new Error('no chunk'))
    opened.mount({ ports: { ...opened.props.ports, loadJourney } })
    await opened.fill()
    await opened.press()
    await see(() => {
      expect(opened.bodies).toHaveLength(1)
    })
    expect(opened.logged.map(({ code }) => code)).toContain('JourneyFailed')
  })

  test('[F-PRE-07] what is known of the visitor fills what they have left alone', async () => {
    let tell: (data: Awaited<ReturnType<JourneyPorts['findConsumer']>>) => void = () => undefined
    const opened = open('?cdb_id=77', {
      findConsumer: () => new Promise((resolve) => (tell = resolve)),
    })
    opened.mount()
    await userEvent.fill(opened.box('firstName'), 'Augusta')
    await rest(100)
    tell({
      ...nobody,
      firstName: some('Ada'),
      surName: some('Byron'),
      mobilePhone: some('+46 70 123 45 67'),
    })
    await see(() => {
      expect(opened.box('surName').value).toBe('Byron')
    })
    expect(opened.box('firstName').value).toBe('Augusta')
    expect(opened.box('mobilePhone').value).toBe('701234567')
    expect(opened.page.element.querySelector('[aria-invalid="true"]')).toBeNull()
  })

  test('[F-PRE-03] what the profile of who is signed in says is filled in', async () => {
    const profile = {
      firstName: some('Ada'),
      lastName: some('Byron'),
      phoneNumber: some('+46701234567'),
      email: some('ada@example.com'),
      address: none,
    }
    const opened = open('', { findProfile: () => Promise.resolve(some(profile)) })
    opened.mount()
    await see(() => {
      expect(opened.box('surName').value).toBe('Byron')
    })
    expect([opened.box('firstName').value, opened.box('email').value]).toEqual([
      'Ada',
      'ada@example.com',
    ])
  })

  test('[F-THX-08] back from the thanks is an empty form, of the same car and retailer', async () => {
    const opened = open('?pno=416xy2&cdb_id=77', {
      findConsumer: () => Promise.resolve({ ...nobody, firstName: some('Ada') }),
    })
    opened.mount()
    await see(() => {
      expect(opened.box('firstName').value).toBe('Ada')
    })
    await opened.fill()
    await opened.press()
    await see(() => {
      expect(opened.bodies).toHaveLength(1)
      expect(part(opened.page, 'form-thanks').querySelector('h1')).not.toBeNull()
    })
    opened.back()
    await see(() => {
      expect(opened.box('firstName').value).toBe('')
    })
    await opened.fill()
    await opened.press()
    await see(() => {
      expect(opened.bodies).toHaveLength(2)
    })
    expect(opened.bodies[1]).toMatchObject({ productsOfInterest: ['416XY2'] })
  })

  test('[F-PRE-10] a personal link that tells nothing leaves the form as it is', async () => {
    const opened = open('?cdb_id=77')
    opened.mount()
    await see(() => {
      expect(opened.logged.map(({ code }) => code)).toEqual(['ConsumerDataFailed'])
    })
    expect(opened.box('firstName').value).toBe('')
  })

  test('in a page of others an address that names nothing loads nothing, and nobody is asked who is signed in', async () => {
    const opened = open('?utm_source=a')
    let loads = 0
    const loadJourney = () => {
      loads += 1
      return new Promise<JourneyPorts>(() => undefined)
    }
    const request = { ...opened.props.request, isEmbedded: true }
    opened.mount({ request, ports: { ...opened.props.ports, loadJourney } })
    await rest(200)
    expect(loads).toBe(0)
  })
})

describe('the picture of a card', () => {
  const picture = (sources: { readonly resized: string; readonly original: string }) => {
    const page = openPage()
    show(page, <LastingPicture sources={sources} alternative="EX30, Electric" />)
    return page
  }

  test('[F-API-41] the original stands in for a resized one that fails', async () => {
    const page = picture({ resized: BROKEN, original: DOT })
    await see(() => {
      expect(find(page, 'img').getAttribute('src')).toBe(DOT)
    })
    await rest(100)
    expect(find(page, 'img').getAttribute('alt')).toBe('EX30, Electric')
  })

  test('[F-API-41] and for one that takes too long', async () => {
    // An address that answers nobody.
    const page = picture({ resized: 'http://192.0.2.1/never.png', original: DOT })
    await see(() => {
      expect(find(page, 'img').getAttribute('src')).not.toBe('')
    })
    await rest(PICTURE_TIMEOUT + 300)
    expect(find(page, 'img').getAttribute('src')).toBe(DOT)
  })

  test('none at all leaves its place empty', async () => {
    const page = picture({ resized: BROKEN, original: BROKEN })
    await see(() => {
      expect(page.element.querySelector('img')).toBeNull()
    })
  })
})

describe('the card in the quote flow', () => {
  test('[E-F-22] a script in what was kept is shown as the text it is', () => {
    const script = '<img src=x onerror="document.title=1">'
    const page = openPage()
    const card = toSummaryCard({
      request: { app: 'quote', market: 'uk', query: { retailerid: 'GB001' } },
      page: 'form',
      search: '?retailerid=GB001',
      vehicle: some({ ...car, presentation: { ...car.presentation, title: script } }),
      retailer: some({
        ...tinyRetailer,
        name: script,
        phone: script,
        address: { ...tinyRetailer.address, addressLine1: script },
      }),
      insideSales: none,
      flags: [],
      words: { translate },
    })
    const shown = toUndefined(card)
    if (shown === undefined) throw new Error('no card')
    show(page, <SummaryCardPart card={shown} pictureOf={() => ({ resized: DOT, original: DOT })} />)
    expect(page.element.textContent.split(script).length).toBeGreaterThanOrEqual(4)
    expect(page.element.querySelector('[onerror], img[src="x"]')).toBeNull()
  })

  test.each([360, 1280])(
    '[F-ROUTE-32] at %i px each part says what its link changes',
    async (width) => {
      await browser.viewport(width, 900)
      const page = openPage()
      const card = toSummaryCard({
        request: { app: 'quote', market: 'uk', query: { retailerid: 'GB001' } },
        page: 'form',
        search: '?pno=416XY2&retailerid=GB001',
        vehicle: some(car),
        retailer: some(tinyRetailer),
        insideSales: none,
        flags: [],
        words: { translate },
      })
      const shown = toUndefined(card)
      if (shown === undefined) throw new Error('no card')
      show(
        page,
        <SummaryCardPart card={shown} pictureOf={() => ({ resized: DOT, original: DOT })} />,
      )
      const links = [...page.element.querySelectorAll('a')]
      expect(
        links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
      ).toEqual([
        ['ChangeModel EX30', '/uk/quote?retailerid=GB001'],
        ['ChangeRetailer Retailer A', '/uk/quote/retailer?pno=416XY2'],
      ])
      expect(page.element.scrollWidth).toBeLessThanOrEqual(page.element.clientWidth)
      for (const link of links)
        expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      expect(await listFaults(page.element)).toEqual([])
    },
  )
})
