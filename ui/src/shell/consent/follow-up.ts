// What the first script of a page sends for when the page has arrived: one file, so that the first script names few.
import type { UrlData } from '@evkit/engine/internal/forms'
import type { ConsentScreen } from './consent-client.js'

export { afterArrival } from '../after-arrival.js'

/** Asks for consent, or makes ready to. */
export const askConsent = async (
  question: HTMLTemplateElement,
  here: UrlData,
): Promise<ConsentScreen> => {
  const { askForConsent } = await import('./consent-client.js')
  return askForConsent(question, here)
}
