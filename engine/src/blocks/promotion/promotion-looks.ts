/** Where the text of a promotion stands from L on. @source B-PROMO-10, D-B-57 @category constants */
export const PROMOTION_ALIGNMENTS = ['left', 'center', 'right'] as const

/** What a promotion without a picture stands on. @source B-PROMO-02 @category constants */
export const PROMOTION_GROUNDS = ['plain', 'soft', 'dark'] as const
