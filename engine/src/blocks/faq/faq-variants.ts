/** Ways to show a list of questions: its first five, or all of it. @source D-B-27 @category constants */
export const FAQ_VARIANTS = ['default', 'advanced'] as const
