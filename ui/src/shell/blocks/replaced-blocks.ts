// What stands on a page of blocks only while its address asks for nothing.
import { finderAddress, isAsked } from '@evkit/engine/internal/blocks'
import { leaveOutBlocks } from '@evkit/engine/internal/content'
import type { Query } from '@evkit/engine/shared'
import type { BlockPage } from './read-block-page.js'

const replacedBy = (block: BlockPage['blocks'][number], query: Query): readonly string[] =>
  block.type === 'car-finder' && isAsked(finderAddress.read(query, block.content).selection)
    ? [block.content.replaces]
    : []

/** Leaves out the blocks in whose place others show what an address asks for. */
export const leaveOutReplaced = (page: BlockPage, query: Query): BlockPage => {
  const ids = page.blocks.flatMap((block) => replacedBy(block, query))
  return ids.length === 0 ? page : { ...page, ...leaveOutBlocks(page, ids) }
}
