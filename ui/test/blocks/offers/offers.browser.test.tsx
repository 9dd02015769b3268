import '../../../src/tokens/base.css'
import { BLOCKS, PriceAnswerCodec, type PriceAnswer, type PricesBody } from '@evkit/engine/blocks'
import { findPriceRule, type OfferFormValues, type PriceReply } from '@evkit/engine/internal/blocks'
import { decodeWith, toUndefined } from '@evkit/engine/shared'
import { either as E } from 'fp-ts'
import { renderToString } from 'react-dom/server.browser'
import { page as browser, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLinkContact, Offers, type OffersProps } from '../../../src/blocks/offers/index.js'
import { PriceLabel, PriceProvider, type PricePorts } from '../../../src/blocks/price/index.js'
import { listFaults } from '../../axe.js'
import { find, openPage, rest, see, show, type ToolPage } from '../../tool-page.js'
import { comeCold, links, OnPage, sleep, withScenes } from '../block-page.js'
import { leaveOverlay, startAtAddress } from '../leave-overlay.js'

type Reply = PriceReply<PriceAnswer>

const words = {
  back: 'Back',
  close: 'Close',
  readMore: 'Read more',
  request: 'Ask about our offers',
  form: 'Tell us how to reach you',
}
const card = (title: string, scene: string, more: object = {}) => ({
  title,
  body: 'From stock, with winter wheels and three years of service.',
  image: { src: `/scene/${scene}`, alt: `${title}, drawn` },
  ...more,
})
const offerDetail = {
  image: { src: '/scene/dusk', alt: 'EX40 at dusk' },
  stats: [
    { price: '£399', label: 'Monthly', text: 'for 36 months' },
    { price: '£3,990', label: 'Deposit', text: '' },
    { price: '8,000', label: 'Miles a year', text: 'more on request' },
  ],
  body: 'A car from stock, ready in **two weeks**.\n\n'.repeat(6),
  accordionDetails: [
    { title: 'What is included', body: 'Service, winter wheels, collection.' },
    { title: '', body: '' },
    { title: 'Terms', body: 'On approval.' },
  ],
  disclaimer: 'Offer until the end of the season, while stocks last.',
  offerDetailCta: { text: 'Ask for this offer' },
}
const read = () => {
  const { value } = BLOCKS.offers.codec(
    {
      overlayTitle: 'Offers this season',
      campaignCode: 'GENERAL',
      disclaimer: 'All prices with VAT.',
      offerCards: [
        card('EX30 from stock', 'forest', {
          cta: { text: 'See the EX30', href: '/uk/cars/ex30/' },
        }),
        card('EX40, three years', 'dusk', {
          campaigncode: 'SPRING',
          offerDetail,
          additionalInfoToForm: 'EX40 deal',
          useCarPrice: true,
          carModel: 'ex40-bev',
        }),
        card('EX90 for families', 'snow', {
          offerDetail: { ...offerDetail, offerDetailCta: undefined },
        }),
        card('EC40, test it', 'sand', { campaigncode: 'DRIVE', cta: { text: 'Ask for a drive' } }),
      ],
    },
    { path: '', links },
  )
  return withScenes(toUndefined(value)!)
}

const forms: OfferFormValues[] = []
const block = (more: Partial<OffersProps> = {}) => (
  <OnPage>
    <a href="#overlay-offers" data-overlay-id="offers">
      Our offers
    </a>
    <Offers
      id="offers"
      content={read()}
      words={words}
      renderPrice={({ variant }) => variant}
      renderForm={(values, onSent) => {
        forms.push(values)
        return (
          <button type="button" onClick={onSent}>
            Send
          </button>
        )
      }}
      {...more}
    />
  </OnPage>
)
const mount = (direction: 'ltr' | 'rtl' = 'ltr'): ToolPage => {
  const page = openPage()
  show(page, block(), direction)
  return page
}
const dialog = () => document.querySelector<HTMLDialogElement>('dialog')!
const resting = () => dialog().querySelector<HTMLElement>('[data-state="resting"]')
const heading = () => resting()?.querySelector('h2')
const arrive = async (text: string): Promise<void> => {
  await see(() => {
    expect(heading()?.textContent).toBe(text)
    expect(dialog().querySelector('[data-state="leaving"]')).toBeNull()
  })
}
const press = (name: string) => userEvent.click(browser.getByRole('button', { name }))
const LIST = 'Offers this season'
const DETAILS = 'EX40, three years'

beforeEach(async () => {
  forms.length = 0
  await startAtAddress()
})
afterEach(async () => {
  await leaveOverlay()
  document.documentElement.dir = 'ltr'
})

const openOverlay = async (page: ToolPage): Promise<void> => {
  await userEvent.click(find(page, 'a[data-overlay-id]'))
  await arrive(LIST)
}

