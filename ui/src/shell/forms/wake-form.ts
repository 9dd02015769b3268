// Wakes a page of a form: when the visitor reaches for it where the server could say everything, soon where this visit has
// kept something, or where the address names what has to be asked for.
import type { StoredKey } from '@evkit/engine/internal/forms'
import { RESTS, TOOL_ROOT } from '../tool-root.js'
import { wakeWhenReached, wakeWith, type ToolClient } from '../wake.js'

/** What a page shows of the visit, which the server does not know of. */
const SHOWN: readonly StoredKey[] = [
  'submitData',
  'redirected',
  'selectedModel',
  'selectedRetailer',
]

const hasKept = (): boolean => {
  try {
    return SHOWN.some((key) => sessionStorage.getItem(key) !== null)
  } catch {
    return false // storage is switched off
  }
}

/** Wakes a page of a form. */
export const wakeForm = (load: () => Promise<ToolClient>): void => {
  const rests = document.querySelector(`#${TOOL_ROOT}[${RESTS}]`) !== null
  const wake = rests && !hasKept() ? wakeWhenReached : wakeWith
  wake(load)
}
