/** Marks the root of a block that a script can wake; its value names the block in the data of the page. */
export const ISLAND = 'data-island'
/** Marks a root that is enhanced as it stands: its value is the type of its block. */
export const ENHANCES = 'data-enhances'
/** Marks a root that was enhanced. */
export const ENHANCED = 'data-enhanced'
/** Marks a root that has no box of its own, so that what it holds lies on the page itself. */
export const BOXLESS = 'data-boxless'
/** What stands at the end of every page of blocks. */
export const CONTROLS = 'page-controls'
