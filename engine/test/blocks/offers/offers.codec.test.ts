import { option as O } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toOfferForm } from '../../../src/blocks/offers/offer-form.js'
import { offersCodec } from '../../../src/blocks/offers/offers.codec.js'
import { listOfferCards } from '../../../src/blocks/offers/offers.view.js'
import { root } from '../../kit/content-site.js'

const words = { back: 'Back', close: 'Close', readMore: 'Read more', request: 'Ask', form: 'Form' }
const read = (content: unknown) => {
  const { value, findings } = offersCodec(content, root)
  return { content: O.toUndefined(value), codes: findings.map(({ code, path }) => [code, path]) }
}
const readCard = (card: object) =>
  read({ overlayTitle: 'Offers', offerCards: [{ title: 'EX30', ...card }] }).content?.offerCards[0]

describe('the content of an overlay of offers', () => {
  test('[B-OFFER-17] [B-OFFER-18] [B-OFFER-19] [B-OFFER-24] every field is read', () => {
    const { content, codes } = read({
      overlayTitle: 'Offers',
      campaignCode: 'GENERAL',
      disclaimer: 'Until **June**.',
      insideSales: {
        retailerId: 'IS1',
        useInsideSalesTransform: true,
        nameTranslationKey: 'name',
        addressTranslationKey: 'address',
      },
      offerCards: [
        {
          title: 'EX30',
          body: 'From stock.',
          image: { src: '/ex30.avif', alt: 'EX30' },
          cta: { text: 'See it', href: '/uk/cars/ex30/', target: '_blank' },
          campaigncode: ' SPRING ',
          useCarPrice: true,
          carPriceVariant: 'MONTHLY_FROM',
          isBlackEditionCar: true,
          carModel: 'ex30-bev',
          additionalInfoToForm: 'EX30 deal',
          offerDetail: {
            image: { src: '/wide.avif', alt: '' },
            stats: [{ price: '£399', label: 'Monthly', text: 'a month' }],
            body: 'Everything in it.',
            accordionDetails: [
              { title: 'Terms', image: { src: '/t.avif', alt: '' }, body: 'All.' },
            ],
            disclaimer: 'On approval.',
            offerDetailCta: { text: 'Ask for it' },
          },
        },
      ],
    })
    expect(codes).toEqual([])
    expect(content).toMatchObject({
      overlayTitle: 'Offers',
      campaignCode: 'GENERAL',
      disclaimer: [{ kind: 'paragraph' }],
      insideSales: { value: { retailerId: 'IS1', useInsideSalesTransform: true } },
      offerCards: [
        {
          title: 'EX30',
          image: { value: { src: '/ex30.avif' } },
          action: { kind: 'details', label: 'See it' },
          campaigncode: 'SPRING',
          price: {
            value: {
              modelSlug: 'ex30-electric',
              edition: 'black-edition',
              variant: 'MONTHLY_FROM',
              clientName: 'merchandising',
            },
          },
          additionalInfoToForm: 'EX30 deal',
          details: {
            value: {
              image: { value: { src: '/wide.avif' } },
              stats: [{ price: '£399', label: 'Monthly', text: 'a month' }],
              sections: [{ title: 'Terms' }],
              disclaimer: [{ kind: 'paragraph' }],
              action: { kind: 'form', label: 'Ask for it' },
            },
          },
        },
      ],
    })
  })

  test('without a title or an offer nothing is shown; a card without a title is left out', () => {
    expect(read({ offerCards: [{ title: 'EX30' }] }).content).toBeUndefined()
    expect(read({ overlayTitle: 'Offers' }).content).toBeUndefined()
    const { content, codes } = read({ overlayTitle: 'a', offerCards: [{}, { title: 'b' }] })
    expect([content?.offerCards.length, codes]).toEqual([
      1,
      [['MISSING_TEXT', 'offerCards.0.title']],
    ])
  })

  test('[B-OFFER-20] [B-OFFER-21] [B-OFFER-22] [B-OFFER-23] a price is asked for in the usual edition and variant', () => {
    expect(O.toUndefined(readCard({ useCarPrice: true, carModel: 'ex30-bev' })!.price)).toEqual({
      modelSlug: 'ex30-electric',
      variant: 'FROM_PURCHASE_PRICE',
      clientName: 'merchandising',
    })
    expect(O.isNone(readCard({ carModel: 'ex30-bev' })!.price)).toBe(true)
  })

  test('a price of no car is none, and is found', () => {
    const { content, codes } = read({
      overlayTitle: 'a',
      offerCards: [{ title: 'b', useCarPrice: true }],
    })
    expect(O.isNone(content!.offerCards[0]!.price)).toBe(true)
    expect(codes).toEqual([['MISSING_TEXT', 'offerCards.0.carModel']])
  })

  test('[B-OFFER-26] a section without a title or a text is left out', () => {
    const accordionDetails = [
      { title: 'a', body: 'b' },
      { title: '', body: '' },
      { title: 'c', body: 'd' },
      { title: 'no body' },
    ]
    const details = O.toUndefined(readCard({ offerDetail: { accordionDetails } })!.details)
    expect(details?.sections.map(({ title }) => title)).toEqual(['a', 'c'])
  })

  test('[E-B-31] any value is read', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (any, other) => {
        offersCodec(any, root)
        const card = { title: 'a', cta: any, offerDetail: other, carModel: any, image: other }
        expect(
          read({ overlayTitle: 'a', offerCards: [card], insideSales: any }).content,
        ).toBeDefined()
      }),
    )
  })
})

