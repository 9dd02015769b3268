/** Name of the parameter that says where retailers are looked for. */
export const RETAILER_PLACE = 'place'

/** Longest place that is looked for [characters]. */
export const LONGEST_PLACE = 80

/** Id of the element of a retailer. */
export const writeRetailerId = (dealerId: string): string => `retailer-${dealerId}`
