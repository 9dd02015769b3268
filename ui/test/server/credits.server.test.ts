// The page of data and credits, as the server answers it.
import { openStore } from '@evkit/data/service'
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()

const readRows = async (
  site: string,
  { given = store, table = 'stations' } = {},
): Promise<readonly (readonly string[])[]> => {
  const answer = await createSite({ store: given, ...PLAIN_SITE }).request(`/${site}/data-credits/`)
  const page = await answer.text()
  const section =
    new RegExp(`<section[^>]*aria-labelledby="${table}-heading".*?</section>`).exec(page)?.[0] ?? ''
  return [...section.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(
    ([, name = '', cells = '']) => [
      name,
      ...[...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell),
    ],
  )
}

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const bare = (html: string): string => plain(html.replaceAll(/<[^>]*>/g, ''))

describe('[E-T-33] what every figure rests on', () => {
  test('[E-B-62] every source with what it was used for, its licence and the day, its words as they are', async () => {
    const rows = (await readRows('uk', { table: 'sources' })).map((cells) => cells.map(bare))
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.flat().filter((cell) => cell.includes('\\') || cell === '')).toEqual([])
    const open = rows.find(([title = '']) => title.startsWith('Open EV Data'))
    expect(open).toHaveLength(4)
    expect(open?.at(-1)).toMatch(/^\d{1,2} \w{3,4} 20\d\d$/)
  })

  test.each([
    ['uk', 'Measured', '28 min'],
    ['de', 'Gemessen', '28 Min.'],
    ['se', 'Uppmätt', '28 min'],
    ['ae', 'مَقيس', '28'],
  ])('on %s our times stand beside the published ones', async (site, measured, minutes) => {
    const rows = (await readRows(site, { table: 'check' })).map((cells) => cells.map(bare))
    const small = rows.find(([title = '']) => title.includes('EX30 Cross Country'))
    expect(rows.some(([, basis]) => basis === measured)).toBe(true)
    expect(small?.[2]).toContain(minutes)
    expect(rows.flat().filter((cell) => /[{}\\]/.test(cell) || cell === '')).toEqual([])
  })
})

describe('[E-T-101] how well the stations of each country are known', () => {
  test.each([
    ['uk', 'Norway', 'en-GB'],
    ['de', 'Norwegen', 'de-DE'],
    ['se', 'Norge', 'sv-SE'],
  ])(
    'on %s every country by its name, in order, as the planner counts it',
    async (site, norway, locale) => {
      const rows = await readRows(site)
      const names = rows.map(([name = '']) => name)
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, locale)))
      expect(rows.map(([, count = '']) => Number(count.replaceAll(/\D/g, ''))).sort()).toEqual(
        store.maps.coverage.map(({ stations }) => stations).sort(),
      )
      const found = rows.find(([name]) => name === norway) ?? []
      expect(found.slice(1).map(plain)).toEqual(['0', site === 'uk' ? '0%' : '0 %', '–'])
      const shares = store.maps.coverage.map(({ share }) => `${Math.round(share * 100)}`)
      expect(rows.map(([, , share = '']) => share.replaceAll(/\D/g, '')).sort()).toEqual(
        shares.sort(),
      )
    },
  )

  test('where another service knows roads and stations nothing is said of ours', async () => {
    const other = openStore(new URL('../../../data/', import.meta.url), undefined, {
      hasOwnRoads: false,
      hasAddresses: false,
    })
    if (E.isLeft(other)) throw new Error('the data has faults')
    expect(await readRows('uk', { given: other.right })).toEqual([])
  })
})
