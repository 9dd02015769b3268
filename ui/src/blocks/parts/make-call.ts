import type { CallToAction } from '@evkit/engine/content'

/** A call to action a block makes itself; `overlay` is the id of the one it opens. */
export const makeCall = (text: string, href: string, overlay = ''): CallToAction => ({
  text,
  href,
  name: text,
  target: '',
  rel: '',
  eventLabel: '',
  overlay,
  marks: [],
})
