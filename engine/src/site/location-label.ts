import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'
import type { UserPlace, VisitorLocation, VisitorRegion } from './location.js'

/** What opens and closes the site's location dialog; blocks only ask it to. */
export interface SiteNavigationController {
  /** Opens the dialog or closes it; turns it over where nothing is said. */
  readonly toggleLocationDialog: (open?: boolean) => void
  readonly isLocationDialogOpen: boolean
}

const join = (separator: string, ...parts: readonly (string | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator)

const toOption = (text: string): Option<string> => (text === '' ? none : some(text))

// A piece that is missing takes what stands before it along.
const compose = (city: string | undefined, region: string | undefined, zipCode?: string): string =>
  join(' ', join(', ', city, region), zipCode)

const labelPlace = (place: UserPlace): string =>
  join('', place.formattedAddress) ||
  compose(place.city, join('', place.regionCode) || place.regionName, place.zipCode) ||
  join('', place.country)

const labelRegion = ({ city, region, zipCode, country }: VisitorRegion): string =>
  compose(city, region, zipCode) || join('', country)

/** Writes where a visitor is: the place they typed, else the region their connection seems to be in; none when nothing is known. */
export const labelLocation = (
  location: Option<VisitorLocation>,
  region: Option<VisitorRegion>,
): Option<string> => {
  const typed = O.isSome(location) ? location.value.userInput : none
  const own = O.isSome(typed) ? labelPlace(typed.value) : ''
  if (own !== '') return some(own)
  return O.isSome(region) ? toOption(labelRegion(region.value)) : none
}
