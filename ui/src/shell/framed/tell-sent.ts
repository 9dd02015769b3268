// How a form tells its own page that it was sent; that page tells whoever frames it.

const SENT = 'evkit:sent'

/** Tells that a form was sent, and what for. */
export const tellSent = (purpose: string): void => {
  window.dispatchEvent(new CustomEvent(SENT, { detail: purpose }))
}

/** Hears of each form that is sent. */
export const hearSent = (hear: (purpose: string) => void): void => {
  window.addEventListener(SENT, (event) => {
    hear(String((event as CustomEvent<unknown>).detail))
  })
}
