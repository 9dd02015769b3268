/**
 * Message of the error the car price hook throws outside its provider.
 *
 * @source T-ERR-09
 * @category errors
 */
export const NO_CAR_PRICE_PROVIDER = 'useCarPrice must be used within a CarPriceProvider'
