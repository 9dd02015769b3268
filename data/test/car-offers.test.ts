// The page of a car has the offers of this car and of no other.
import { expect, test } from 'vitest'
import { findCarOffers } from '../content/car-offers.js'

const offers = (cards: readonly object[], more: object = {}) => ({
  blocks: [{ type: 'hero' }, { type: 'offers', content: { ...more, offerCards: cards } }],
})
const [ex30, ex90, other] = [
  { title: 'City', carModel: 'ex30-bev' },
  { title: 'Family', carModel: 'ex90-bev' },
  { title: 'Weekend', carModel: 'ex30-bev' },
]
const sales = { retailerId: 'GB-IS-1' }

test('[E-B-82] of all pages for everybody, in their order, with who answers to them', () => {
  const documents = new Map<string, unknown>([
    ['cars', offers([other])],
    ['home', offers([ex30, ex90], { insideSales: sales })],
    ['fleet', offers([{ title: 'Five', carModel: 'ex30-bev' }])],
  ])
  expect(findCarOffers(documents, 'ex30-bev')).toEqual({
    offerCards: [ex30, other],
    insideSales: sales,
  })
  expect(findCarOffers(documents, 'ec40-bev')).toBe(undefined)
})

test('[E-B-82] pages without blocks, and offers without cards, have none', () => {
  for (const home of [undefined, null, 7, {}, { blocks: 'x' }, offers([]), offers([{}])])
    expect(findCarOffers(new Map([['home', home]]), 'ex30-bev')).toBe(undefined)
  const broken = { blocks: [{ type: 'offers', content: { offerCards: 'x' } }] }
  expect(findCarOffers(new Map([['home', broken]]), 'ex30-bev')).toBe(undefined)
})
