import { none, toUndefined } from '../../../shared/index.js'
import type { Flag } from '../plan/features.js'
import type { Retailer } from '../forms.types.js'

/** The part of an address that stands in its last line. */
export interface TownParts extends Pick<Retailer['address'], 'city' | 'postalCode'> {
  /** State or district: written where the country's addresses name it. */
  readonly district?: Retailer['address']['district']
}

// The number of a house stands before its street, and the postal code behind the town.
const NUMBER_FIRST = ['GB', 'US']

const join = (one: string, between: string, other: string): string =>
  [one, other].filter((part) => part !== '').join(between)

// British and Swedish codes are read in two groups.
const spaceCode = (code: string, country: string): string =>
  ['GB', 'SE'].includes(country) ? code.replace(/^(\w{2,4}) ?(\d\w\w|\d\d)$/, '$1 $2') : code

/**
 * Writes the line with town and postal code, as the country writes it.
 *
 * | country              | line                        |
 * | -------------------- | --------------------------- |
 * | Great Britain        | `Maidenhead SL6 4FL`        |
 * | United States        | `Boston, MA 02108`          |
 * | Sweden               | `111 22 Stockholm`          |
 * | Türkiye              | `34710 Kadıköy/İstanbul`    |
 * | United Arab Emirates | `Dubai`: no postal codes    |
 * | any other            | `10115 Berlin`              |
 *
 * @source E-T-65, F-FLAG-22, F-RET-22
 */
export const labelCity = (
  { city, postalCode, district }: TownParts,
  country = '',
  isCityFirst = NUMBER_FIRST.includes(country),
): string => {
  const area = toUndefined(district ?? none)?.trim() ?? ''
  const bare = city.trim()
  const town =
    country === 'US' ? join(bare, ', ', area) : country === 'TR' ? join(area, '/', bare) : bare
  const code = country === 'AE' ? '' : spaceCode(postalCode.trim(), country)
  return isCityFirst ? join(town, ' ', code) : join(code, ' ', town)
}

/**
 * Writes a street with the number of a house, as the country writes it.
 *
 * @source E-T-65
 */
export const labelStreet = (street: string, house: string, country: string): string =>
  NUMBER_FIRST.includes(country) ? join(house, ' ', street) : join(street, ' ', house)

/** Lists the lines of a retailer's address; the flag alone says whether the town stands before its postal code. */
export const listAddressLines = (
  address: Retailer['address'],
  flags: readonly Flag[],
  country = '',
): readonly string[] =>
  [
    address.addressLine1,
    toUndefined(address.addressLine2) ?? '',
    toUndefined(address.addressLine3) ?? '',
    labelCity(address, country, flags.includes('cityBeforeZipCode')),
  ].filter((line) => line.trim() !== '')
