// Group commit: whoever comes while a write is under way shares the next one.

/** How groups are made. */
export interface GroupOptions<Item, Answer> {
  /** Writes a group; one answer for each item, in the same order. Never fails. */
  readonly write: (items: readonly Item[]) => Promise<readonly Answer[]>
  /** The most items of one group. */
  readonly size: number
  /** The most items that wait; one more is refused. */
  readonly room: number
  /** The answer to who is refused. */
  readonly refused: Answer
}

/** Takes items one by one and writes them in groups. */
export interface Group<Item, Answer> {
  readonly add: (item: Item) => Promise<Answer>
  /** Refuses what comes from now on, and ends when everything before is answered. */
  readonly close: () => Promise<void>
}

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly answer: (answer: Answer) => void
}

// Lets everything that has arrived be read before the next write begins.
const gather = async (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

/** Makes groups of what comes at the same time. */
export const makeGroup = <Item, Answer>({
  write,
  size,
  room,
  refused,
}: GroupOptions<Item, Answer>): Group<Item, Answer> => {
  const waiting: Waiting<Item, Answer>[] = []
  const state: { running: Promise<void> | undefined; isClosed: boolean } = {
    running: undefined,
    isClosed: false,
  }

  const run = async (): Promise<void> => {
    await gather()
    while (waiting.length > 0) {
      const group = waiting.splice(0, size)
      const answers = await write(group.map(({ item }) => item))
      for (const [at, { answer }] of group.entries()) answer(answers[at] ?? refused)
      await gather()
    }
    state.running = undefined
  }

  return {
    add: async (item) => {
      if (state.isClosed || waiting.length >= room) return refused
      return new Promise((resolve) => {
        waiting.push({ item, answer: resolve })
        state.running ??= run()
      })
    },
    close: async () => {
      state.isClosed = true
      await state.running
    },
  }
}
