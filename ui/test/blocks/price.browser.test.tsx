import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  BLOCKS,
  explainPrice,
  PriceAnswerCodec,
  type PriceAnswer,
  type PricesBody,
  type UsPrice,
  type UsPriceBody,
} from '@evkit/engine/blocks'
import type { PriceReply } from '@evkit/engine/internal/blocks'
import { decodeWith, none, some, type LogEntry } from '@evkit/engine/shared'
import type { UserPlace } from '@evkit/engine/site'
import { either as E } from 'fp-ts'
import { CarePackage } from '../../src/blocks/care/index.js'
import { HeadingStart } from '../../src/blocks/parts/index.js'
import { FleetLinks } from '../../src/blocks/fleet/index.js'
import {
  PriceLabel,
  PriceProvider,
  UsPriceLabel,
  type PriceLabelProps,
  type PricePorts,
  type PriceProviderProps,
  type UsPriceLabelProps,
} from '../../src/blocks/price/index.js'
import { listFaults } from '../axe.js'
import { readContent } from './written-block.js'
import { find, openPage, see, show, type ToolPage } from '../tool-page.js'

interface Asked<Body, Answer> {
  readonly body: Body
  readonly answer: (reply: PriceReply<Answer>) => void
}

let asked: Asked<PricesBody, PriceAnswer>[]
let askedUs: Asked<UsPriceBody, UsPrice>[]
let logged: LogEntry[]
let tellPlace: (place: UserPlace) => void

beforeEach(() => {
  asked = []
  askedUs = []
  logged = []
})

const ports: PricePorts = {
  askPrices: (body) => new Promise((answer) => asked.push({ body, answer })),
  askUsPrice: (body) => new Promise((answer) => askedUs.push({ body, answer })),
  watchSeen: () => () => undefined,
  watchLocation: (tell) => {
    tellPlace = tell
    return () => undefined
  },
  chance: () => 0,
  log: (entry) => logged.push(entry),
}

const answerOf = (more: object = {}): PriceAnswer => {
  const entry = {
    currency: 'GBP',
    cash: 33795,
    monthly: { sub_fixed: 399 },
    discount: { was: 35000, saving: 1205 },
    includesTax: true,
    sources: ['On the road.'],
    ...more,
  }
  const read = decodeWith(PriceAnswerCodec, {
    settings: { showVATLabel: true },
    content: {},
    prices: { 'ex30-electric': { editions: { default: entry } } },
  })
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right
}

const terms = { market: 'uk', locale: 'en-GB', clientName: 'x' }
const query = {
  site: 'uk',
  slug: 'ex30-electric',
  edition: '',
  modelYear: '',
  salesModel: '',
  rule: none,
}
const drawMarks = (entries: readonly { readonly id: string }[]) =>
  entries.map(({ id }, at) => (
    <sup key={id}>
      <a href={`#disclaimer-${id}`}>{at + 1}</a>
    </sup>
  ))

const mountPrice = (
  label: Partial<PriceLabelProps> = {},
  provider: Partial<PriceProviderProps> = {},
): ToolPage => {
  const page = openPage()
  show(
    page,
    <PriceProvider terms={terms} ports={ports} {...provider}>
      <PriceLabel query={query} locale="en-GB" drawMarks={drawMarks} keepsNotes {...label} />
    </PriceProvider>,
  )
  return page
}

const price = (page: ToolPage): HTMLElement => find(page, '[data-part="price"]')

describe('a price label', () => {
  test('[B-PRICE-21] [B-PRICE-32] [E-B-15] it keeps its place while its price is asked for, and does not move when it comes', async () => {
    const page = mountPrice()
    expect(price(page).getAttribute('aria-busy')).toBe('true')
    expect(page.element.textContent).toBe('')
    const height = price(page).getBoundingClientRect().height
    expect(height).toBeGreaterThan(20)
    asked.at(-1)?.answer({ kind: 'answer', answer: answerOf() })
    await see(() => {
      expect(price(page).dataset['state']).toBe('price')
    })
    expect(price(page).getBoundingClientRect().height).toBeCloseTo(height, 0)
    expect(price(page).hasAttribute('aria-busy')).toBe(false)
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[B-PRICE-18] [B-PRICE-19] [B-PRICE-32] a page that came with prices asks for none and says all of it', () => {
    const page = mountPrice({}, { preloaded: some(answerOf()) })
    expect(asked).toEqual([])
    expect(find(page, 's').textContent).toBe('Previous price £35,000')
    expect(price(page).textContent).toBe(
      'Previous price £35,000 Purchase from £33,795incl. VATSave £1,205Source 1',
    )
  })

  test('[B-PRICE-22] [B-PRICE-32] an invalid price is its fallback, or nothing', async () => {
    const off = { enabledMarkets: ['se'] }
    expect(mountPrice({ fallback: 'Price on request' }, off).element.textContent).toBe(
      'Price on request',
    )
    expect(mountPrice({}, off).element.innerHTML).toBe('')
    expect(asked).toEqual([])
    const page = mountPrice()
    asked.at(-1)?.answer({ kind: 'refused', status: 503, statusText: 'Service Unavailable' })
    await see(() => {
      expect(page.element.innerHTML).toBe('')
    })
    expect(logged.at(-1)?.text).toContain('503 Service Unavailable')
  })

  test('[B-B-05] whoever writes the page sees why, others do not', () => {
    const preloaded = { preloaded: some(answerOf()) }
    expect(price(mountPrice({ explain: explainPrice }, preloaded)).title).toContain(
      'reads as PURCHASE_FROM',
    )
    expect(price(mountPrice({}, preloaded)).title).toBe('')
    // Where nothing is shown there is nothing to point at.
    const unknown = { query: { ...query, slug: 'ex91' } }
    expect(mountPrice(unknown, preloaded).element.textContent).toBe('')
    expect(
      price(mountPrice({ ...unknown, explain: explainPrice }, preloaded)).textContent,
    ).toContain('there is no price of this model')
  })
})

