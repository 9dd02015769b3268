// The offers on the page of a car: those of the pages of a site that are about this car.
import { UnknownRecord } from 'io-ts'

type Json = Readonly<Record<string, unknown>>

/** The pages whose offers are for everybody. */
const OFFERING_PAGES = ['home', 'cars'] as const

const isOffers = (block: unknown): block is Json & { readonly content: Json } =>
  UnknownRecord.is(block) && block['type'] === 'offers' && UnknownRecord.is(block['content'])

const listOffers = (page: unknown): readonly Json[] =>
  UnknownRecord.is(page) && Array.isArray(page['blocks'])
    ? (page['blocks'] as readonly unknown[]).filter(isOffers).map(({ content }) => content)
    : []

/** The offers of a car, and who answers to them; nothing where there is none. */
export const findCarOffers = (
  documents: ReadonlyMap<string, unknown>,
  modelKey: string,
): Json | undefined => {
  const found = OFFERING_PAGES.flatMap((name) => listOffers(documents.get(name))).flatMap(
    ({ offerCards, insideSales }) =>
      Array.isArray(offerCards)
        ? offerCards
            .filter((card: unknown) => UnknownRecord.is(card) && card['carModel'] === modelKey)
            .map((card: unknown) => ({ card, insideSales }))
        : [],
  )
  const insideSales = found.find((one) => one.insideSales !== undefined)?.insideSales
  return found.length === 0
    ? undefined
    : {
        offerCards: found.map(({ card }) => card),
        ...(insideSales === undefined ? {} : { insideSales }),
      }
}
