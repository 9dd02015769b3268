import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { none, some, toUndefined, type Option } from '../../shared/index.js'
import {
  APPS,
  type FormRequest,
  type FormWords,
  type FullConfiguration,
  redirectSiteOf,
  type Vehicle,
} from '../lead/index.js'
import { resolveThankYou } from './thank-you.js'

/** One fact of a lead: its number, or when it was sent. */
export interface SentFact {
  readonly kind: 'reference' | 'time'
  readonly label: string
  readonly value: string
}

/** View model of the thank-you page. */
export interface ThanksView {
  readonly heading: string
  /** Empty when there is none. */
  readonly subHeading: string
  readonly facts: readonly SentFact[]
  /** Explains the reference number; empty without one. */
  readonly note: string
  /** Links to go on, the primary one first; empty where the host page has its own. */
  readonly links: readonly ThanksLink[]
}

/** A way on from the thanks. */
export interface ThanksLink {
  readonly label: string
  /** Full address, or a path of the own site. */
  readonly href: string
}

/** A lead that was sent, as it is worded. */
export interface SentWords {
  /** The number it was given; none where the service gives none. */
  readonly reference: Option<string>
  /** Day and time, in the language of the page. */
  readonly when: string
}

/** Input of {@link toThanksView}. */
export interface ThanksInput {
  readonly request: FormRequest
  /** Form configuration of the market: next links, and the allow-list of hosts for links in the query. */
  readonly configuration: Option<FullConfiguration>
  /** The vehicle the lead is about. */
  readonly vehicle: Option<Vehicle>
  /** The submitted lead. */
  readonly sent: Option<SentWords>
  /** Scheme and host of the page. */
  readonly origin: string
  readonly words: FormWords
}

const listFacts = (
  { reference, when }: SentWords,
  { translate }: FormWords,
): readonly SentFact[] => [
  ...(O.isSome(reference)
    ? ([
        { kind: 'reference', label: translate('ThankYouReference'), value: reference.value },
      ] as const)
    : []),
  { kind: 'time', label: translate('ThankYouTime'), value: when },
]

// A form in somebody else's page leads nobody away from it.
const linkHome = (
  { market, isEmbedded }: Pick<FormRequest, 'market' | 'isEmbedded'>,
  { translate }: FormWords,
): readonly ThanksLink[] =>
  isEmbedded ? [] : [{ label: translate('ThankYouHome'), href: `/${market}/` }]

/**
 * Builds the view model of the thank-you page of a submitted lead.
 *
 * @param input - The form, the lead, the market's configuration, and translations.
 * @returns Heading, next steps, reference number, time, and links; never a text of the visitor.
 * @source F-THX-02, F-THX-03, E-F-70, D-F-45, D-F-36
 *
 * @example A link of the query, where nothing is known of the market
 * ```ts
 * import { toThanksView } from '@evkit/engine/forms'
 * import { none, some } from '@evkit/engine/shared'
 * import { tinyFormRequest } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key, dictionary: new Map(), nameCountry: String, compare: () => 0 }
 * const request = { ...tinyFormRequest, query: { ctaurl: '/uk/' } }
 * const sent = some({ reference: some('7YJC-3MMY'), when: '22 November 2026 at 19:17' })
 * const thanks = toThanksView({ request, configuration: none, vehicle: none, sent, origin: 'https://x.example', words })
 * thanks.links.map(({ href }) => href) // => ['https://x.example/uk/', '/uk/']
 * thanks.facts.map(({ value }) => value) // => ['7YJC-3MMY', '22 November 2026 at 19:17']
 * ```
 * @category view
 */
export const toThanksView = (input: ThanksInput): ThanksView => {
  const { request, configuration, vehicle, sent, origin, words } = input
  const { ctaurl } = request.query
  const form = toUndefined(configuration)?.flexFormConfigurations.get(request.purpose)
  const page = resolveThankYou({
    purpose: some(request.purpose),
    asked: O.fromNullable(ctaurl),
    vehicle,
    formLink: form?.ctaLink ?? none,
    site: redirectSiteOf(configuration, origin),
  })
  if (E.isLeft(page)) return { heading: '', subHeading: '', facts: [], note: '', links: [] }
  const { headingKey, subHeadingKey, linkKey, link } = page.right
  const hasNumber = O.isSome(sent) && O.isSome(sent.value.reference)
  return {
    heading: words.translate(headingKey),
    subHeading: words.translate(subHeadingKey),
    facts: O.isSome(sent) ? listFacts(sent.value, words) : [],
    note: hasNumber ? words.translate('ThankYouReferenceNote') : '',
    links: [
      ...(O.isSome(link) ? [{ label: words.translate(linkKey), href: link.value }] : []),
      ...linkHome(request, words),
    ],
  }
}

/**
 * Builds the view model of the thank-you page without a submitted lead: no thanks, but links to the form.
 *
 * @param request - The form that was requested.
 * @param words - Translations of the form.
 * @returns Heading, explanation, and the link to the form before the link to the home page.
 * @source F-THX-06
 *
 * @example Opened by hand
 * ```ts
 * import { toNothingSentView } from '@evkit/engine/forms'
 * import { tinyFormRequest } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key, dictionary: new Map(), nameCountry: String, compare: () => 0 }
 * toNothingSentView(tinyFormRequest, words).links.map(({ href }) => href) // => ['/uk/contact-request/form', '/uk/']
 * ```
 * @category view
 */
export const toNothingSentView = (
  request: Pick<FormRequest, 'app' | 'market' | 'isEmbedded'>,
  words: FormWords,
): ThanksView => ({
  heading: words.translate('NothingSentHeading'),
  subHeading: words.translate('NothingSentText'),
  facts: [],
  note: '',
  links: [
    {
      label: words.translate('NothingSentLink'),
      href: `/${request.market}/${APPS[request.app].path}${request.app === 'quote' ? '' : '/form'}`,
    },
    ...linkHome(request, words),
  ],
})
