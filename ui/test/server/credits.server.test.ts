// The page of data and credits, as the server answers it.
import { openStore } from '@evkit/data/service'
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()

const readRows = async (site: string, given = store): Promise<readonly (readonly string[])[]> => {
  const answer = await createSite({ store: given, ...PLAIN_SITE }).request(`/${site}/data-credits/`)
  const page = await answer.text()
  const section = /<section[^>]*data-part="coverage".*?<\/section>/.exec(page)?.[0] ?? ''
  return [...section.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(
    ([, name = '', cells = '']) => [
      name,
      ...[...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell),
    ],
  )
}

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

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
    const other = openStore(new URL('../../../data/', import.meta.url), undefined, false)
    if (E.isLeft(other)) throw new Error('the data has faults')
    expect(await readRows('uk', other.right)).toEqual([])
  })
})