describe('the overlay of offers', () => {
  test('[B-OFFER-01] [B-OFFER-03] a link opens a modal dialog with the offers and the disclaimer', async () => {
    const page = mount()
    const path = location.pathname
    await openOverlay(page)
    expect([dialog().open, dialog().matches(':modal'), location.pathname, location.hash]).toEqual([
      true,
      true,
      path,
      '#overlay-offers',
    ])
    await expect.element(browser.getByRole('dialog', { name: LIST })).toBeVisible()
    expect(dialog().querySelectorAll('[data-part="offer"]').length).toBe(4)
    expect(dialog().textContent).toContain('All prices with VAT.')
    expect(dialog().textContent).toContain('FROM_PURCHASE_PRICE')
    expect(dialog().querySelector('[data-part="back"]')).toBeNull()
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[E-B-05] Escape closes it from any page, and the focus returns to what opened it', async () => {
    const page = mount()
    await openOverlay(page)
    await userEvent.click(find(page, '#offers-open-2'))
    await arrive(DETAILS)
    await userEvent.keyboard('{Escape}')
    await see(() => {
      expect([dialog().open, location.hash]).toEqual([false, ''])
    })
    expect(document.activeElement).toBe(find(page, 'a[data-overlay-id]'))
    await openOverlay(page)
  })

  test('[B-OFFER-04] [B-OFFER-10] [B-OFFER-26] the details are about one offer, and its heading gets the focus', async () => {
    const page = mount()
    await openOverlay(page)
    await userEvent.click(find(page, '#offers-open-2'))
    await arrive(DETAILS)
    expect(document.activeElement).toBe(heading())
    expect(location.hash).toBe('#overlay-offers/details/2')
    expect(resting()!.querySelectorAll('dl > div').length).toBe(3)
    const sections = [...resting()!.querySelectorAll('details')]
    expect(sections.length).toBe(2)
    for (const section of sections) await userEvent.click(section.querySelector('summary')!)
    expect(sections.map(({ open }) => open)).toEqual([false, true])
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[B-OFFER-09] [D-B-26] during the slide the page that leaves is inert', async () => {
    const page = mount()
    await openOverlay(page)
    find(page, '#offers-open-2').click()
    await see(() => {
      const leaving = dialog().querySelector<HTMLElement>('[data-state="leaving"]')
      expect([leaving?.inert, leaving?.dataset['direction']]).toEqual([true, 'forward'])
    })
    await arrive(DETAILS)
    find(page, '[data-part="back"]').click()
    await see(() => {
      expect(
        dialog().querySelector<HTMLElement>('[data-state="leaving"]')?.dataset['direction'],
      ).toBe('backward')
    })
    await arrive(LIST)
  })

  test('[B-OFFER-11] [B-OFFER-07] Back restores the focus and the place, by the button and by the browser', async () => {
    await browser.viewport(390, 700)
    const page = mount()
    await openOverlay(page)
    for (const goBack of [
      () => press('Back'),
      () => {
        history.back()
        return Promise.resolve()
      },
    ]) {
      resting()!.scrollTop = 640
      const opener = find(page, '#offers-open-2')
      opener.focus({ preventScroll: true })
      const { scrollTop } = resting()!
      expect(scrollTop).toBe(640)
      opener.click()
      await arrive(DETAILS)
      expect(resting()!.scrollTop).toBe(0)
      await goBack()
      await arrive(LIST)
      await see(() => {
        expect(document.activeElement?.id).toBe('offers-open-2')
      })
      expect(resting()!.scrollTop).toBe(640)
    }
  })

  test('[B-OFFER-05] [B-OFFER-06] [B-OFFER-12] [B-OFFER-13] the form is opened by a card with a code and by the footer', async () => {
    const page = mount()
    const here = location.href
    await openOverlay(page)
    await press('Ask for a drive')
    await arrive('EC40, test it')
    expect(resting()?.textContent).toContain(words.form)
    expect(forms.at(-1)).toMatchObject({
      formType: 'ContactRequest',
      consumingApp: 'merchandising-initiative',
      campaigncode: 'DRIVE',
      additionalInfo: `${here} | No offer details provided - General request.`,
    })
    expect(dialog().textContent).not.toContain(words.request)
    await press('Back')
    await arrive(LIST)
    await press(words.request)
    await arrive(words.request)
    expect([forms.at(-1)?.campaigncode, location.hash]).toEqual(['GENERAL', '#overlay-offers/form'])
  })

  test('[D-B-26] after a form was sent Back leads to the first page', async () => {
    const page = mount()
    await openOverlay(page)
    await userEvent.click(find(page, '#offers-open-2'))
    await arrive(DETAILS)
    await press('Ask for this offer')
    await see(() => {
      expect(forms.at(-1)?.additionalInfo).toContain('EX40 deal')
    })
    await arrive(DETAILS)
    await press('Send')
    await see(() => {
      expect(resting()?.textContent).toBe(`${DETAILS}Send`)
    })
    await press('Back')
    await arrive(LIST)
    await see(() => {
      expect(location.hash).toBe('#overlay-offers')
    })
  })
})

