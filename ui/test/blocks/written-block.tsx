// A page blocks are mounted in: with the words of their parts, read and written as the server does it.
import type { Lenient } from '../../../engine/src/content/index.js'
import { root as place } from '../../../engine/test/kit/content-site.js'
import type { Option } from '@evkit/engine/shared'
import { option as O } from 'fp-ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { createDismissals } from '../../src/blocks/parts/dismissals.js'
import type { Enhance } from '../../src/blocks/parts/enhance.dom.js'
import { BlockWordsProvider, DisclaimerProvider } from '../../src/blocks/parts/index.js'
import type { TextStorage } from '../../src/tool/text-storage.js'
import { nextFrame, openPage } from '../tool-page.js'
import { mountedRoot } from '../roots.js'

/** Reads content as the server does; fails where nothing would be shown. */
export const readContent = <A,>(codec: Lenient<Option<A>>, written: unknown): A => {
  const { value } = codec(written, place)
  if (O.isNone(value)) throw new Error('nothing of this is shown')
  return value.value
}

const WORDS = {
  language: 'en',
  newTab: 'opens in a new tab',
  disclaimers: 'Notes',
  disclaimerMark: 'Note {symbol}',
  disclaimerBack: 'Back to {place}',
}

const around = (block: ReactNode) => (
  <BlockWordsProvider value={WORDS}>
    <DisclaimerProvider footnotes={[]}>{block}</DisclaimerProvider>
  </BlockWordsProvider>
)

/** A block on a page between two links. */
export interface BlockPage {
  readonly block: HTMLElement
  readonly before: HTMLElement
  readonly after: HTMLElement
}

const makeLink = (name: string): HTMLElement => {
  const link = document.createElement('a')
  link.href = `#${name}`
  link.textContent = name
  return link
}

// What is taken off the page hears of nothing any more.
let awake: Root | undefined

/** Writes a block as the server does, without waking it. */
export const writeBlock = (block: ReactNode, direction: 'ltr' | 'rtl' = 'ltr'): BlockPage => {
  awake?.unmount()
  awake = undefined
  const { element } = openPage()
  document.documentElement.dir = direction
  document.documentElement.lang = direction === 'rtl' ? 'ar' : 'en'
  const place = document.createElement('div')
  place.append(document.createRange().createContextualFragment(renderToString(around(block))))
  const [before, after] = [makeLink('before'), makeLink('after')]
  element.append(before, place, after)
  return { block: place, before, after }
}

/** Wakes a block that was written; what it moves is listed by the test of its place. */
export const wakeBlock = async (page: BlockPage, block: ReactNode): Promise<void> => {
  flushSync(() => {
    awake = mountedRoot(hydrateRoot(page.block, around(block)))
  })
  await nextFrame()
}

/** Writes a block and wakes it. */
export const openBlock = async (
  block: ReactNode,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<BlockPage> => {
  const page = writeBlock(block, direction)
  await wakeBlock(page, block)
  return page
}

/** Enhances a block that was written. */
export const enhanceBlock = async (page: BlockPage, enhance: Enhance): Promise<void> => {
  await enhance(page.block)
  await nextFrame()
}

/** Writes a block and enhances it. */
export const openEnhanced = async (
  block: ReactNode,
  enhance: Enhance,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<BlockPage> => {
  const page = writeBlock(block, direction)
  await enhanceBlock(page, enhance)
  return page
}

/** A store of texts. */
export const makeStore = (): TextStorage & { readonly all: Map<string, string> } => {
  const all = new Map<string, string>()
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, text) => {
      all.set(key, text)
    },
    removeItem: (key) => {
      all.delete(key)
    },
  }
}

/** A store that is switched off. */
export const brokenStore = (): TextStorage => {
  throw new Error('storage is switched off')
}

/** What is closed during a visit of its own. */
export const visit = () => createDismissals(makeStore)
