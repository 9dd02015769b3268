/** Marks the root of a block that a script can wake; its value names the block in the data of the page. */
export const ISLAND = 'data-island'
/** Marks a root that has no box of its own, so that what it holds lies on the page itself. */
export const BOXLESS = 'data-boxless'
