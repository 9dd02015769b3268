// What the graph answers about taxes: client configuration, tokens, token configuration; made from the tax rows.
import { COMPARISON_MODEL, findPetrolCar, type SavingsPage } from '../content/savings-assemble.js'
import type { TaxSourceRow } from '../sources/savings-rows.js'

type Variables = Readonly<Record<string, unknown>>

/** Answers of the three queries about taxes; `null` where there is none. */
export interface CarConfigurations {
  readonly clientConfiguration: (variables: Variables) => unknown
  readonly tokenGenerator: (variables: Variables) => unknown
  readonly tokenConfiguration: (variables: Variables) => unknown
}

const fold = (text: unknown): string =>
  typeof text === 'string' ? text.toLowerCase().replaceAll('_', '-') : ''

const toItem = (row: TaxSourceRow, { language }: SavingsPage) => ({
  taxId: row.taxId,
  name: language.taxes[row.taxId] ?? row.taxId,
  frequency: row.frequency,
  tags: row.tags,
  price: { amount: row.amount },
})

const toModel = (page: SavingsPage, model: string) => {
  const isElectric = page.sources.consumption.rows.some((row) => row.model === model)
  const kinds: readonly string[] = isElectric ? ['electric'] : ['petrol', model]
  const rows = page.sources.taxes.rows.filter(
    (row) => row.market === page.entry.site && kinds.includes(row.car),
  )
  const itemsOf = (group: TaxSourceRow['group']) =>
    rows
      .filter((row) => row.group === group)
      .filter(({ taxId }) => group === 'informational' || page.entry.taxPolicies.includes(taxId))
      .map((row) => toItem(row, page))
  return {
    model,
    ownership: itemsOf('ownership'),
    informational: itemsOf('informational'),
  }
}

const listModels = (page: SavingsPage): readonly string[] => [
  ...page.sources.consumption.rows.flatMap(({ model, type }) => [
    model,
    findPetrolCar(page, type)?.id ?? COMPARISON_MODEL,
  ]),
  COMPARISON_MODEL,
]

const tokenOf = ({ site }: SavingsPage, model: string): string => `${site.site}.${model}`

/** Makes the answers of the three queries from the pages of all sites. */
export const makeCarConfigurations = (pages: readonly SavingsPage[]): CarConfigurations => {
  const findPage = (locale: unknown): SavingsPage | undefined =>
    pages.find(({ site }) => fold(site.locale) === fold(locale))
  const byToken = new Map(
    pages.flatMap((page) =>
      listModels(page).map((model) => [tokenOf(page, model), { page, model }] as const),
    ),
  )
  return {
    clientConfiguration: ({ locale }) => {
      const page = findPage(locale)
      return page === undefined
        ? null
        : {
            locale: page.site.locale,
            salesModelSettings: [
              { salesModel: page.entry.salesModel, taxPolicies: page.entry.taxPolicies },
            ],
          }
    },
    tokenGenerator: ({ locale, salesModel, model }) => {
      const page = findPage(locale)
      if (page === undefined || typeof model !== 'string') return null
      const isKnown = page.entry.salesModel === salesModel && listModels(page).includes(model)
      return isKnown ? { token: tokenOf(page, model) } : null
    },
    tokenConfiguration: ({ token }) => {
      const found = typeof token === 'string' ? byToken.get(token) : undefined
      return found === undefined ? null : { models: [toModel(found.page, found.model)] }
    },
  }
}
