/**
 * Names of the feature flags, case-sensitive.
 *
 * @source F-FLAG-24, F-FLAG-26, D-F-55
 * @category constants
 */
export const FLAGS = [
  'useSingleColumn',
  'requiredToOptional',
  'useNewCopyAndStyling',
  'disableRecaptcha',
  'useNewQuoteFlow',
  'useDynamicCTA',
  'showB2bSection',
  'oneMarketingConsentPreChecked',
  'notesWithHeader',
  'allowManualPhoneValidation',
  'useLoqate',
  'useUserInputAsAddress',
  'AddressAsPlainTextField',
  'ConversationalForm',
  'HideRetailerMap',
  'phoneWithCountry',
  'useDynamicTitle',
  'retailerPickerOnTop',
  'leadFormJourneyUpdates',
  'useNewFormJourney',
  'showSubHeadingOnEF',
  'cityBeforeZipCode',
] as const

/** A feature flag. */
export type Flag = (typeof FLAGS)[number]

/** Flags of a configuration as they stand there: a name, and whatever is said of it. */
export type FlagEntries = readonly (readonly [name: string, value: unknown])[]

/** Flags that are on, and what was wrong with the configuration of flags. */
export interface ResolvedFlags {
  /** Sorted. */
  readonly on: readonly Flag[]
  readonly warnings: readonly string[]
}

const JOURNEYS: readonly Flag[] = ['leadFormJourneyUpdates', 'useNewFormJourney']
const BUNDLE: readonly Flag[] = [
  'useNewQuoteFlow',
  'useNewCopyAndStyling',
  'useSingleColumn',
  'useDynamicCTA',
  'useDynamicTitle',
  'requiredToOptional',
  'notesWithHeader',
  'showSubHeadingOnEF',
]

const isFlag = (name: string): name is Flag => FLAGS.some((flag) => flag === name)

const warnOf = ([name, value]: readonly [string, unknown]): readonly string[] => {
  if (!isFlag(name)) return [`Feature flag "${name}" is not known and was ignored`]
  return typeof value === 'boolean' ? [] : [`Feature flag "${name}" is not true or false`]
}

const toKnown = (entries: FlagEntries): ReadonlyMap<string, boolean> =>
  new Map(
    entries.flatMap(([name, value]) =>
      isFlag(name) && typeof value === 'boolean' ? [[name, value] as const] : [],
    ),
  )

/**
 * Resolves the enabled feature flags.
 *
 * | source                              | precedence                   |
 * | ----------------------------------- | ---------------------------- |
 * | the dynamic features                | first                        |
 * | the features                        | where the dynamic are silent |
 * | the bundle of the two journey flags | where both are silent        |
 * | none                                | off                          |
 *
 * @param features - Flags of the market.
 * @param dynamic - Flags that can be toggled at runtime.
 * @returns Enabled flags, sorted, and a warning for each entry without effect.
 * @law A flag that is said to be off is off, whatever the bundle says.
 * @source F-FLAG-19, F-FLAG-20, F-FLAG-24, F-FLAG-25, F-FLAG-26, D-F-09
 *
 * @example The dynamic ones win
 * ```ts
 * import { resolveFlags } from '@evkit/engine/forms'
 *
 * resolveFlags([['useLoqate', true]], [['useLoqate', false]]).on // => []
 * ```
 * @category resolution
 */
export const resolveFlags = (features: FlagEntries, dynamic: FlagEntries): ResolvedFlags => {
  const said = new Map([...toKnown(features), ...toKnown(dynamic)])
  const isJourney = JOURNEYS.some((flag) => said.get(flag) === true)
  return {
    on: FLAGS.filter((flag) => said.get(flag) ?? (isJourney && BUNDLE.includes(flag))).toSorted(),
    warnings: [...features, ...dynamic].flatMap(warnOf),
  }
}
