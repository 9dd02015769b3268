// What a visitor does not agree to any more is taken from their device, whichever page of the site has put it there.
import { writeClosedBanners } from '@evkit/engine/blocks'
import type { StoredKey } from '@evkit/engine/forms'
import { none, toUndefined } from '@evkit/engine/shared'
import { writeLocationCookie, type ConsentChoices } from '@evkit/engine/site'
import { consoleLog } from '../ports/console-log.js'
import { forgetPlaces } from '../ports/maps/forget-places.js'

const NOWHERE = { userInput: none, browserCoords: none }
const LEAD: StoredKey = 'submitData'

const forgetCookies = (): void => {
  const isSecure = window.location.protocol === 'https:'
  try {
    document.cookie = writeLocationCookie(NOWHERE, { isSecure })
    const without = { cookies: document.cookie, closed: [], hasConsent: false, isSecure }
    const banners = toUndefined(writeClosedBanners(without))
    if (banners !== undefined) document.cookie = banners
  } catch {
    // Cookies are switched off: there is nothing to forget.
  }
}

const hasLead = (): boolean => {
  try {
    return sessionStorage.getItem(LEAD) !== null
  } catch {
    return false // storage is switched off
  }
}

// Few visitors withdraw with a form half written: what reads it comes with the first of them.
const forgetLeadDraft = async (): Promise<void> => {
  const { forgetDraft } = await import('../ports/forms/lead-memory.js')
  const { createSessionMemory } = await import('../ports/session-memory.js')
  forgetDraft(createSessionMemory(() => window.sessionStorage, consoleLog))
}

/** Takes from the device what a visitor does not agree to. */
export const forgetDeclined = (choices: ConsentChoices): void => {
  if (choices.functional) return
  forgetCookies()
  forgetPlaces(() => window.localStorage)
  if (hasLead())
    forgetLeadDraft().catch((fault: unknown) => {
      consoleLog({ level: 'warning', code: 'DraftNotForgotten', text: String(fault) })
    })
}
