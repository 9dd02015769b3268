/** How vehicles are built, as they are grouped. @source F-CONST-35, F-VEH-04 @category constants */
export const SERIES_TYPES = ['SUV', 'SEDAN', 'WAGON', 'CROSSOVER'] as const

/** How a vehicle is built. */
export type SeriesType = (typeof SERIES_TYPES)[number]

/** What pictures of a vehicle are for. @source F-CONST-36, F-VEH-02 @category constants */
export const IMAGE_TYPES = ['ThankYou', 'ModelSide'] as const

/** What a picture of a vehicle is for. */
export type ImageType = (typeof IMAGE_TYPES)[number]

/** Ways a market lets a retailer be chosen. @source F-CONST-39, F-CFG-21 @category constants */
export const RETAILER_PICKER_TYPES = ['ByAddress', 'DropDown', 'Map'] as const

/** A way a market lets a retailer be chosen. */
export type RetailerPickerType = (typeof RETAILER_PICKER_TYPES)[number]
