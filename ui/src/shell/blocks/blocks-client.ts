// What a page of blocks loads when it is first touched: it wakes the blocks that are used or near, follows pictures and
// blocks that come into view, and knows for how long prices have been seen.
import { watchPictures } from '../../blocks/parts/watch-pictures.dom.js'
import type { EventRecording } from '../event-replay.js'
import { reportUnlessLeft } from '../report-unless-left.js'
import type { Touched } from './first-touch.dom.js'
import { ENHANCES } from './island.js'
import { watchIslands } from './islands.dom.js'
import { watchReveals } from './reveal.dom.js'
import { watchStalePrices } from './stale-prices.dom.js'

const wake = (root: Element, early: EventRecording): void => {
  const woken = root.hasAttribute(ENHANCES)
    ? import('./enhance-island.js').then(({ enhanceIsland }) => enhanceIsland(root, early))
    : import('./hydrate-island.js').then(({ hydrateIsland }) => hydrateIsland(root, early))
  woken.catch((reason: unknown) => {
    early.giveUp()
    reportUnlessLeft(reason)
  })
}

/** Wakes the blocks of the page from now on, those first that were touched. */
export const wakeBlocks = (touched: Touched): void => {
  watchReveals()
  watchPictures()
  watchStalePrices(watchIslands(wake, touched))
}
