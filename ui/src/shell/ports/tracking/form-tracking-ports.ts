import type { FormNews, FormTrackerEvent } from '@evkit/engine/forms'
import { consoleLog } from '../console-log.js'
import { mayCount } from '../consent/may-count.js'
import { watchConsent } from '../consent/watch-consent.js'

/** What tells analytics of the forms of a page. */
export interface FormTrackingPorts {
  readonly track: (news: FormNews) => void
  /** Whether the visitor may be counted, as their consent is now. */
  readonly trackingAllowed: () => boolean
}

/** What news of forms are told with. */
export interface FormTrackingPortsInput {
  readonly trackingAllowed: () => boolean
  /** Calls back each time the consent may have changed. */
  readonly watch: (listen: () => void) => void
  /** Loads what tells, and starts it. */
  readonly load: () => Promise<(event: FormTrackerEvent) => void>
  readonly fail: (fault: unknown) => void
}

/**
 * Makes what tells analytics of the forms of a page. What tells is loaded once the visitor allows it; until then it is
 * noted in order what has happened, and decided there what of it is told.
 */
export const createFormTrackingPorts = (input: FormTrackingPortsInput): FormTrackingPorts => {
  const { trackingAllowed, watch, load, fail } = input
  const noted: FormTrackerEvent[] = []
  let isLoading = false
  let isEntered = false
  let tell: ((event: FormTrackerEvent) => void) | undefined
  const send = (event: FormTrackerEvent): void => {
    if (tell === undefined) noted.push(event)
    else tell(event)
  }
  // What could not be loaded is tried again with the next news.
  const start = (): void => {
    if (tell !== undefined || isLoading || !trackingAllowed()) return
    isLoading = true
    load()
      .then((started) => {
        tell = started
        noted.splice(0).forEach(started)
      }, fail)
      .finally(() => {
        isLoading = false
      })
  }
  const hear = (): void => {
    send({ type: 'consent.changed', isAllowed: trackingAllowed() })
    start()
  }
  hear()
  watch(hear)
  return {
    trackingAllowed,
    track: (news) => {
      if (news.kind === 'pageView') {
        // The first page is that of the document: what it has loaded by then is its own.
        if (isEntered) send({ type: 'page.changed' })
        isEntered = true
      }
      send({ type: 'news.tell', news })
      start()
    },
  }
}

const reportFault = (fault: unknown): void => {
  consoleLog({ level: 'warning', code: 'TrackingFailed', text: String(fault) })
}

/** Makes what tells analytics of the forms of a page in a browser; the page says whether it asks for consent. */
export const browserFormTrackingPorts = (isAsked: boolean): FormTrackingPorts => {
  const trackingAllowed = (): boolean => mayCount(isAsked)
  return createFormTrackingPorts({
    trackingAllowed,
    watch: watchConsent,
    load: async () => {
      const { startBrowserTracker } = await import('./form-tracker.js')
      return startBrowserTracker(trackingAllowed)
    },
    fail: reportFault,
  })
}
