import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import { none, some, type Option } from '../../../shared/index.js'
import { resolvePurpose, type AppId, type Purpose } from '../plan/purpose.js'
import type { SubmitData } from './form-storage.js'

/** What is known of a lead that was accepted. */
export interface SentNote {
  /** [ms] Since 1970. */
  readonly at: number
  /** The number it was given; none where the service gives none. */
  readonly reference: Option<string>
}

/** What the page behind a sent form is opened with. */
export interface FinishedPage {
  /** What was asked for. */
  readonly purpose: Option<Purpose>
  /** The lead of this app that was accepted in this session; without one nobody is thanked and nothing is tracked. */
  readonly sent: Option<SentNote>
}

/**
 * Resolves what a `/finished` page is opened with: what is stored of the same app, else the app's own purpose.
 *
 * @source F-THX-06, F-STORE-01, D-F-45, E-F-70
 */
export const resolveFinishedPage = (app: AppId, stored: Option<SubmitData>): FinishedPage => {
  if (O.isSome(stored) && stored.value.app === app) {
    const { purpose, submittedAt, reference } = stored.value
    return {
      purpose: some(purpose),
      sent: pipe(
        submittedAt,
        O.map((submittedAt) => ({ at: submittedAt, reference })),
      ),
    }
  }
  const asPage = { app, isEmbedded: false, chosen: none, retailerId: none, insideSales: none }
  return { purpose: resolvePurpose(asPage), sent: none }
}
