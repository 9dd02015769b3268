import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import { none, some, toUndefined, type Option } from '../../../shared/index.js'
import {
  type Flag,
  type MarketConfiguration,
  type Retailer,
  type SectionText,
  textsOf,
} from '../../lead/index.js'
import { hasMoreRetailers, listShownRetailers } from './retailer-pages.js'
import { toRetailerCard, type CardSource, type RetailerWords } from './retailer-card.view.js'
import { toRetailerList, type RetailerListPlace } from './retailer-list.view.js'
import type {
  PickerNotice,
  PlaceFieldView,
  RetailerPickerView,
  RetailerSelectView,
} from './retailer-picker-view.types.js'
import type { RetailerSearch } from './retailer-search.js'
import { resolveSimpleMode, type SimplePicker } from './simple-picker.js'

/** Input of a retailer picker's view model, apart from its state. */
export interface PickerSource {
  readonly words: RetailerWords
  readonly flags: readonly Flag[]
  /** Country code for formatting addresses; absent for no country's format. */
  readonly country?: string
  /** Translation keys the section overrides. */
  readonly customTranslation: ReadonlyMap<string, string>
  /** Validation error of the section, such as a missing retailer; empty when valid. */
  readonly error: string
  /** Initial camera of the market's map; none where the list has no map. */
  readonly map: MarketConfiguration['map']
}

/** States of the machine of a search near a place. */
export type RetailerSearchPhase =
  | 'deciding'
  | 'selected'
  | {
      readonly picking: {
        readonly search: 'idle' | 'waiting' | 'asking' | 'open'
        readonly results:
          'deciding' | 'none' | 'locating' | 'loading' | 'judging' | 'listing' | 'empty' | 'failed'
      }
    }

/** States of the machine of a choice among all retailers. */
export type SimplePickerPhase =
  | 'deciding'
  | 'loading'
  | 'judging'
  | 'empty'
  | 'failed'
  | 'auto'
  | 'selected'
  | { readonly offering: 'list' | 'dropdown' }

interface Texts {
  readonly text: SectionText
  readonly cards: CardSource
}

const textsFor = (
  { words, flags, country = '', customTranslation }: PickerSource,
  chosen: Option<Retailer>,
): Texts => {
  const text = textsOf(words, flags, customTranslation)
  return {
    text,
    cards: { words, text, flags, country, chosenId: toUndefined(chosen)?.dealerId ?? '' },
  }
}

const blank = (text: SectionText): RetailerPickerView => ({
  field: none,
  notice: none,
  busy: '',
  empty: '',
  list: { label: text('RetailerSelectorHeading'), error: '', cards: [] },
  select: none,
  chosen: none,
  chosenLabel: text('ChosenRetailer'),
  change: none,
  more: none,
  map: none,
  live: '',
})

const changeOf = (chosen: Option<Retailer>, text: SectionText): RetailerPickerView['change'] =>
  pipe(
    chosen,
    O.map((chosen) => ({
      text: text('Change'),
      name: text('ChangeRetailer', { name: chosen.name }),
    })),
  )

const failedNotice = (text: SectionText): Option<PickerNotice> =>
  some({
    look: 'critical',
    text: text('FetchRetailersErrorMessage'),
    retry: text('TryAgain'),
  })

const toField = (
  search: RetailerSearch,
  step: { readonly search: string; readonly results: string },
  { text, error }: { readonly text: SectionText; readonly error: string },
): PlaceFieldView => {
  const isOpen = step.search === 'open'
  const { options, active, isUnknown, hasFailed } = search
  return {
    label: text('FindRetailer'),
    hint: text(isUnknown ? 'NoPlacesFound' : 'RetailerSearchHint'),
    error: hasFailed ? text('SomethingWentWrong') : error,
    value: search.text,
    isOpen,
    isBusy: step.search === 'asking',
    options: options.map(({ id, text: name }) => ({ id, text: name })),
    active: isOpen ? active : none,
    live: isOpen
      ? text('AddressCount', { count: options.length })
      : isUnknown
        ? text('NoPlacesFound')
        : '',
    here: { text: text('UseMyLocation'), isBusy: step.results === 'locating' },
  }
}

