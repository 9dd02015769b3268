// A binary heap of numbers with keys, the least key on top. Its room grows as needed and is used again.

/** A heap of whole numbers, each with a key. */
export interface Heap {
  readonly clear: () => void
  readonly push: (item: number, key: number) => void
  /** Takes the item with the least key; -1 when there is none. */
  readonly pop: () => number
}

const FIRST_ROOM = 256

/** Makes a heap. */
export const createHeap = (): Heap => {
  let items = new Int32Array(FIRST_ROOM)
  let keys = new Float64Array(FIRST_ROOM)
  let size = 0

  const grow = (): void => {
    const [olderItems, olderKeys] = [items, keys]
    items = new Int32Array(olderItems.length * 2)
    keys = new Float64Array(olderKeys.length * 2)
    items.set(olderItems)
    keys.set(olderKeys)
  }

  const set = (at: number, item: number, key: number): void => {
    items[at] = item
    keys[at] = key
  }

  const sink = (item: number, key: number): void => {
    let at = 0
    for (;;) {
      let below = at * 2 + 1
      if (below >= size) break
      const right = below + 1
      if (right < size && (keys[right] ?? 0) < (keys[below] ?? 0)) below = right
      if ((keys[below] ?? 0) >= key) break
      set(at, items[below] ?? 0, keys[below] ?? 0)
      at = below
    }
    set(at, item, key)
  }

  return {
    clear: () => {
      size = 0
    },
    push: (item, key) => {
      if (size === items.length) grow()
      let at = size
      size += 1
      while (at > 0) {
        const above = (at - 1) >> 1
        if ((keys[above] ?? 0) <= key) break
        set(at, items[above] ?? 0, keys[above] ?? 0)
        at = above
      }
      set(at, item, key)
    },
    pop: () => {
      if (size === 0) return -1
      const top = items[0] ?? -1
      size -= 1
      if (size > 0) sink(items[size] ?? 0, keys[size] ?? 0)
      return top
    },
  }
}
