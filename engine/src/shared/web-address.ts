import * as t from 'io-ts'

const WEB = /^($|https?:\/\/|\/(?![/\\]))/i

/** Whether a text is an address of the web, or of the site from its root; an empty one is none and does no harm. */
export const isWebAddress = (text: string): boolean => WEB.test(text)

/** Codec of an address that is drawn as a link: no other kind reaches a page, such as one that is run. */
export const WebAddress = /*#__PURE__*/ t.refinement(t.string, isWebAddress, 'web address')
