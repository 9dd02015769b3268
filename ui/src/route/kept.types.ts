import type { KeepView } from '@evkit/engine/internal/tool'
import type { Translate } from '@evkit/engine/shared'
import type { ComponentType } from 'react'
import type { Later } from '../tool/later.js'

/** Port: where the device keeps trips, as one text. */
export interface KeptTripsPort {
  /** The path of this page: kept trips of other sites are not listed. */
  readonly path: string
  /** Whether the visitor agrees that the device keeps anything, as their consent is now. */
  readonly mayKeep: () => boolean
  /** Whether the page itself asks for consent; else somebody else on it does. */
  readonly isAsking: boolean
  /** Empty without consent, and where the storage is switched off. */
  readonly read: () => string
  /** Writes it, an empty text as nothing; false where the visitor does not agree, or the storage is full or switched off. */
  readonly write: (text: string) => boolean
  /** Tells when the text or the consent may have changed, also in another tab. */
  readonly watch: (listen: () => void) => () => void
}

/** A trip as it stands in the planner. */
export interface PlannedAddress {
  /** Its query, without `?`. */
  readonly query: string
  readonly from: string
  readonly to: string
}

/** Props of what follows on a press that keeps a trip. */
export interface KeepAnswerProps {
  readonly view: KeepView
  readonly trip: PlannedAddress
  readonly translate: Translate
  /** Another answer has come of it. */
  readonly onAnswer: (view: KeepView) => void
}

/** What keeps trips and lists them: a page on which nobody does needs none of it. */
export interface KeptParts {
  /** Keeps a trip, and says what became of it. */
  readonly keep: (trip: PlannedAddress, translate: Translate) => KeepView
  readonly KeepAnswer: ComponentType<KeepAnswerProps>
  readonly KeptTrips: ComponentType<{ readonly translate: Translate }>
}

/** The same, loaded with the first press, or where the device has kept something. */
export type LaterKept = Pick<Later<KeptParts>, 'load' | 'find' | 'usePart'>