// Where the map beside the list looks, and where the visitor is if the browser has said so.
const placeOf = ({ map }: PickerSource, { place }: RetailerSearch): RetailerListPlace => ({
  map,
  here: O.isSome(place) && place.value.by === 'coordinates' ? some(place.value.position) : none,
})

const toSelectedSearch = (search: RetailerSearch, source: PickerSource): RetailerPickerView => {
  const { text, cards } = textsFor(source, search.chosen)
  const chosen = toUndefined(search.chosen)
  const shown = listShownRetailers(search.pages)
  const isListed = shown.some(({ dealerId }) => dealerId === chosen?.dealerId)
  // Beside a map the list stays, the chosen one marked: on the map another one can be pressed.
  const staysListed = O.isSome(source.map) && isListed
  const retailers = staysListed ? shown : chosen === undefined ? [] : [chosen]
  const listed = toRetailerList(retailers, cards, placeOf(source, search))
  const start = blank(text)
  return {
    ...start,
    list: { ...start.list, cards: staysListed ? listed.cards : [] },
    // Alone it needs no number.
    chosen: staysListed
      ? none
      : pipe(
          O.fromNullable(listed.cards[0]),
          O.map((card) => ({ ...card, mark: '' })),
        ),
    change: changeOf(search.chosen, text),
    map: listed.map,
  }
}

const noticeOf = (
  { lacksPosition }: RetailerSearch,
  results: string,
  text: SectionText,
): RetailerPickerView['notice'] => {
  if (results === 'failed') return failedNotice(text)
  return lacksPosition
    ? some({ look: 'caution', text: text('PleaseEnableGeoLocation'), retry: '' })
    : none
}

const liveOf = (count: number, results: string, text: SectionText): string => {
  if (results === 'loading') return text('Loading')
  if (results === 'empty') return text('NoRetailersFound')
  return results === 'listing' ? text('RetailerCount', { count }) : ''
}

/**
 * Builds the view model of the retailer search near a place.
 *
 * @param search - State of the search.
 * @param phase - State value of its machine.
 * @param source - Translations, flags, error of the section, and the map's camera.
 * @returns Field, notices, list, chosen retailer and map, translated.
 * @law The map shows no retailer that the list does not show.
 * @source F-RET-10, F-RET-12, F-RET-13, F-RET-14, F-RET-16, F-RET-17, F-RET-19, F-RET-22, F-RET-23, F-RET-28, E-F-36, E-F-38
 *
 * @example Nothing is typed
 * ```ts
 * import { startRetailerSearch, toRetailerSearchView } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 * import { numberFormat } from '@evkit/engine/site'
 * import { option } from 'fp-ts'
 *
 * const words = { translate: String, dictionary: new Map(), nameCountry: String, compare: () => 0, numbers: numberFormat('en'), distance: 'mi' } as const
 * const source = { words, flags: [], customTranslation: new Map(), error: '', map: none }
 * const search = startRetailerSearch({ chosen: none, isPositionSupported: true })
 * const view = toRetailerSearchView(search, { picking: { search: 'idle', results: 'none' } }, source)
 * option.map(({ label }) => label)(view.field) // => option.some('FindRetailer')
 * ```
 * @category view
 */