describe('[D-B-25] what the button of a card does', () => {
  const offerDetail = { body: 'Everything.' }
  const link = { text: 'See it', href: '/a' }
  const label = (card: object) => {
    const read_ = readCard(card)
    const action = read_ && listOfferCards({ offerCards: [read_] }, words)[0]?.action
    if (action === undefined) return undefined
    return action.kind === 'link' ? `link ${action.call.href}` : `${action.kind} ${action.label}`
  }

  test.each([
    [{ offerDetail }, 'details Read more'],
    [{ offerDetail, cta: { text: 'See it' } }, 'details See it'],
    [{ offerDetail, campaigncode: 'SPRING', cta: link }, 'details See it'],
    [{ campaigncode: 'SPRING', cta: { text: 'Ask' } }, 'form Ask'],
    [{ campaigncode: 'SPRING', cta: link }, 'form See it'],
    [{ campaigncode: 'SPRING' }, undefined],
    [{ cta: link }, 'link /a'],
    [{ cta: { text: 'See it' } }, undefined],
    [{ cta: { href: '/a' } }, undefined],
    [{}, undefined],
  ])('[B-OFFER-06] %j: %s', (card, expected) => {
    expect(label(card)).toBe(expected)
  })

  test.each([
    [{ campaigncode: 'SPRING' }, { text: 'Ask' }, { kind: 'form', label: 'Ask' }],
    [{ campaigncode: 'SPRING' }, link, { kind: 'form', label: 'See it' }],
    [{}, link, { kind: 'link', call: { href: '/a' } }],
    [{}, { text: 'Ask' }, { kind: 'none' }],
    [{ campaigncode: 'SPRING' }, undefined, { kind: 'none' }],
  ])('[B-OFFER-04] card %j, button of the details %j: %j', (card, offerDetailCta, expected) => {
    const details = readCard({ ...card, offerDetail: { offerDetailCta } })!.details
    expect(O.toUndefined(details)?.action).toMatchObject(expected)
  })
})

describe('the form of an offer', () => {
  const pageUrl = 'https://x.example/uk/offers/#overlay-offers/form/1'
  const content = { campaignCode: ' GENERAL ', insideSales: O.none }
  const form = (card?: { readonly campaigncode: string; readonly additionalInfoToForm: string }) =>
    toOfferForm({ content, card: card && { price: O.none, ...card }, pageUrl })

  test('[B-OFFER-12] [B-OFFER-13] [B-OFFER-14] [B-OFFER-16] gets type, app, code, page, text and car, and nothing else', () => {
    expect(form({ campaigncode: 'SPRING', additionalInfoToForm: 'EX30 deal' })).toEqual({
      formType: 'ContactRequest',
      consumingApp: 'merchandising-initiative',
      campaigncode: 'SPRING',
      additionalInfo: 'https://x.example/uk/offers/ | EX30 deal',
      modelSlug: '',
      insideSales: O.none,
    })
  })

  test('[E-B-73] [B-OFFER-16] is about the car whose price the offer shows', () => {
    const card = readCard({ useCarPrice: true, carModel: 'ex30-bev' })!
    expect(toOfferForm({ content, card, pageUrl }).modelSlug).toBe('ex30-electric')
  })

  test('[B-OFFER-14] of an address that is too long to be sent the form is told the page alone', () => {
    const long = `https://x.example/uk/offers/?gclid=${'a'.repeat(5000)}#overlay-offers/form`
    expect(toOfferForm({ content, card: undefined, pageUrl: long }).additionalInfo).toMatch(
      /^https:\/\/x\.example\/uk\/offers\/ \| No offer/,
    )
  })

  test('[B-OFFER-25] hands over inside sales as its content names it', () => {
    const insideSales = O.some({
      retailerId: 'IS1',
      useInsideSalesTransform: true,
      nameTranslationKey: 'SalesName',
      addressTranslationKey: 'SalesAddress',
    })
    const given = toOfferForm({ content: { ...content, insideSales }, card: undefined, pageUrl })
    expect(given.insideSales).toEqual(insideSales)
  })

  test('[B-OFFER-13] [B-OFFER-15] a general request has the code of the overlay and the default text', () => {
    const general = 'No offer details provided - General request.'
    expect(form()).toMatchObject({
      campaigncode: 'GENERAL',
      additionalInfo: `https://x.example/uk/offers/ | ${general}`,
    })
    expect(form({ campaigncode: 'A', additionalInfoToForm: ' ' }).additionalInfo).toContain(general)
  })
})
