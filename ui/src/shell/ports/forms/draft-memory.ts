import { findDraft, makeDraft } from '@evkit/engine/internal/forms'
import { none, some } from '@evkit/engine/shared'
import type { LeadFormAppPorts } from '../../../forms/index.js'

/** Where what is typed into a form is kept. */
export type DraftMemory = Pick<LeadFormAppPorts, 'readDraft' | 'saveDraft' | 'dropDraft'>

/** Makes the memory of what is typed into the forms of a page, by their names: while the page lives, never on the device. */
export const createDraftMemory = (now: () => number): ((name: string) => DraftMemory) => {
  const drafts = new Map<string, ReturnType<typeof makeDraft>>()
  return (name) => ({
    readDraft: () => {
      const draft = drafts.get(name)
      return findDraft({ draft: draft === undefined ? none : some(draft) }, now())
    },
    saveDraft: (values) => {
      drafts.set(name, makeDraft(values, now()))
    },
    dropDraft: () => {
      drafts.delete(name)
    },
  })
}
