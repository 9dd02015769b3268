import type { FormNews } from './form-news.js'

/** What analytics have been told of the page that is shown, and what they are told once they may be. */
export interface Tracker {
  /** Kinds that are told once while a page is shown, and have been. */
  readonly told: readonly FormNews['kind'][]
  /** What the page shows and nobody was told of. */
  readonly waiting: readonly FormNews[]
}

/** Nothing is told yet: so a page begins that is entered. */
export const NOTHING_TOLD: Tracker = { told: [], waiting: [] }

/** Told once while a page is shown; a form that is loaded is told each time. @source F-TRACK-12, D-F-40 @category constants */
const ONCE: readonly FormNews['kind'][] = ['pageView', 'formSubmit']

/** Tells whether news are let through: page view and sent form once while a page is shown, a loaded form every time. */
export const isFirstTold = (told: Tracker['told'], kind: FormNews['kind']): boolean =>
  !(ONCE.includes(kind) && told.includes(kind))

/** Notes that news were told. */
export const noteTold = (tracker: Tracker, { kind }: FormNews): Tracker => ({
  ...tracker,
  told: [...new Set([...tracker.told, kind])],
})

/** Keeps what the page shows for when analytics may be told; what a visitor did before they agreed is never told. */
export const keepShown = (tracker: Tracker, news: FormNews): Tracker =>
  news.kind === 'formSubmit' || !isFirstTold(tracker.told, news.kind)
    ? tracker
    : { ...noteTold(tracker, news), waiting: [...tracker.waiting, news] }
