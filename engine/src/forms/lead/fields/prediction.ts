/** Kinds of places a typed text may mean. @source F-CONST-43, F-RET-25, D-F-28 @category constants */
export const PREDICTION_TYPES = ['geocode', 'postal_code'] as const

/** A place, or a postal code. */
export type PredictionType = (typeof PREDICTION_TYPES)[number]
