import type { FinishedPage } from '@evkit/engine/internal/forms'
import { none, some } from '@evkit/engine/shared'

/** A lead that was sent from the page. */
export const SENT: FinishedPage = {
  purpose: none,
  sent: some({ at: Date.UTC(2026, 10, 22, 19, 17), reference: some('7YJC-3MMY') }),
}
