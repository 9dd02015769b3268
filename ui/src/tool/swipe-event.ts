/** Told on a row of slides, and to everything around it, when a drag has ended; its detail is which way the finger went. */
export const SWIPE_EVENT = 'evkit:swipe'
