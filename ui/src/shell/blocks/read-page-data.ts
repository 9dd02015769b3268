import { onceEach } from '../../tool/once-each.js'
import type { BlockPageData } from './island-blocks.js'

// A page of many blocks is read once, whichever wakes first.
const readData = onceEach(({ textContent }: Element) => JSON.parse(textContent) as BlockPageData)

/** Reads what the server has written for the scripts of a page of blocks. */
export const readPageData = (): BlockPageData | undefined => {
  const element = document.querySelector('#page-data')
  return element === null ? undefined : readData(element)
}
