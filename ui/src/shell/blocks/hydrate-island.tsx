import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { onceEach } from '../../tool/once-each.js'
import type { EarlyChoices } from '../early-choices.js'
import { BlockSurroundings } from './block-surroundings.js'
import { loadIsland, type BlockPageData } from './island-blocks.js'
import { ISLAND } from './island.js'

// A page of many blocks is read once, whichever wakes first.
const readData = onceEach(({ textContent }: Element) => JSON.parse(textContent) as BlockPageData)

const readPage = (): BlockPageData | undefined => {
  const element = document.querySelector('#page-data')
  return element === null ? undefined : readData(element)
}

const settle = (): void => {
  flushSync(() => undefined)
}

/** Hydrates one block of the page on the data the server has written for it. */
export const hydrateIsland = async (root: Element, early: EarlyChoices): Promise<void> => {
  const page = readPage()
  const block = page?.islands[root.getAttribute(ISLAND) ?? '']
  if (page === undefined || block === undefined) {
    early.giveUp()
    return
  }
  const draw = await loadIsland(block, page)
  const say = (name: string): string => page.texts[name] ?? ''
  early.take()
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BlockSurroundings
          say={say}
          footnotes={page.footnotes}
          onAwake={() => {
            queueMicrotask(() => {
              early.makeAgain(settle)
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
