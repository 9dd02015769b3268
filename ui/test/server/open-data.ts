// The shipped data, for tests of the site in plain Node.
import { either as E } from 'fp-ts'
import { openStore, type Store } from '@evkit/data/service'

/** Opens the shipped data; a fault in it ends the test. */
export const openData = (): Store => {
  const store = openStore(new URL('../../../data/', import.meta.url))
  if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
  return store.right
}
