import type { FullConfiguration } from '@evkit/engine/forms'
import type { FormPage } from '@evkit/engine/internal/forms'
import type { JourneyPorts, LeadFormAppProps } from '../lead-form-app.types.js'
import type { RetailerPickerPorts } from '../retailer-picker/retailer-picker.types.js'

/** A form of the quote application, and what is asked for what its address names. */
export interface QuoteForm {
  readonly app: LeadFormAppProps
  readonly journey: JourneyPorts
  readonly retailers: RetailerPickerPorts
}

/** Where a page of the quote application is. */
export interface QuotePlace {
  readonly page: FormPage
  /** With `?`, or empty. */
  readonly search: string
}

/** The address bar, for the quote application. */
export interface QuoteRoute {
  /** Goes on to another page. */
  readonly show: (address: string) => void
  /** Writes another query of the same page. */
  readonly rewrite: (address: string) => void
  /** Back and Forward; a move within the page is none. */
  readonly subscribe: (listen: (place: QuotePlace) => void) => () => void
}

/** What the quote application is given. */
export interface QuoteAppProps extends QuotePlace {
  /** Market slug. */
  readonly market: string
  /** The configuration of an offer and of a callback. */
  readonly configuration: FullConfiguration
  /** The form a query means. */
  readonly formOf: (search: string) => QuoteForm
  readonly route: QuoteRoute
  /** Called once the controls answer to the visitor. */
  readonly onAwake?: () => void
}
