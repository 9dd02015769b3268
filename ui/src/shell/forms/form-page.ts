import {
  APPS,
  hasModel,
  readFormQuery,
  type AppId,
  type DialCountry,
  type FormRequest,
  type FullConfiguration,
  type Purpose,
} from '@evkit/engine/forms'
import { FullConfigurationCodec } from '@evkit/engine/forms/documents'
import type { FormSurroundings } from '@evkit/engine/forms/lead'
import type { LeadFormView } from '@evkit/engine/forms/view'
import { decodeWith, none, parseQuery, some, toUndefined, type Option } from '@evkit/engine/shared'
import type { AppPage, LeadFormAppPorts, LeadFormAppProps } from '../../forms/index.js'
import { formWordsMaker } from './form-words.js'

/** What the server hands to a form's page in its data block. */
export interface FormPageData {
  readonly app: AppId
  readonly market: string
  readonly page: AppPage
  readonly search: string
  /** The configuration as its call answers it; absent when the market has none. */
  readonly configuration?: unknown
  readonly texts: Readonly<Record<string, string>>
  readonly dialCodes: readonly DialCountry[]
  readonly locale: string
  readonly maker: string
  readonly origin: string
  readonly isProduction: boolean
  readonly firstView?: LeadFormView
}

/** What only one side of the wire has. */
export interface FormPageSide {
  readonly ports: (known: {
    readonly request: FormRequest
    readonly configuration: Option<FullConfiguration>
  }) => LeadFormAppPorts
  readonly landing: (
    request: FormRequest,
  ) => Pick<FormSurroundings, 'originalUrl' | 'referralUrl' | 'analytics'>
}

/** Version of the forms, as a lead tells it. */
export const VERSION = '1.0.0'

/** The purpose of an application that always has the same. */
export const purposeOf = (app: AppId): Purpose =>
  toUndefined(APPS[app].purpose) ?? 'CONTACT_REQUEST'

const toRequest = ({ app, market, search }: FormPageData): FormRequest => {
  const query = readFormQuery(parseQuery(search)).read
  return {
    app,
    market,
    purpose: purposeOf(app),
    query,
    isEmbedded: false,
    isInOverlay: false,
    hidesDealerPicker: false,
    hidesRequired: false,
    isModelChosen: hasModel(query),
  }
}

const readConfiguration = (document: unknown): Option<FullConfiguration> => {
  const read = decodeWith(FullConfigurationCodec, document)
  return read._tag === 'Right' ? some(read.right) : none
}

/** Makes the props of a form application; the same on server and client. */
export const toFormProps = (
  data: FormPageData,
  { ports, landing }: FormPageSide,
): LeadFormAppProps => {
  const request = toRequest(data)
  const configuration = readConfiguration(data.configuration)
  return {
    request,
    page: data.page,
    configuration,
    surroundings: {
      languageId: data.locale,
      version: VERSION,
      isProduction: data.isProduction,
      origin: data.origin,
      host: { campaignCode: none, b2bCampaignCode: none, additionalInfo: none, origin: none },
      ...landing(request),
      dialCodes: data.dialCodes,
    },
    wordsOf: formWordsMaker(data),
    firstView: data.firstView,
    ports: ports({ request, configuration }),
  }
}
