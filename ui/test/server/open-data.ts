// The shipped data, for tests of the site in plain Node.
import { openStore, type Store } from '@evkit/data/service'

/** Opens the shipped data; a fault in it ends the test. */
export const openData = (): Store => {
  const store = openStore(new URL('../../../data/', import.meta.url))
  if (store._tag === 'Left') throw new Error(JSON.stringify(store.left))
  return store.right
}
