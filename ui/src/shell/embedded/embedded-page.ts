import type { Purpose } from '@evkit/engine/forms'
import type { DialCountry } from '@evkit/engine/internal/forms'
import { none, type Translate } from '@evkit/engine/shared'
import type { EmbeddedPorts } from '../../forms/embedded/index.js'
import { VERSION } from '../forms/form-page.js'
import { formWordsMaker } from '../forms/form-words.js'

/** What the server hands to the page of a host in its data block. */
export interface EmbeddedPageData {
  readonly market: string
  readonly search: string
  readonly texts: Readonly<Record<string, string>>
  readonly dialCodes: readonly DialCountry[]
  readonly locale: string
  readonly maker: string
  readonly origin: string
  readonly isProduction: boolean
  /** Purposes the market has a form for. */
  readonly purposes: readonly Purpose[]
  /** What is added to the address of a form to be about a car, by the slug of the car. */
  readonly cars?: Readonly<Record<string, string>>
}

/** What only one side of the wire has. */
export type EmbeddedPageSide = Pick<EmbeddedPorts, 'portsOf' | 'askScripts'>

/** Keys of the texts the page has before anything is asked for. */
export const HOST_KEYS = [
  'BackToChoice',
  'CloseOverlay',
  'EmbeddedLink',
  'EmbeddedOne',
  'EmbeddedOverlay',
  'EmbeddedQuote',
  'EmbeddedText',
  'EmbeddedTitle',
  'EmbeddedTwo',
  'FormHeading',
  'FormHeading.CONTACT_REQUEST',
  'FormHeading.KEEP_ME_UPDATED',
  'FormHeading.OFFER_REQUEST',
  'IntroductionAccept',
  'IntroductionClose',
  'IntroductionHeading',
  'IntroductionText',
  'Loading',
  'Oops',
  'PleaseReloadPage',
  'SubmitButton.KEEP_ME_UPDATED',
  'TechnicalIssuesMessage',
] as const

/** The page of a host: its words, and what is outside of the forms in it. */
export interface HostSide {
  readonly translate: Translate
  readonly ports: EmbeddedPorts
}

/** Makes what is outside of the forms of a page; the same on server and client. */
export const toHostSide = (data: EmbeddedPageData, side: EmbeddedPageSide): HostSide => {
  const wordsOf = formWordsMaker(data)
  const { locale, isProduction, origin, dialCodes, search } = data
  return {
    translate: wordsOf(none).translate,
    ports: {
      search,
      surroundings: {
        languageId: locale,
        version: VERSION,
        isProduction,
        origin,
        dialCodes,
      },
      wordsOf,
      ...side,
    },
  }
}
