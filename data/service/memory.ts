// A memory with an end: what was not asked for longest is forgotten first.

/** What is remembered under texts. */
export interface Memory<A> {
  readonly find: (key: string) => A | undefined
  readonly keep: (key: string, value: A) => void
  /** The sum of all weights. */
  readonly weight: () => number
}

/** How much is remembered. */
export interface MemoryOptions<A> {
  /** The sum of all weights at most. */
  readonly capacity: number
  /** Weight of one entry; more than the capacity is never kept. */
  readonly weigh: (key: string, value: A) => number
}

/** Makes an empty memory. */
export const createMemory = <A>({ capacity, weigh }: MemoryOptions<A>): Memory<A> => {
  const known = new Map<string, { readonly value: A; readonly weight: number }>()
  let total = 0
  const forget = (key: string): void => {
    total -= known.get(key)?.weight ?? 0
    known.delete(key)
  }
  return {
    weight: () => total,
    find: (key) => {
      const entry = known.get(key)
      if (entry === undefined) return undefined
      known.delete(key)
      known.set(key, entry)
      return entry.value
    },
    keep: (key, value) => {
      const weight = weigh(key, value)
      if (weight > capacity) return
      forget(key)
      known.set(key, { value, weight })
      total += weight
      for (const oldest of known.keys()) {
        if (total <= capacity) return
        forget(oldest)
      }
    },
  }
}
