/** Events by which a visitor reaches for the page; a pointer that lay on it while it loaded is over it already, and moves. */
export const REACHES = ['pointerover', 'pointermove', 'touchstart', 'focusin', 'keydown'] as const
