// What enhances blocks, in one file: each is small, and a page has several.
import type { EnhancedType } from '@evkit/engine/internal/blocks'
import { enhanceBanner } from '../../blocks/banner/banner.dom.js'
import { enhanceFaq } from '../../blocks/faq/faq.dom.js'
import { enhanceMessage } from '../../blocks/info-message/info-message.dom.js'
import { enhanceDismissed } from '../../blocks/parts/dismissed-messages.dom.js'
import { findPart, type Enhance } from '../../blocks/parts/enhance.dom.js'
import { enhanceReadMore } from '../../blocks/read-more/read-more.dom.js'
import { enhanceSubNavigation } from '../../blocks/sub-navigation/sub-navigation.dom.js'
import type { CONTROLS } from './island.js'
import { bannerPorts, messagePorts } from './message-ports.js'

// What moves is asked for where something does.
const enhanceMotion = async (control: HTMLElement): Promise<void> => {
  const { pageMotion } = await import('../../blocks/parts/page-motion.js')
  const button = control.querySelector('button')
  const draw = (): void => {
    const { pause = '', resume = '' } = button?.dataset ?? {}
    if (button !== null) button.textContent = pageMotion().isPaused() ? resume : pause
  }
  button?.addEventListener('click', () => {
    pageMotion().setPaused(!pageMotion().isPaused())
  })
  pageMotion().subscribe(draw)
  draw()
}

const enhanceControls: Enhance = async (root) => {
  enhanceDismissed(root, messagePorts.dismissals)
  const motion = findPart(root, 'motion')
  if (motion !== undefined) await enhanceMotion(motion)
}

/** Enhances each type of block, and what a page says at its end. */
export const ENHANCERS: Readonly<Record<EnhancedType | typeof CONTROLS, Enhance>> = {
  banner: (root) => {
    enhanceBanner(root, bannerPorts)
  },
  faq: enhanceFaq,
  'info-message': (root) => enhanceMessage(root, messagePorts),
  'page-controls': enhanceControls,
  'read-more': enhanceReadMore,
  'sub-navigation': enhanceSubNavigation,
}
