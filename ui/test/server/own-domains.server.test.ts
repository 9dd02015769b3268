// A product with more domains than one: links to them stay in the tab, and a signed-in driver may come back to them.
import { some } from '@evkit/engine/shared'
import { expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()

// The site with a page that an author has written links into.
const written = {
  ...store,
  findContent: (...asked: Parameters<typeof store.findContent>) =>
    asked[1] === 'page-home'
      ? some({
          title: 'Home',
          texts: {},
          blocks: [
            {
              id: 'links',
              type: 'callouts',
              content: {
                callouts: [
                  {
                    title: 'Links',
                    description:
                      '[shop](https://shop.example.com/a), [other](https://example.org/b), [fake](https://notexample.com/c)',
                  },
                ],
              },
            },
          ],
        })
      : store.findContent(...asked),
}

const options = { ...PLAIN_SITE, store: written, fleetSignIn: 'https://login.example' }

const linkTo = async (site: ReturnType<typeof createSite>, href: string): Promise<string> => {
  const html = await (await site.request('/uk/')).text()
  return new RegExp(`<a[^>]*href="${href}"[^>]*>`).exec(html)?.[0] ?? 'none'
}

test('[D-B-07] [B-I18N-08] [B-NAV-19] a link to a domain of the product stays in the tab, one to any other does not', async () => {
  const site = createSite({ ...options, ownDomains: ['example.com'] })
  expect(await linkTo(site, 'https://shop.example.com/a')).not.toContain('_blank')
  for (const other of ['https://example.org/b', 'https://notexample.com/c'])
    expect(await linkTo(site, other)).toMatch(
      /target="_blank".*rel="noopener noreferrer"|rel="noopener noreferrer".*target="_blank"/,
    )
  // Without the setting the product is its own host.
  expect(await linkTo(createSite(options), 'https://shop.example.com/a')).toContain('_blank')
})

test('[B-FLEET-07] [D-B-07] whoever has signed in is sent on to a domain of the product, and to no other', async () => {
  const site = createSite({ ...options, ownDomains: ['example.com'] })
  const sentTo = async (redirectUrl: string): Promise<string | null> => {
    const path = `/api/fleet/external/uk/set-session?redirectUrl=${encodeURIComponent(redirectUrl)}`
    return (await site.request(path)).headers.get('location')
  }
  expect(await sentTo('https://shop.example.com/fleet')).toBe('https://shop.example.com/fleet')
  expect(await sentTo('https://evil.example/fleet')).toBe('/uk/business/fleet')
})
