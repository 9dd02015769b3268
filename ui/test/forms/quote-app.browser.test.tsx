// The quote application mounted in a real page: its steps, what they keep, and what the address says of them.
import { either as E } from 'fp-ts'
import '../../src/tokens/base.css'
import {
  FullConfigurationCodec,
  readFormQuery,
  type Retailer,
  type Purpose,
  toTrackingEntries,
} from '@evkit/engine/forms'
import { hasModel, type FormPage } from '@evkit/engine/internal/forms'
import { decodeWith, none, parseQuery, some, type LogEntry } from '@evkit/engine/shared'
import { type DataLayerEntry } from '@evkit/engine/site'
import { tinyRetailer, tinyFormInput, tinyFormRequest, tinyVehicle } from '@evkit/engine/testing'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LeadFormAppPorts } from '../../src/forms/index.js'
import {
  leadStepLater,
  QuoteApp,
  QuoteFailure,
  type QuotePlace,
} from '../../src/forms/quote/index.js'
import { listFaults } from '../axe.js'
import { findInput, openPage, part, see, show, translate } from '../tool-page.js'
import { acceptingPorts, journeyPorts, listedRetailers, words } from './ports.js'

const INSIDE_SALES = 'GB-IS-1'
const car = {
  ...tinyVehicle,
  presentation: { ...tinyVehicle.presentation, engineTypeTranslation: some('Electric') },
}
const other: Retailer = { ...tinyRetailer, dealerId: 'GB002', name: 'Retailer B' }

const form = (more: object) => ({
  order: ['dealerpicker', 'main', 'submit'],
  main: { rows: [['Firstname']], validation: { Firstname: { required: true } } },
  dealerPicker: {},
  vehiclePicker: { required: true },
  ...more,
})

const read = (features: object) => {
  const found = decodeWith(FullConfigurationCodec, {
    translations: {},
    marketConfiguration: {
      features,
      insideSalesRetailer: {
        retailerId: INSIDE_SALES,
        useInsideSalesTransform: true,
        nameTranslationKey: 'Name',
        addressTranslationKey: 'Address',
      },
      purposeConfigs: {
        OFFER_REQUEST: {
          retailer: true,
          retailerPicker: true,
          retailerPickerType: 'DropDown',
          campaignCodes: { b2BCampaignCode: 'B', b2CCampaignCode: 'C' },
        },
        CBV_CALLBACK: { retailer: false, retailerPicker: false },
      },
    },
    flexFormConfigurations: {
      OFFER_REQUEST: form({}),
      CBV_CALLBACK: { order: ['main', 'submit'], main: { rows: [['Firstname']] } },
    },
    vehicleConfigurations: {},
  })
  if (E.isLeft(found)) throw new Error(JSON.stringify(found.left))
  return {
    ...found.right,
    vehicleConfigurations: new Map([['OFFER_REQUEST', [car]]]),
  }
}

const OLD = read({})
const NEW = read({ useNewQuoteFlow: true })

