/** How highlights lie: below each other, or side by side. @source B-MEDIA-04, D-B-39 @category constants */
export const MEDIA_VARIANTS = ['rows', 'grid'] as const

/** Which videos start by themselves. @source B-MEDIA-11 @category constants */
export const MEDIA_AUTOPLAY = ['disabled', 'first', 'all'] as const
