import { allowsFunctional } from '../../functional-consent.js'

/** Whether the visitor agrees, as their consent is now, that their device keeps what makes the site easier. */
export const mayKeep = (): boolean => {
  try {
    return allowsFunctional(document.cookie)
  } catch {
    return false // cookies are switched off
  }
}