describe('a price label of the United States', () => {
  const toggleLocationDialog = vi.fn()
  const mountUs = (more: Partial<UsPriceLabelProps> = {}): ToolPage => {
    const page = openPage()
    show(
      page,
      <UsPriceLabel
        modelKey="ex30-bev"
        terms={terms}
        location={none}
        region={none}
        controller={{ toggleLocationDialog, isLocationDialogOpen: false }}
        changeLocation="Change location"
        ports={ports}
        drawMarks={drawMarks}
        {...more}
      />,
    )
    return page
  }
  const dollars: UsPrice = {
    monthly: some(549),
    purchase: some(52895),
    monthlyDisclaimer: '36 months',
    msrpDisclaimer: '',
  }

  test('[B-PRICE-26] [B-PRICE-27] [B-LOC-04] [B-LOC-05] another place asks again, and the control opens the dialog', async () => {
    const page = mountUs()
    const button = find(page, 'button')
    expect(button.textContent).toBe('Set Location')
    button.click()
    expect(toggleLocationDialog).toHaveBeenCalledTimes(1)
    const before = page.element.getBoundingClientRect().height
    tellPlace({
      latitude: 34.1,
      longitude: -118.4,
      city: 'Beverly Hills',
      regionCode: 'CA',
      zipCode: '90210',
    })
    await see(() => {
      expect(button.textContent).toBe('Change location')
    })
    expect(askedUs.at(-1)?.body.zipCode).toBe('90210')
    askedUs.at(-1)?.answer({ kind: 'answer', answer: dollars })
    await see(() => {
      expect(page.element.textContent).toBe(
        'Lease from $549/month1Starting at $52,895 MSRPBeverly Hills, CA 90210Change location',
      )
    })
    expect(page.element.getBoundingClientRect().height).toBeCloseTo(before, 0)
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[B-PRICE-36] a refused answer goes on waiting and is logged', async () => {
    const page = mountUs()
    askedUs.at(-1)?.answer({ kind: 'refused', status: 503, statusText: 'Service Unavailable' })
    await see(() => {
      expect(logged.at(-1)?.text).toContain('503 Service Unavailable')
    })
    expect(find(page, '[data-part="us-price"]').dataset['state']).toBe('waiting')
  })

  test('[B-LOC-05] without a dialog there is no control', () => {
    const page = openPage()
    show(
      page,
      <UsPriceLabel
        modelKey="k"
        terms={terms}
        location={none}
        region={none}
        changeLocation="x"
        ports={ports}
      />,
    )
    expect(page.element.querySelector('button')).toBeNull()
  })
})

const careContent = readContent(BLOCKS.care.codec, {
  title: 'Care',
  description: 'Everything in one price.',
  serviceTitle: 'Service',
  serviceDescription: 'Every year.',
  servicePrice: { prefix: 'From', value: '£29', suffix: '/month' },
  insuranceTitle: 'Insurance',
})

describe('fleet links and the care-free package', () => {
  test('[B-CARE-01] [B-FLEET-09] are read without fault', async () => {
    const page = openPage()
    show(
      page,
      <>
        <FleetLinks
          label="Business"
          view={{
            links: [
              { id: 'sign-in', text: 'Sign in', href: '/auth/login' },
              { id: 'learn-more', text: 'Learn more', href: '/uk/business/fleet' },
            ],
          }}
        />
        <CarePackage id="care" content={careContent} />
      </>,
    )
    expect(
      [...page.element.querySelectorAll('h2, h3')].map(({ textContent }) => textContent),
    ).toEqual(['Care', 'Service', 'Insurance'])
    expect(find(page, '[data-part="service"]').textContent).toBe('ServiceEvery year.From £29/month')
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[B-CARE-01] [E-B-29] its headings follow from where it stands', () => {
    const page = openPage()
    const untitled = { ...careContent, title: '' }
    show(
      page,
      <HeadingStart level={3}>
        <CarePackage id="care" content={careContent} />
        <CarePackage id="untitled" content={untitled} />
      </HeadingStart>,
    )
    expect(
      [...page.element.querySelectorAll('h2, h3, h4, h5')].map(({ tagName }) => tagName),
    ).toEqual(['H3', 'H4', 'H4', 'H3', 'H3'])
  })
})
