/** Events by which a visitor reaches for the page. */
export const REACHES = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const
