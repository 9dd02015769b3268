/**
 * Reading and checking the content of the savings page and the car configurations its taxes come from, with every fault
 * and its path; the queries they are asked with.
 *
 * @module
 */
export {
  clientConfigurationCall,
  tokenConfigurationCall,
  tokenGeneratorCall,
} from './configuration.api.js'
export {
  ClientConfigurationCodec,
  TaxItemCodec,
  TokenCodec,
  TokenConfigurationCodec,
} from './configuration.codec.js'
export {
  joinSavings,
  SavingsContentCodec,
  SliderContentCodec,
  type SavingsContent,
} from './savings.codec.js'
