import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { EventRecording } from '../event-replay.js'
import { BlockSurroundings } from './block-surroundings.js'
import { loadIsland } from './island-blocks.js'
import { ISLAND } from './island.js'
import { readPageData } from './read-page-data.js'

const settle = (): void => {
  flushSync(() => undefined)
}

/** Hydrates one block of the page on the data the server has written for it. */
export const hydrateIsland = async (root: Element, early: EventRecording): Promise<void> => {
  const page = readPageData()
  const block = page?.islands[root.getAttribute(ISLAND) ?? '']
  if (page === undefined || block === undefined) {
    early.giveUp()
    return
  }
  const draw = await loadIsland(block, page)
  const say = (name: string): string => page.texts[name] ?? ''
  early.capture()
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BlockSurroundings
          locale={page.context.locale}
          say={say}
          footnotes={page.footnotes}
          onAwake={() => {
            queueMicrotask(() => {
              early.replay(settle)
            })
          }}
        >
          {draw(say)}
        </BlockSurroundings>
      </StrictMode>,
      { identifierPrefix: block.id },
    )
  })
}
