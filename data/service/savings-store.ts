// What the service answers about cost and savings, read and decoded once when it starts.
import { either as E } from 'fp-ts'
import type { CarPrice } from '@evkit/engine/car'
import { toPriceSlug } from '@evkit/engine/internal/car'
import type { ChargeTariffs } from '@evkit/engine/charging'
import { CostContentCodec, joinCostCars } from '@evkit/engine/cost'
import { joinSavings, SavingsContentCodec } from '@evkit/engine/savings'
import type { RouteContent } from '@evkit/engine/route'
import { decodeWith, type Issue } from '@evkit/engine/shared'
import { CONTENT_CLIENTS, resolveUnitSystem } from '@evkit/engine/site'
import type { ContentParts } from '../content/parts.js'
import {
  assembleCost,
  assembleSavings,
  assembleTariffs,
  type SavingsPage,
} from '../content/savings-assemble.js'
import type { SavingsContentFiles } from '../content/savings-parts.js'
import { readSavingsContent } from '../content/savings-read.js'
import { toFaults, type Fault, type Rows, type SourceRow } from '../sources/rows.js'
import {
  readSavingsSources,
  type CarPriceRow,
  type SavingsSources,
} from '../sources/savings-rows.js'
import { findVersionAmount } from '../sources/version-price.js'
import { makeCarConfigurations, type CarConfigurations } from './car-configuration.js'

/** What the service answers about cost and savings. */
export interface SavingsStore {
  /** Documents by site and client. */
  readonly documents: readonly (readonly [site: string, client: string, document: unknown])[]
  readonly configurations: CarConfigurations
  /** The price of a car on a site by its slug; of one version by its motor key, which may have none. */
  readonly findCarPrice: (site: string, slug: string, version?: string) => CarPrice | undefined
  /** The rows prices are made from. */
  readonly carPrices: readonly CarPriceRow[]
  /** What a kilowatt-hour costs at public chargers of a site. */
  readonly findTariffs: (site: string) => RouteContent['tariffs']
  /** What charging costs on a site, at home and in public. */
  readonly findChargeTariffs: (site: string) => ChargeTariffs | undefined
  readonly faults: readonly Fault[]
}

const listPages = (
  parts: ContentParts,
  files: SavingsContentFiles,
  sources: { readonly savings: SavingsSources; readonly credits: readonly SourceRow[] },
): readonly SavingsPage[] =>
  parts.sites.flatMap((site) => {
    const entry = files.sites.find((one) => one.site === site.site)
    const language = files.languages.get(site.language)
    return entry === undefined || language === undefined
      ? []
      : [{ site, entry, language, sources: sources.savings, credits: sources.credits }]
  })

// A site without its language is told of where the languages are read.
const missing = (parts: ContentParts, pages: readonly SavingsPage[]): readonly Fault[] =>
  parts.sites.flatMap((site) =>
    pages.some((page) => page.site === site) || !parts.languages.has(site.language)
      ? []
      : [
          {
            file: 'data/content/savings-sites.json',
            path: site.site,
            text: `there is no entry of this site, or no readable data/content/savings/${site.language}.json`,
          },
        ],
  )

const pageFaults = (page: SavingsPage): readonly Fault[] => {
  const file = (client: string): string => `data/content (${page.site.site}/${client})`
  const cost = decodeWith(CostContentCodec, assembleCost(page))
  const savings = decodeWith(SavingsContentCodec, assembleSavings(page))
  const issues = (answer: E.Either<readonly Issue[], unknown>, client: string): readonly Fault[] =>
    E.isLeft(answer) ? toFaults(file(client), answer.left) : []
  const system = resolveUnitSystem(page.site.locale, page.entry.system)
  return [
    ...issues(cost, CONTENT_CLIENTS.cost),
    ...issues(savings, CONTENT_CLIENTS.savings),
    ...(E.isRight(cost) ? issues(joinCostCars(cost.right.items), CONTENT_CLIENTS.cost) : []),
    ...(E.isRight(savings)
      ? issues(joinSavings(savings.right, system), CONTENT_CLIENTS.savings)
      : []),
  ]
}

const findPriceIn =
  ({ carPrices }: SavingsSources, { cars }: ContentParts): SavingsStore['findCarPrice'] =>
  (site, slug, version = '') => {
    const wanted = toPriceSlug(slug)
    const row = carPrices.rows.find((one) => one.market === site && one.slug === wanted)
    if (row === undefined) return undefined
    const { motors = [] } = cars.find(({ name }) => toPriceSlug(name) === wanted) ?? {}
    const amount = version === '' ? row.amount : findVersionAmount(row, motors, version)
    if (amount === undefined) return undefined
    return {
      slug: row.slug,
      amount,
      currency: row.currency,
      basis: row.basis === 'published' ? 'published' : 'example',
    }
  }

const findTariffsIn =
  ({ tariffs }: SavingsSources, credits: readonly SourceRow[]): SavingsStore['findTariffs'] =>
  (site) => {
    const row = tariffs.rows.find(({ market }) => market === site)
    if (row === undefined) return undefined
    const { currency, ac, dc, rapid, period: asOf } = row
    return {
      ...{ currency, ac, dc, rapid, asOf },
      basis: row.basis === 'published' ? 'published' : 'example',
      source: credits.find(({ id }) => id === row.source)?.title ?? row.source,
    }
  }

/** Reads and decodes everything about cost and savings below the data folder. */
export const openSavings = (
  folder: URL,
  parts: ContentParts,
  credits: readonly SourceRow[],
): SavingsStore => {
  const savings = readSavingsSources(folder)
  const { files, faults } = readSavingsContent(new URL('content/', folder))
  const pages = listPages(parts, files, { savings, credits })
  const findTariffs = findTariffsIn(savings, credits)
  return {
    documents: pages.flatMap((page) => [
      [page.site.site, CONTENT_CLIENTS.cost, assembleCost(page)] as const,
      [page.site.site, CONTENT_CLIENTS.savings, assembleSavings(page)] as const,
    ]),
    configurations: makeCarConfigurations(pages),
    findCarPrice: findPriceIn(savings, parts),
    carPrices: savings.carPrices.rows,
    findTariffs,
    findChargeTariffs: (site) => {
      const page = pages.find((one) => one.site.site === site)
      return page === undefined ? undefined : assembleTariffs(page, findTariffs(site))
    },
    faults: [
      ...faults,
      ...Object.values(savings).flatMap((rows: Rows<unknown>) => rows.faults),
      ...missing(parts, pages),
      ...pages.flatMap(pageFaults),
    ],
  }
}
