// Every way a form of a market can be met: its apps, on a page or embedded, with and without a model, and its flags.
import { option as O } from 'fp-ts'
import { none } from '@evkit/engine/shared'
import {
  APPS,
  FLAGS,
  startLeadForm,
  takeConfiguration,
  type AppId,
  type FullConfiguration,
  type LeadFormState,
  type Purpose,
} from '@evkit/engine/forms'
import { APP_IDS, type Flag } from '@evkit/engine/internal/forms'

/** One way a form can be met. */
export interface Variant {
  readonly app: AppId
  readonly isEmbedded: boolean
  readonly hasModel: boolean
  /** Dynamic flags that are other than configured. */
  readonly switched: readonly Flag[]
  /** In words; empty for the form as it is configured. */
  readonly text: string
}

const MOST_COMBINED = 5 // dynamic flags that are tried in every combination; with more, each alone

const listApps = (purpose: Purpose): readonly AppId[] =>
  APP_IDS.filter((app) => {
    const own = APPS[app].purpose
    if (O.isSome(own)) return own.value === purpose
    return purpose === 'OFFER_REQUEST' || purpose === 'CBV_CALLBACK'
  })

// Dynamic features are those that can be switched at any time: both ways have to work.
const listSwitches = ({ marketConfiguration }: FullConfiguration): readonly (readonly Flag[])[] => {
  const named = marketConfiguration.dynamicFeatures.map(([name]) => name)
  const flags = FLAGS.filter((flag) => named.includes(flag))
  if (flags.length > MOST_COMBINED) return [[], ...flags.map((flag) => [flag])]
  return flags.reduce<readonly (readonly Flag[])[]>(
    (combined, flag) => [...combined, ...combined.map((others) => [...others, flag])],
    [[]],
  )
}

const wordVariant = (variant: Omit<Variant, 'text'>, first: AppId | undefined): string =>
  [
    ...(variant.app === first ? [] : [`in the ${variant.app} app`]),
    ...(variant.isEmbedded ? ['embedded'] : []),
    ...(variant.hasModel ? ['with a model in the address'] : []),
    ...variant.switched.map((flag) => `with ${flag} switched`),
  ].join(', ')

/** Lists the ways a form of a market can be met, as it is configured first. */
export const listVariants = (
  configuration: FullConfiguration,
  purpose: Purpose,
): readonly Variant[] => {
  const apps = listApps(purpose)
  return listSwitches(configuration).flatMap((switched) =>
    apps.flatMap((app) =>
      [false, true].flatMap((isEmbedded) =>
        (app === 'quote' ? [false, true] : [false]).map((hasModel) => {
          const variant = { app, isEmbedded, hasModel, switched }
          return { ...variant, text: wordVariant(variant, apps[0]) }
        }),
      ),
    ),
  )
}

const switchFlags = (
  configuration: FullConfiguration,
  switched: readonly Flag[],
): FullConfiguration => {
  const market = configuration.marketConfiguration
  const dynamicFeatures = market.dynamicFeatures.map(
    ([name, value]) =>
      [name, switched.some((flag) => flag === name) ? value !== true : value] as const,
  )
  return { ...configuration, marketConfiguration: { ...market, dynamicFeatures } }
}

const SURROUNDINGS = {
  languageId: '',
  version: '',
  isProduction: true,
  origin: 'https://site.invalid',
  host: { campaignCode: none, b2bCampaignCode: none, additionalInfo: none, origin: none },
  originalUrl: '',
  referralUrl: '',
  analytics: {},
  dialCodes: [],
}

/** Opens a form in one of its ways, with nothing filled in. */
export const openVariant = (
  configuration: FullConfiguration,
  variant: Variant,
  { market, purpose }: { readonly market: string; readonly purpose: Purpose },
): LeadFormState => {
  const { app, isEmbedded, hasModel } = variant
  const request = {
    app,
    market,
    purpose,
    query: hasModel ? { pno: '1' } : {},
    isEmbedded,
    isInOverlay: false,
    hidesRetailerPicker: false,
    hidesRequired: false,
    isModelChosen: hasModel,
  }
  const started = startLeadForm({
    request,
    surroundings: SURROUNDINGS,
    configuration: none,
    isOnline: true,
    draft: none,
    pending: [],
  })
  return takeConfiguration(started, switchFlags(configuration, variant.switched))
}
