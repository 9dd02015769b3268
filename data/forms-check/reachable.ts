// Forms with everything their market says, opened in every way visitors can meet them.
import { either as E, option as O } from 'fp-ts'
import {
  FlexFormCodec,
  toLeadFormView,
  type FlexForm,
  type FormPlan,
  type FullConfiguration,
  type LeadFormState,
  type LeadFormView,
  type MarketConfiguration,
  type Purpose,
} from '@evkit/engine/forms'
import { decodeWith } from '@evkit/engine/shared'
import type { Documents, FormUnit, MarketUnit, TextsUnit } from './documents.js'
import { listVariants, openVariant, type Variant } from './variants.js'

/** A form with everything its market says. */
export interface Reachable {
  readonly unit: FormUnit
  readonly purpose: Purpose
  readonly market: MarketUnit
  readonly configuration: FullConfiguration
  /** Where texts of the market are written; undefined when they are not known. */
  readonly texts: TextsUnit | undefined
  readonly dictionary: ReadonlyMap<string, string>
}

/** A form as it is met in one of its ways. */
export interface Met {
  readonly variant: Variant
  readonly state: LeadFormState
  readonly plan: FormPlan
}

const NO_TEXTS: ReadonlyMap<string, string> = new Map()

/** Joins the texts of the language of a market with its own. */
export const joinTexts = (
  market: MarketUnit,
  { translations }: MarketConfiguration,
  documents: Documents,
): Pick<Reachable, 'texts' | 'dictionary'> => {
  const texts = documents.texts.find(({ name }) => name === market.language)
  return { texts, dictionary: new Map([...(texts?.texts ?? NO_TEXTS), ...translations]) }
}

const decodeForm = ({ document }: FormUnit): FlexForm | undefined => {
  const decoded = decodeWith(FlexFormCodec, document)
  return E.isRight(decoded) ? decoded.right : undefined
}

/** Lists the forms of a market that can be loaded. */
export const listReachable = (
  market: MarketUnit,
  marketConfiguration: MarketConfiguration,
  documents: Documents,
): readonly Reachable[] => {
  const joined = joinTexts(market, marketConfiguration, documents)
  const forms = documents.forms.filter((form) => form.market === market.market)
  return forms.flatMap((unit): readonly Reachable[] => {
    const form = decodeForm(unit)
    const { purpose } = unit
    if (form === undefined || purpose === undefined) return []
    const configuration: FullConfiguration = {
      translations: joined.dictionary,
      marketConfiguration,
      flexFormConfigurations: new Map<Purpose, FlexForm>([[purpose, form]]),
      vehicleConfigurations: new Map(),
    }
    return [{ unit, purpose, market, configuration, ...joined }]
  })
}

/** Opens a form in every way it can be met, as it is configured first. */
export const listMet = ({
  unit,
  purpose,
  configuration,
}: Pick<Reachable, 'unit' | 'purpose' | 'configuration'>): readonly Met[] =>
  listVariants(configuration, purpose).flatMap((variant): readonly Met[] => {
    const state = openVariant(configuration, variant, { market: unit.market, purpose })
    return O.isSome(state.plan) ? [{ variant, state, plan: state.plan.value }] : []
  })

/** Draws a form with its keys in place of texts, and lists the keys that were asked for. */
export const drawKeys = (
  { state }: Pick<Met, 'state'>,
  dictionary: Reachable['dictionary'],
): { readonly view: LeadFormView; readonly keys: ReadonlySet<string> } => {
  const keys = new Set<string>()
  const view = toLeadFormView({
    state,
    phase: { form: 'editing' },
    words: {
      translate: (key) => {
        keys.add(key)
        return key
      },
      dictionary,
      nameCountry: String,
      compare: () => 0,
    },
  })
  return { view, keys }
}
