// Leads that are being taken right now: a second attempt meanwhile is told to ask again.

/** What was found of a lead that is to be taken. */
export type Start = 'begun' | 'running' | 'other content'

/** Knows the leads under way. */
export interface Progress {
  /** Begins with a lead, unless it is under way: with the same content, or with another under the same name. */
  readonly begin: (name: string, print: string) => Start
  readonly end: (name: string) => void
}

/** Makes the knowledge of what is under way, which is empty. */
export const createProgress = (): Progress => {
  const running = new Map<string, string>()
  return {
    begin: (name, print) => {
      const other = running.get(name)
      if (other !== undefined) return other === print ? 'running' : 'other content'
      running.set(name, print)
      return 'begun'
    },
    end: (name) => {
      running.delete(name)
    },
  }
}
