// The page of the retailers, as the server answers it: everything is there before any script.
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()
const app = createSite({ store, ...PLAIN_SITE })

const ask = async (path: string): Promise<string> => {
  const answer = await app.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.text()).replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}

const cardsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<li id="retailer-.*?<\/li>/gs)].map(([card]) => card)

const namesOf = (page: string): readonly string[] =>
  cardsOf(page).map((card) => /<bdi id="[^"]*-name">([^<]*)/.exec(card)?.[1] ?? '')

const retailersOf = (site: string) =>
  store.forms.markets.find(({ entry }) => entry.market === site)?.retailers ?? []

describe('[E-B-60] the page of the retailers', () => {
  test.each(['uk', 'us', 'de', 'se', 'ae'])(
    'of %s lists every retailer by name, with its phone, its mail and the way to an offer of it',
    async (site) => {
      const page = await ask(`/${site}/retailers/`)
      const retailers = retailersOf(site)
      expect(namesOf(page)).toHaveLength(retailers.length)
      expect(new Set(namesOf(page))).toEqual(new Set(retailers.map(({ name }) => name)))
      const { compare } = new Intl.Collator(/<html lang="([^"]*)"/.exec(page)?.[1])
      expect(namesOf(page)).toEqual([...namesOf(page)].sort(compare))
      for (const { dealerId, phone, generalContactEmail } of retailers) {
        const card = cardsOf(page).find((one) => one.includes(`id="retailer-${dealerId}"`)) ?? ''
        expect(card).toContain(`href="/${site}/quote/form?retailerid=${dealerId}"`)
        expect(card).toContain(`href="mailto:${generalContactEmail}"`)
        if (phone !== '') expect(card).toContain(phone)
      }
      expect(page).not.toContain('noindex')
      expect(page).not.toMatch(/[>"]retailers\.[a-z]+[<"]/)
    },
  )

  test('near a place the nearest comes first, with how far it is, and machines leave it out', async () => {
    const page = await ask('/uk/retailers/?place=Maidenhead')
    const [first = ''] = cardsOf(page)
    expect(namesOf(page)[0]).toContain('Maidenhead')
    expect(first).toContain('0.0\u00a0mi')
    const far = cardsOf(page).map((card) => Number(/([\d.,]+)\u00a0mi/.exec(card)?.[1]))
    expect(far).toHaveLength(8)
    expect(far).toEqual([...far].sort((a, b) => a - b))
    expect(page).toContain('value="Maidenhead"')
    expect(page).toContain('content="noindex"')
  })

  test('a postcode is a place as well', async () => {
    expect(namesOf(await ask('/uk/retailers/?place=W4'))[0]).toContain('London')
  })

  test('of a place nobody knows it says so and lists all of them; what was typed stays a text', async () => {
    const page = await ask(`/uk/retailers/?place=${encodeURIComponent('<b>Atlantis</b>')}`)
    expect(page).toContain('We do not know “&lt;b&gt;Atlantis&lt;/b&gt;”.')
    expect(namesOf(page)).toHaveLength(retailersOf('uk').length)
    expect(page).not.toContain('<b>Atlantis')
  })

  test('every mark of the map is called as the list calls it', async () => {
    const page = await ask('/de/retailers/')
    const marks = [...page.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, mark]) => mark)
    expect(marks).toEqual(retailersOf('de').map((_, at) => String(at + 1)))
    expect(page).toContain('<div id="tool"')
  })
})
