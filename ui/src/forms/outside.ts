/** What the actors of a running machine ask: each finds that of the system it runs in. */
export interface Outside<Asked> {
  /** Lets a system ask; before it starts. */
  readonly give: (system: object, asked: Asked) => void
  readonly of: (actor: { readonly system: object }) => Asked
}

/** Makes the outside of a machine that is made once and runs many times. */
export const createOutside = <Asked extends object>(): Outside<Asked> => {
  const bySystem = new WeakMap<object, Asked>()
  return {
    give: (system, asked) => {
      bySystem.set(system, asked)
    },
    of: ({ system }) => {
      const asked = bySystem.get(system)
      if (asked === undefined) throw new Error('A machine runs without its outside')
      return asked
    },
  }
}
