// Suggests addresses for a typed text: example streets with the number that is typed, and towns.
import type { AddressSuggestion } from '@evkit/engine/forms'
import { labelCity, labelStreet } from '@evkit/engine/internal/forms'
import type { FormsMarket } from '../../content/forms-assemble.js'
import type { AddressRow } from '../../content/forms-parts.js'
import { foldName, type PlaceIndex } from '../../places/index.js'
import { sendPrivate } from './answers.js'
import type { Calls } from './calls.js'
import { predict } from './gazetteer.js'
import type { FormsStore } from './forms-store.js'

const MOST = 10
/** [characters] What is behind is not looked at. */
const LONGEST = 250

interface Typed {
  readonly words: readonly string[]
  /** Number of the house, with its letter. */
  readonly house: string
}

const HOUSE = /^\d{1,5}[a-z]?$/

const readTyped = (text: string): Typed => {
  const words = foldName(text.slice(0, LONGEST))
    .split(' ')
    .filter((word) => word !== '')
  const house = words.find((word) => HOUSE.test(word)) ?? ''
  return { house, words: words.filter((word) => word !== house) }
}

const isMeant = (row: AddressRow, { words }: Typed): boolean => {
  const known = foldName(`${row.street} ${row.city} ${row.postalCode}`).split(' ')
  return words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)))
}

const writeRow = (row: AddressRow, house: string, country: string): string =>
  `${labelStreet(row.street, house, country)}, ${labelCity(row, country)}`

/** Suggests addresses of a market; with the filter those off the mainland are left out. */
const suggestAddresses = (
  { addresses }: Pick<FormsStore, 'addresses'>,
  places: PlaceIndex,
  asked: { readonly market: FormsMarket; readonly text: string; readonly isMainland: boolean },
): readonly AddressSuggestion[] => {
  const { market, text, isMainland } = asked
  const typed = readTyped(text)
  const { market: slug, country } = market.entry
  const streets = addresses.flatMap((row, at) =>
    row.market === slug && isMeant(row, typed) && !(isMainland && row.mainland === 'no')
      ? [
          {
            address: writeRow(row, typed.house, country),
            outOfBounds: row.outOfBounds === 'yes',
            id: [slug, at, typed.house].filter((part) => part !== '').join('-'),
          },
        ]
      : [],
  )
  const towns = predict(market, places, text.slice(0, LONGEST)).map(({ id, text: address }) => ({
    address,
    outOfBounds: false,
    id,
  }))
  return [...streets, ...towns].slice(0, MOST)
}

/** Adds the search for addresses and the predictions of places. */
export const addAddresses = (calls: Calls, store: FormsStore, places: PlaceIndex): void => {
  calls.answerMarket('searchAddress', 'lookups', ({ context, market, query }) =>
    sendPrivate(
      context,
      suggestAddresses(store, places, {
        market,
        text: query('address'),
        isMainland: query('mainlandFilter') === 'true',
      }),
    ),
  )
  calls.answerMarket('predictions', 'lookups', ({ context, market, query }) => {
    const types = query('types')
      .split(',')
      .filter((type) => type !== '')
    const found = predict(market, places, query('text').slice(0, LONGEST))
    return sendPrivate(
      context,
      found.filter(({ type }) => types.length === 0 || types.includes(type)),
    )
  })
}
