// What the guide to a new page says, done in a copy of the data: the page is there, and everything leads to it.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { either as E } from 'fp-ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '@evkit/data/service'
import { copyHouse } from '../../../.config/copy-house.mjs'
import { writeNew } from '../../../.config/new.mjs'
import { createSite } from '../../server/site.js'
import { PLAIN_SITE } from './open-data.js'

const ROOT = join(import.meta.dirname, '../../..')
const GUIDE = readFileSync(join(ROOT, 'docs/guides/add-a-page.md'), 'utf8')
const [, WORDS = ''] = /^npm run new (.+)$/m.exec(GUIDE) ?? []
const PATH = '/uk/cars/winter-tyres/'

let root = ''
let store: Store
beforeAll(() => {
  root = copyHouse({
    copied: ['data/content'],
    linked: readdirSync(join(ROOT, 'data'))
      .filter((name) => name !== 'content')
      .map((name) => `data/${name}`),
  })
  writeNew(WORDS.split(' '), root)
  const opened = openStore(pathToFileURL(`${root}/data/`))
  if (E.isLeft(opened)) throw new Error(JSON.stringify(opened.left))
  store = opened.right
}, 120_000)
afterAll(() => {
  rmSync(root, { recursive: true })
})

const get = async (path: string): Promise<string> => {
  const answer = await createSite({ ...PLAIN_SITE, store }).request(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

describe('[B-SCOPE-02] a new page, by its guide', () => {
  test('stands in the table as the guide says', () => {
    const [, line = ''] = /^(\{ "name": "winter-tyres".*\})$/m.exec(GUIDE) ?? []
    expect(readJson('data/content/pages.json')).toContainEqual(JSON.parse(line))
  })

  test('has a document in every language, with the members the guide names', () => {
    const [, shown = ''] = /^```json\n(\{\n {2}"label"[^]*?)^```/m.exec(GUIDE) ?? []
    const { teaser: _, ...members } = JSON.parse(shown) as Readonly<Record<string, unknown>>
    for (const language of readdirSync(join(root, 'data/content/pages'))) {
      const written = readJson(`data/content/pages/${language}/winter-tyres.json`)
      expect(Object.keys(written as object)).toEqual(Object.keys(members))
      expect(written).toMatchObject({ label: members['label'], title: members['title'] })
    }
  })

  test('is there on every site, with its title, its trail and its languages', async () => {
    for (const site of store.sites) {
      const html = await get(`/${site}/cars/winter-tyres/`)
      expect(html).toContain('<h1')
      expect(html).toMatch(/<title>Winter tyres: /)
      expect(html).toMatch(/<span aria-current="page">Winter tyres<\/span>/)
      expect(html).toContain(`href="/${site}/cars/"`)
      for (const other of store.sites)
        expect(html).toContain(`href="${PLAIN_SITE.origin}/${other}/cars/winter-tyres/"`)
    }
  })

  test('is in the footer, in the map for search engines, and answers without a slash at its end', async () => {
    const home = await get('/uk/')
    expect(home.slice(home.indexOf('<footer'))).toContain(`href="${PATH}"`)
    expect(await get('/sitemap.xml')).toContain(`<loc>${PLAIN_SITE.origin}${PATH}</loc>`)
    const moved = await createSite({ ...PLAIN_SITE, store }).request(PATH.slice(0, -1))
    expect([moved.status, moved.headers.get('location')]).toEqual([308, PATH])
  })

  test('is refused where there is one, or no such address can be', () => {
    const before = readJson('data/content/pages.json')
    expect(() => writeNew(WORDS.split(' '), root)).toThrow('there is such a page')
    expect(() => writeNew(['page', 'other', 'at', 'cars/winter-tyres'], root)).toThrow(
      'there is such a page',
    )
    expect(() => writeNew(['page', 'other', 'at', 'Cars'], root)).toThrow('Cars: expected')
    expect(() => writeNew(['page', 'Other'], root)).toThrow('Other: expected')
    expect(readJson('data/content/pages.json')).toEqual(before)
  })
})
