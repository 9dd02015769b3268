import type { SentNote } from '@evkit/engine/forms/lead'
import type { SentWords } from '@evkit/engine/forms/view'

/** Words when a lead was sent, by the clock of whoever sent it. */
export const wordSent = ({ at, reference }: SentNote, locale: string): SentWords => ({
  reference,
  when: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at),
})
