// Tells analytics of forms: loaded once the visitor allows it, and told then what has happened so far.
import { formTrackerMachine, toTrackingEntries, type FormTrackerEvent } from '@evkit/engine/forms'
import type { PushEntry } from '@evkit/engine/site'
import { createActor } from 'xstate'
import { consoleLog } from '../console-log.js'
import { createDataLayer } from './data-layer.js'

/** Starts what tells analytics of the forms of a page. */
export const startFormTracker = (push: PushEntry): ((event: FormTrackerEvent) => void) => {
  const tracker = createActor(
    formTrackerMachine.provide({
      actions: {
        push: (_, { news }) => {
          news.flatMap(toTrackingEntries).forEach(push)
        },
      },
    }),
  ).start()
  return (event) => {
    tracker.send(event)
  }
}

/** Starts what tells the data layer of the page of its forms. */
export const startBrowserTracker = (
  isAllowed: () => boolean,
): ((event: FormTrackerEvent) => void) =>
  startFormTracker(createDataLayer({ host: window as object, isAllowed, log: consoleLog }))
