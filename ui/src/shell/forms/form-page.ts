import {
  APPS,
  readFormQuery,
  type AppId,
  type FormRequest,
  type FullConfiguration,
  type LeadFormView,
  type Purpose,
} from '@evkit/engine/forms'
import { hasModel, type DialCountry } from '@evkit/engine/internal/forms'
import { none, parseQuery, toUndefined, type Option, type Translate } from '@evkit/engine/shared'
import type { RetailerMapData } from './retailer-map-data.js'
import type { AppPage, LeadFormAppPorts, LeadFormAppProps } from '../../forms/index.js'
import { formWordsMaker } from './form-words.js'
import { takeConfiguration, type HandedConfiguration } from './handed.js'

/** What the server hands to the page of any form in its data block. */
export interface FormSiteData {
  readonly market: string
  readonly search: string
  /** The configuration; absent when the market has none, or when it cannot be read. */
  readonly configuration?: HandedConfiguration
  /** The same as its call answers it, for who writes it: outside production only. */
  readonly written?: unknown
  readonly texts: Readonly<Record<string, string>>
  readonly dialCodes: readonly DialCountry[]
  readonly locale: string
  /** What a map of retailers is drawn from; absent where there is none. */
  readonly map?: RetailerMapData
  readonly maker: string
  readonly origin: string
  readonly isProduction: boolean
  readonly firstView?: LeadFormView
}

/** What the server hands to the page of an application of two pages. */
export interface FormPageData extends FormSiteData {
  readonly app: AppId
  readonly page: AppPage
}

/** What is known of a form before it is asked for anything. */
export interface KnownForm {
  readonly request: FormRequest
  readonly configuration: Option<FullConfiguration>
  readonly translate: Translate
}

/** What only one side of the wire has. */
export interface FormPageSide {
  readonly ports: (known: KnownForm) => LeadFormAppPorts
}

/** Version of the forms, as a lead tells it. */
export const VERSION = '1.0.0'

/** The purpose of an application; that of the quote application as long as no retailer says otherwise. */
export const purposeOf = (app: AppId): Purpose => toUndefined(APPS[app].purpose) ?? 'OFFER_REQUEST'

/** Which form is asked for on a page of its own. */
export const toRequest = ({
  app,
  purpose,
  market,
  search,
}: Pick<FormRequest, 'app' | 'purpose' | 'market'> & Pick<FormSiteData, 'search'>): FormRequest => {
  const query = readFormQuery(parseQuery(search)).read
  return {
    app,
    market,
    purpose,
    query,
    isEmbedded: false,
    isInOverlay: false,
    hidesRetailerPicker: false,
    hidesRequired: false,
    isModelChosen: hasModel(query),
  }
}

/** What the page of one form is made from. */
export interface FormPageInput {
  readonly data: FormSiteData
  readonly request: FormRequest
  readonly configuration: Option<FullConfiguration>
  readonly page: AppPage
  readonly wordsOf: LeadFormAppProps['wordsOf']
}

/** Makes the props of one form, whichever application it stands in. */
export const toAppProps = (input: FormPageInput, { ports }: FormPageSide): LeadFormAppProps => {
  const { data, request, configuration, page, wordsOf } = input
  return {
    request,
    page,
    configuration,
    surroundings: {
      languageId: data.locale,
      version: VERSION,
      isProduction: data.isProduction,
      origin: data.origin,
      host: { campaignCode: none, b2bCampaignCode: none, additionalInfo: none, origin: none },
      dialCodes: data.dialCodes,
    },
    wordsOf,
    firstView: data.firstView,
    ports: ports({ request, configuration, translate: wordsOf(configuration).translate }),
  }
}

/** Makes the props of a form application of two pages; the same on server and client. */
export const toFormProps = (data: FormPageData, side: FormPageSide): LeadFormAppProps =>
  toAppProps(
    {
      data,
      request: toRequest({ ...data, purpose: purposeOf(data.app) }),
      configuration: takeConfiguration(data.configuration),
      page: data.page,
      wordsOf: formWordsMaker(data),
    },
    side,
  )