const open = (
  place: QuotePlace,
  { configuration = OLD, listed = [tinyRetailer, other], comesBack = false } = {},
) => {
  const page = openPage()
  const addresses: string[] = []
  const kept: string[] = []
  const bodies: unknown[] = []
  const logged: LogEntry[] = []
  const news: DataLayerEntry[] = []
  let move: (place: QuotePlace) => void = () => undefined
  const accepting = acceptingPorts({ bodies, logged })
  const ports: LeadFormAppPorts = {
    ...accepting,
    loadConfiguration: () => Promise.resolve(configuration),
    track: (one) => news.push(...toTrackingEntries(one)),
    route: {
      ...accepting.route,
      url: () => 'https://x.example/uk/quote/form',
      comesBack: () => comesBack,
    },
  }
  const journey = journeyPorts({
    listRetailers: ({ id }) => Promise.resolve(listed.filter(({ dealerId }) => dealerId === id)),
    saveVehicle: ({ id }) => kept.push(`vehicle ${id}`),
    saveRetailer: ({ dealerId }) => kept.push(`retailer ${dealerId}`),
    dropChoice: (choice) => kept.push(`no ${choice}`),
  })
  const retailers = listedRetailers(listed, (entry) => logged.push(entry))
  const formOf = (search: string) => {
    const { read: query } = readFormQuery(parseQuery(search))
    const purpose: Purpose = query.retailerid === INSIDE_SALES ? 'CBV_CALLBACK' : 'OFFER_REQUEST'
    return {
      app: {
        request: {
          ...tinyFormRequest,
          app: 'quote' as const,
          purpose,
          query,
          isModelChosen: hasModel(query),
        },
        surroundings: tinyFormInput.surroundings,
        page: 'form' as const,
        configuration: purpose === 'OFFER_REQUEST' ? some(configuration) : none,
        wordsOf: words,
        firstView: undefined,
        ports,
      },
      journey,
      retailers,
    }
  }
  show(
    page,
    <QuoteApp
      {...place}
      market="uk"
      configuration={configuration}
      formOf={formOf}
      route={{
        show: (address) => addresses.push(address),
        rewrite: (address) => addresses.push(`rewrite ${address}`),
        subscribe: (listen) => {
          move = listen
          return () => undefined
        },
      }}
    />,
  )
  const go = (to: FormPage, search: string) => {
    move({ page: to, search })
  }
  const radio = (name: string) => browser.getByRole('radio', { name })
  return { page, addresses, kept, bodies, logged, news, go, radio }
}

// Loaded, as on the page of the form; that it is loaded in time elsewhere is a story.
beforeAll(async () => {
  await leadStepLater.load()
})

beforeEach(async () => {
  await browser.viewport(1280, 900)
})

