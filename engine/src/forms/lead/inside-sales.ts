import { none, some, type Option } from '../../shared/index.js'
import type { InsideSales, Retailer } from './forms.types.js'

/** Makes the record of the inside-sales retailer from the configuration. */
export const toInsideSalesRetailer = (
  insideSales: InsideSales,
  translate: (key: string) => string,
): Option<Retailer> => {
  const { retailerId, useInsideSalesTransform, nameTranslationKey, addressTranslationKey } =
    insideSales
  if (!useInsideSalesTransform) return none
  const [first = '', second = '', ...rest] = translate(addressTranslationKey)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return some({
    dealerId: retailerId,
    vccDealerId: some(retailerId),
    name: translate(nameTranslationKey),
    phone: '',
    generalContactEmail: '',
    address: {
      addressLine1: first,
      addressLine2: some(second),
      addressLine3: some(rest.join(', ')),
      city: '',
      postalCode: '',
      district: some(''),
    },
    geoCode: none,
    distanceToAddress: none,
    customRetailerId: none,
    timezone: some(''),
  })
}
