// The shipped data, for tests of the site in plain Node.
import { either as E } from 'fp-ts'
import { openStore, type Store } from '@evkit/data/service'
import type { SiteOptions } from '../../server/site.js'
import { renderPage } from '../../src/shell/render.js'

const open = (): Store => {
  const store = openStore(new URL('../../../data/', import.meta.url))
  if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
  return store.right
}

let opened: Store | undefined

/** The shipped data, opened once for all tests of a process; a fault in it ends the test. */
export const openData = (): Store => (opened ??= open())

/** A site that was not built: its pages, and no files. */
export const PLAIN_SITE = {
  render: renderPage,
  findAsset: () => undefined,
  listAssets: () => ({ styles: [], scripts: [], preloads: [], fonts: [] }),
  origin: 'https://cars.example',
  headers: {},
  isPreviewOpen: false,
} as const satisfies Omit<SiteOptions, 'store'>
