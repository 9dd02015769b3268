// Drafts of pages of blocks: for authors where previews are open, for nobody else.
import { expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const options = { ...PLAIN_SITE, store: openData() }
const closed = createSite(options)
const open = createSite({ ...options, isPreviewOpen: true })

const DRAFT = 'Our cars (draft)'
const read = async (site: typeof open, path: string): Promise<string> =>
  (await site.request(path)).text()

test('[B-CONST-03] [T-NAV-08] [D-B-60] a page of blocks shows its draft where previews are open and asked for, unlisted', async () => {
  const draft = await read(open, '/uk/cars/?preview=true')
  expect(draft).toContain(DRAFT)
  expect(draft).toMatch(/<meta name="robots" content="noindex/)
  const [published, ofPublic] = [
    await read(open, '/uk/cars/'),
    await read(closed, '/uk/cars/?preview=true'),
  ]
  for (const page of [published, ofPublic]) {
    expect(page).not.toContain('(draft)')
    expect(page).toContain('Six ways to drive electric')
  }
  // Another site has no draft of it.
  expect(await read(open, '/us/cars/?preview=true')).not.toContain('(draft)')
})