describe('[B-B-03] its address', () => {
  test('opened cold it restores the details with the list under them; Back twice closes it on the same page', async () => {
    comeCold('#overlay-offers/details/2')
    mount()
    await arrive(DETAILS)
    history.back()
    await arrive(LIST)
    history.back()
    await see(() => {
      expect([dialog().open, location.hash]).toEqual([false, ''])
    })
  })

  test('history does not grow when it is opened again', async () => {
    const page = mount()
    await openOverlay(page)
    const { length } = history
    for (let time = 0; time < 2; time += 1) {
      await press('Close')
      await see(() => {
        expect(location.hash).toBe('')
      })
      await openOverlay(page)
    }
    expect(history.length).toBe(length)
  })
})

describe('[B-B-07] before it is awake', () => {
  test('the offers lie on the page, hidden until a link leads to them; links lead to the details of each', async () => {
    const page = openPage()
    const wake = sleep(page, renderToString(block()), block())
    const plain = find(page, '[data-part="plain-offers"]')
    expect([plain.id, plain.checkVisibility()]).toEqual(['overlay-offers', false])
    expect(plain.textContent).toContain('On approval.')
    location.hash = '#overlay-offers/details/2'
    await see(() => {
      expect(find(page, '[id="overlay-offers/details/2"]').checkVisibility()).toBe(true)
    })
    expect(getComputedStyle(plain).position).toBe('fixed')
    const before = find(page, 'a').getBoundingClientRect().top
    const root = wake()
    await arrive(DETAILS)
    expect(find(page, 'a').getBoundingClientRect().top).toBe(before)
    expect(page.element.querySelector('[data-part="plain-offers"]')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await see(() => {
      expect(location.hash).toBe('')
    })
    root.unmount()
  })

  test('[B-OFFER-06] [B-OFFER-13] [B-B-07] without scripts forms are links to the contact form with the code of the offer; addresses of forms lead to them', async () => {
    const page = openPage()
    page.element.innerHTML = renderToString(
      block({ linkContact: createLinkContact('/uk/contact-request/form') }),
    )
    const readLinks = () =>
      [...page.element.querySelectorAll<HTMLAnchorElement>('a[href*="campaigncode"]')].map(
        ({ textContent, search }) => [textContent, new URLSearchParams(search).get('campaigncode')],
      )
    expect(readLinks()).toEqual([
      ['Ask for a drive', 'DRIVE'],
      [words.request, 'GENERAL'],
      ['Ask for this offer', 'SPRING'],
    ])
    for (const form of ['form', 'form/2', 'form/4']) {
      location.hash = `#overlay-offers/${form}`
      await see(() => {
        expect(find(page, `[id="overlay-offers/${form}"] a`).checkVisibility()).toBe(true)
      })
    }
  })

  test('[B-OFFER-04] [B-OFFER-20] the details show the price of the card', () => {
    const page = openPage()
    page.element.innerHTML = renderToString(block())
    expect(find(page, '[id="overlay-offers/details/2"]').textContent).toContain(
      'FROM_PURCHASE_PRICE',
    )
  })

  test('[E-B-22] from right to left pages come from the left', async () => {
    const page = mount('rtl')
    await openOverlay(page)
    find(page, '#offers-open-2').click()
    await rest(60)
    const { left } = dialog().querySelector('[data-state="entering"]')!.getBoundingClientRect()
    expect(left).toBeLessThan(0)
    await arrive(DETAILS)
    expect(await listFaults(page.element)).toEqual([])
  })
})

describe('the price of an offer', () => {
  test('[B-PRICE-38] [B-OFFER-20] [D-B-16] the price of an offer comes through a port of the host, and no other way', async () => {
    const asked: { readonly body: PricesBody; readonly answer: (reply: Reply) => void }[] = []
    const ports: PricePorts = {
      askPrices: (body) => new Promise((answer) => asked.push({ body, answer })),
      askUsPrice: () => Promise.reject(new Error('nobody asked')),
      watchSeen: () => () => undefined,
      watchLocation: () => () => undefined,
      chance: () => 0,
      log: () => undefined,
    }
    const fetched = vi.spyOn(globalThis, 'fetch')
    const page = openPage()
    show(
      page,
      <PriceProvider
        terms={{ market: 'uk', locale: 'en-GB', clientName: 'merchandising' }}
        ports={ports}
      >
        {block({
          renderPrice: ({ modelSlug, edition = '', variant }) => (
            <PriceLabel
              locale="en-GB"
              query={{
                site: 'uk',
                slug: modelSlug,
                edition,
                modelYear: '',
                salesModel: '',
                rule: findPriceRule(variant),
              }}
            />
          ),
        })}
      </PriceProvider>,
    )
    await openOverlay(page)
    const label = () => dialog().querySelector<HTMLElement>('[data-part="price"]')
    expect(label()?.getAttribute('aria-busy')).toBe('true')
    expect(asked.at(-1)?.body.clientName).toBe('merchandising')
    const entry = { currency: 'GBP', cash: 41_250, monthly: { sub_fixed: 399 } }
    const answer = decodeWith(PriceAnswerCodec, {
      settings: {},
      content: {},
      prices: { 'ex40-electric': { editions: { default: entry } } },
    })
    if (E.isLeft(answer)) throw new Error('no prices')
    asked.at(-1)?.answer({ kind: 'answer', answer: answer.right })
    await see(() => {
      expect(label()?.textContent).toBe('From £41,250')
    })
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })
})