export const toRetailerSearchView = (
  search: RetailerSearch,
  phase: RetailerSearchPhase,
  source: PickerSource,
): RetailerPickerView => {
  if (typeof phase === 'string') return toSelectedSearch(search, source)
  const { picking: step } = phase
  const { text, cards } = textsFor(source, none)
  const listed = toRetailerList(listShownRetailers(search.pages), cards, placeOf(source, search))
  const isLoading = step.results === 'loading'
  const start = blank(text)
  return {
    ...start,
    field: some(toField(search, step, { text, error: source.error })),
    notice: noticeOf(search, step.results, text),
    busy: isLoading && listed.cards.length === 0 ? text('Loading') : '',
    empty: step.results === 'empty' ? text('NoRetailersFound') : '',
    list: { ...start.list, cards: listed.cards },
    more:
      hasMoreRetailers(search.pages) && step.results !== 'failed'
        ? some({ text: text('LoadMore'), isBusy: isLoading })
        : none,
    map: listed.map,
    live: liveOf(listed.cards.length, step.results, text),
  }
}

const toSelect = (
  { retailers, chosen }: SimplePicker,
  { words, error }: PickerSource,
  text: SectionText,
): RetailerSelectView => {
  const chosenId = toUndefined(chosen)?.dealerId ?? ''
  const choices = retailers.map(({ dealerId: value, name }) => ({
    value,
    label: name,
    isChosen: value === chosenId,
  }))
  return {
    label: text('RetailerSelectorHeading'),
    error,
    choices: [
      { value: '', label: text('ChooseOption'), isChosen: chosenId === '' },
      ...choices.sort((a, b) => words.compare(a.label, b.label)),
    ],
  }
}

const phaseOf = (phase: SimplePickerPhase): string =>
  typeof phase === 'string' ? phase : phase.offering

const simpleLive = (count: number, step: string, text: SectionText): string =>
  liveOf(count, step === 'list' || step === 'dropdown' ? 'listing' : step, text)

/**
 * Builds the view model of the picker of all retailers of a market.
 *
 * @param picker - State of the picker.
 * @param phase - State value of its machine.
 * @param source - Translations, flags and error of the section.
 * @returns Spinner, list or dropdown, and the chosen retailer, translated.
 * @law What was chosen by itself cannot be changed.
 * @source F-RET-16, F-RET-17, F-RET-20, F-RET-21, F-RET-22, F-RET-28
 *
 * @example The only one there is
 * ```ts
 * import { toSimplePickerView } from '@evkit/engine/forms'
 * import { none, some } from '@evkit/engine/shared'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyRetailer } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const words = { translate: String, dictionary: new Map(), nameCountry: String, compare: () => 0, numbers: numberFormat('en'), distance: 'mi' } as const
 * const source = { words, flags: [], customTranslation: new Map(), error: '', map: none }
 * toSimplePickerView({ chosen: some(tinyRetailer), retailers: [tinyRetailer], request: 1 }, 'auto', source).change // => option.none
 * ```
 * @category view
 */
export const toSimplePickerView = (
  picker: SimplePicker,
  phase: SimplePickerPhase,
  source: PickerSource,
): RetailerPickerView => {
  const { chosen, retailers } = picker
  const { text, cards } = textsFor(source, chosen)
  const step = phaseOf(phase)
  const isChosen = step === 'auto' || step === 'selected'
  const isDropdown = resolveSimpleMode(retailers.length) === 'dropdown'
  const card = toUndefined(chosen)
  const start = blank(text)
  return {
    ...start,
    notice: step === 'failed' ? failedNotice(text) : none,
    busy: step === 'loading' ? text('Loading') : '',
    empty: step === 'empty' ? text('NoRetailersFound') : '',
    list: {
      ...start.list,
      error: source.error,
      cards:
        step === 'list' ? retailers.map((retailer) => toRetailerCard(retailer, cards, '')) : [],
    },
    // A dropdown changes with every key: it stays, so that the next key still finds it.
    select: isDropdown ? some(toSelect(picker, source, text)) : none,
    chosen: isChosen && card !== undefined ? some(toRetailerCard(card, cards, '')) : none,
    change: step === 'selected' ? changeOf(chosen, text) : none,
    live: simpleLive(retailers.length, step, text),
  }
}