describe('the quote application', () => {
  test('[F-ROUTE-13] [F-VEH-14] [F-TRACK-02] [F-TRACK-15] car, retailer, form, thanks; what is chosen is kept and sent', async () => {
    const { addresses, kept, bodies, news, page, radio } = open({
      page: 'modelSelector',
      search: '',
    })
    // A press selects, as an arrow key does: Continue goes on.
    await userEvent.click(radio('EX30, Electric'))
    expect(addresses).toEqual([])
    await userEvent.click(browser.getByRole('button', { name: 'Continue' }))
    await userEvent.click(radio(tinyRetailer.name))
    await userEvent.click(browser.getByRole('button', { name: 'Continue' }))
    await userEvent.fill(findInput(page, 'input[name="firstName"]'), 'Ada')
    await userEvent.click(part(page, 'submit'))
    await see(() => {
      expect(part(page, 'form-thanks')).toBeDefined()
    })
    expect(addresses).toEqual([
      '/uk/quote/retailer?pno=416XY2',
      '/uk/quote/form?pno=416XY2&retailerid=GB001',
      '/uk/quote/finished?pno=416XY2&retailerid=GB001',
    ])
    expect(kept).toEqual(expect.arrayContaining([`vehicle ${tinyVehicle.id}`, 'retailer GB001']))
    expect(bodies).toMatchObject([{ retailerId: 'GB001', productsOfInterest: ['416XY2'] }])
    expect(
      news.map(({ event, pageType, result, retailerId }) => [
        event,
        pageType ?? result ?? retailerId,
      ]),
    ).toEqual([
      ['pageView', 'model selector'],
      ['pageView', 'sales agent selector'],
      ['pageView', 'form'],
      ['webform_action', 'load'],
      ['webform_action', 'success'],
      ['interaction', 'GB001'],
      ['pageView', 'thank you'],
    ])
  })

  test('[F-CFG-24] a purpose without an entry of its own has no models, and says so', () => {
    const configuration = { ...OLD, vehicleConfigurations: new Map() }
    const { page } = open({ page: 'modelSelector', search: '' }, { configuration })
    expect(part(page, 'no-vehicles').textContent).toContain('NoModels')
    expect(page.element.querySelector('input[type="radio"]')).toBeNull()
  })

  test('[F-ROUTE-35] [F-VEH-15] on by the button too; without a car it says what is missing', async () => {
    const { addresses, page, radio } = open({ page: 'modelSelector', search: '' })
    await userEvent.click(browser.getByRole('button', { name: 'Continue' }))
    expect(part(page, 'vehicle-picker').textContent).toContain('ModelRequired')
    await expect.element(radio('EX30, Electric')).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(part(page, 'vehicle-picker').textContent).not.toContain('ModelRequired')
    expect(addresses).toEqual([])
    await userEvent.click(browser.getByRole('button', { name: 'Continue' }))
    expect(addresses).toEqual(['/uk/quote/retailer?pno=416XY2'])
  })

  test('[F-ROUTE-39] where nothing can be read a notice stands, and the page can be asked for again', async () => {
    const page = openPage()
    const asked: string[] = []
    const failure = <QuoteFailure translate={translate} onRetry={() => asked.push('again')} />
    show(page, failure)
    expect(part(page, 'lead-form-root').textContent).toContain('TechnicalIssuesMessage')
    await userEvent.click(part(page, 'retry'))
    expect(asked).toEqual(['again'])
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[F-ROUTE-35] the retailer step does the same: without a retailer it says what is missing', async () => {
    const { addresses, page, radio } = open({ page: 'retailerSelector', search: '?pno=416XY2' })
    await expect.element(radio(other.name)).toBeVisible()
    await userEvent.click(browser.getByRole('button', { name: 'Continue' }))
    expect(part(page, 'retailer-picker').textContent).toContain('RetailerRequired')
    expect(page.element.querySelector('input')).toBe(document.activeElement)
    await userEvent.click(radio(other.name))
    expect(addresses).toEqual([])
    await userEvent.click(browser.getByRole('button', { name: 'Continue' }))
    expect(addresses).toEqual(['/uk/quote/form?pno=416XY2&retailerid=GB002'])
  })

  test('[E-F-71] how far the visitor is, in words the heading is described by', () => {
    const told = (place: QuotePlace, configuration = OLD) => {
      const { page } = open(place, { configuration })
      const heading = page.element.querySelector('h1')
      const id = heading?.getAttribute('aria-describedby') ?? ''
      const text = page.element.querySelector('[data-part="quote-progress"]')?.textContent ?? ''
      expect(id === '' ? '' : page.element.querySelector(`#${id}`)?.textContent).toBe(text)
      return text
    }
    const car = '?pno=416XY2'
    expect(told({ page: 'modelSelector', search: '' })).toContain('StepOf')
    expect(told({ page: 'retailerSelector', search: car })).toContain('StepOf')
    expect(told({ page: 'form', search: car })).toContain('StepOf')
    // Who begins in the middle has skipped nothing.
    expect(told({ page: 'form', search: '' }, NEW)).toBe('')
    expect(told({ page: 'finished', search: car })).toBe('')
  })

  test('[F-RET-20] [F-RET-21] the only retailer is chosen by itself, but nobody is sent on by it', async () => {
    const { addresses, page } = open(
      { page: 'retailerSelector', search: '?pno=416XY2' },
      { listed: [tinyRetailer] },
    )
    await see(() => {
      expect(part(page, 'retailer-chosen').textContent).toContain(tinyRetailer.name)
    })
    expect(addresses).toEqual([])
    await userEvent.click(browser.getByRole('button', { name: 'Continue' }))
    expect(addresses).toEqual(['/uk/quote/form?pno=416XY2&retailerid=GB001'])
  })

  test('[F-ROUTE-36] the old layout: picture, name and engine of the car, and the address of the retailer', async () => {
    const { page } = open({ page: 'form', search: '?pno=416XY2&retailerid=GB001' })
    await see(() => {
      expect(part(page, 'summary-retailer').textContent).toContain(
        '1 High StreetSL6 4FL Maidenhead',
      )
    })
    expect(part(page, 'summary-vehicle').textContent).toContain('EX30Electric')
    const [car, retailer] = [part(page, 'summary-vehicle'), part(page, 'summary-retailer')]
    expect(car.getBoundingClientRect().top).toBe(retailer.getBoundingClientRect().top)
    expect(retailer.getBoundingClientRect().bottom).toBeLessThan(
      part(page, 'section-main').getBoundingClientRect().top,
    )
    expect(part(page, 'section-dealerpicker').getBoundingClientRect().height).toBe(0)
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[F-ROUTE-45] the form alone has a required picker of cars, and of retailers in the new flow', async () => {
    const { page, bodies, radio } = open({ page: 'form', search: '' }, { configuration: NEW })
    await userEvent.fill(findInput(page, 'input[name="firstName"]'), 'Ada')
    await userEvent.click(part(page, 'submit'))
    await see(() => {
      expect(part(page, 'error-summary').textContent).toContain('ModelRequired')
      expect(part(page, 'error-summary').textContent).toContain('RetailerRequired')
    })
    await userEvent.click(radio('EX30, Electric'))
    await userEvent.click(radio(other.name))
    await userEvent.click(part(page, 'submit'))
    await see(() => {
      expect(part(page, 'form-thanks')).toBeDefined()
    })
    expect(bodies).toMatchObject([{ retailerId: 'GB002', productsOfInterest: ['416XY2'] }])
  })

  test('[F-RET-15] [F-RET-44] Change in the form takes the retailer out of the address, inside sales puts itself in', async () => {
    const first = open({ page: 'form', search: '' }, { configuration: NEW })
    await userEvent.click(first.radio(other.name))
    await userEvent.click(browser.getByRole('button', { name: 'ChangeRetailer' }))
    expect(first.addresses).toEqual([
      'rewrite /uk/quote/form?retailerid=GB002',
      'rewrite /uk/quote/form',
    ])
    expect(first.kept).toContain('no retailer')
    const second = open({ page: 'retailerSelector', search: '' })
    await userEvent.click(browser.getByRole('button', { name: 'ContactMeByPhone' }))
    expect(second.addresses).toEqual(['/uk/quote/form?retailerid=GB-IS-1'])
    await see(() => {
      expect(findInput(second.page, 'input[name="firstName"]')).toBeDefined()
    })
    expect(second.page.element.querySelector('[data-part="summary-retailer"]')).toBeNull()
  })

  test('[F-RET-32] a retailer nobody knows: the picker shows, and the visitor goes on', async () => {
    const { logged, page, radio } = open(
      { page: 'form', search: '?pno=416XY2&retailerid=GB404' },
      { configuration: NEW },
    )
    await userEvent.click(radio(other.name))
    await see(() => {
      expect(part(page, 'retailer-chosen').textContent).toContain(other.name)
    })
    expect(logged.map(({ code }) => code)).toContain('RetailerNotFound')
  })

  test('[F-THX-08] Back finds an empty form, Forward the thanks; the heading has the focus', async () => {
    const { page, go } = open({ page: 'form', search: '?pno=416XY2' }, { configuration: NEW })
    await userEvent.fill(findInput(page, 'input[name="firstName"]'), 'Ada')
    go('modelSelector', '')
    await see(() => {
      expect(document.activeElement?.textContent).toBe('ModelSelectorHeading')
    })
    go('form', '?pno=416XY2')
    await see(() => {
      expect(findInput(page, 'input[name="firstName"]').value).toBe('')
    })
    go('finished', '?pno=416XY2')
    await see(() => {
      expect(part(page, 'form-thanks').textContent).toContain('EX30')
    })
  })

  test('[F-SUB-77] coming back from where the lead has led finds the thanks', async () => {
    const { page } = open({ page: 'form', search: '?pno=416XY2' }, { comesBack: true })
    await see(() => {
      expect(part(page, 'form-thanks')).toBeDefined()
    })
  })
})
