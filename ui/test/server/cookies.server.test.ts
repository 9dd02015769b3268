// The page about cookies names everything the site may keep in a browser, with what it is, how long and by which consent.
import { expect, test } from 'vitest'
import { BROWSER_RECORDS } from '@evkit/engine/site'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()
const app = createSite({ ...PLAIN_SITE, store })

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const readRows = async (site: string): Promise<readonly (readonly string[])[]> => {
  const html = await (await app.request(`/${site}/cookies/`)).text()
  const table = /<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? ''
  return [...table.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => plain(cell)),
  )
}

test('[B-CONS-09] [D-B-44] the page about cookies of every site lists all that is kept in a browser, in its language', async () => {
  const missing: string[] = []
  for (const site of store.sites) {
    const [head = [], ...rows] = await readRows(site)
    expect(head).toHaveLength(4)
    const names = rows.map(([name = '']) => name).join(' ')
    for (const { name } of BROWSER_RECORDS)
      if (!names.includes(name.trim())) missing.push(`${site}: ${name}`)
    for (const cells of rows)
      if (cells.length !== 4 || cells.includes('')) missing.push(`${site}: ${cells.join(' | ')}`)
    // What is kept alike is called by its own words: no name stands in the place of a purpose.
    for (const [, what = '', , purpose = ''] of rows)
      if (/consent\.|^[a-z]+$/.test(`${purpose} ${what}`)) missing.push(`${site}: ${purpose}`)
  }
  expect(missing).toEqual([])
})

test('[B-CONS-09] an English visitor reads what each name is', async () => {
  const rows = await readRows('uk')
  expect(rows[1]).toEqual([
    'OptanonConsent Cookie',
    'Your choice about cookies',
    '180 days',
    'Strictly necessary',
  ])
  expect(rows.find(([name = '']) => name.startsWith('urlData'))?.slice(2)).toEqual([
    'until you close the tab',
    'Performance or Statistics',
  ])
})
