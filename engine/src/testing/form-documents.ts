import * as E from '#fp-ts/Either'
import { type FullConfiguration, FullConfigurationCodec } from '../forms/lead/index.js'

/** What of a market a sample configuration tells; the rest is left out. */
export interface SampleMarket {
  readonly features?: Readonly<Record<string, boolean>>
  readonly retailer?: boolean
  readonly translations?: Readonly<Record<string, string>>
}

/** Reads a configuration of one contact form, as a market would store it. */
export const readContactForm = (form: object, market: SampleMarket = {}): FullConfiguration => {
  const read = FullConfigurationCodec.decode({
    translations: market.translations ?? {},
    marketConfiguration: {
      features: market.features ?? {},
      purposeConfigs: {
        CONTACT_REQUEST: {
          retailer: market.retailer ?? false,
          campaignCodes: { b2CCampaignCode: 'CFG-C', b2BCampaignCode: 'CFG-B' },
        },
      },
    },
    flexFormConfigurations: { CONTACT_REQUEST: form },
  })
  if (E.isLeft(read)) throw new Error('the sample is no configuration')
  return read.right
}
