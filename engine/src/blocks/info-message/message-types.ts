/** What a message may be. @source B-INFO-06, D-B-40 @category constants */
export const INFO_TYPES = ['default', 'alert', 'success', 'dialog'] as const
