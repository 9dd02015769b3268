// A market like one there is: its files and entries under a new slug. Every figure in them is marked as an example.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SITES = 'data/content/sites'
const FORMS = 'data/content/forms'
const STREETS = `${FORMS}/addresses.csv`

const EXAMPLE = {
  source: 'evkit-example',
  licence: 'CC0-1.0',
  basis: 'example',
}

// Prices and taxes say how they are known; prices of cars do not.
const toExample = (like) => (row) => ({
  ...row,
  ...EXAMPLE,
  ...(row.confidence === undefined ? {} : { confidence: 'computed' }),
  note: `Taken over from the market ${like}; an example until it is replaced.`,
})

const indent = (text) => text.replaceAll(/^/gm, '  ')

// Other entries stay as they are written.
const appendEntries = (text, entries) =>
  entries.length === 0
    ? text
    : text.replace(
        /\n\]\s*$/,
        `,\n${entries.map((one) => indent(JSON.stringify(one, null, 2))).join(',\n')}\n]\n`,
      )

// The caption over consents is one of the quote form of the United Kingdom only.
const GROUPING_LABEL = /"GroupingLabel",\s*/g

// Ids of retailers, campaigns and sales begin with the country; addresses of pages with the slug.
const rename = (text, { like, country }, slug) => {
  const upper = slug.toUpperCase()
  return text
    .replaceAll(`"market": "${like}"`, `"market": "${slug}"`)
    .replaceAll(`"/${like}/`, `"/${slug}/`)
    .replaceAll(GROUPING_LABEL, '')
    .replaceAll(new RegExp(`^(  "country": )"${country}"`, 'gm'), `$1"${upper}"`)
    .replaceAll(
      new RegExp(`\\b(?:${country}|${like.toUpperCase()})(?=\\d{3}\\b|-IS-|-[A-Z]+-[BC]\\b)`, 'g'),
      upper,
    )
    .replaceAll(new RegExp(`\\b(?:${country}|${like})(?=\\d{3}@)`, 'gi'), slug)
}

// Without a street of its own a market suggests nothing while an address is typed.
const appendStreets = (text, like, slug) => {
  const rows = text.split('\n').filter((row) => row.startsWith(`${like},`))
  return [text.trimEnd(), ...rows.map((row) => `${slug}${row.slice(like.length)}`), ''].join('\n')
}

/**
 * Files of a market like another one.
 *
 * @param {string} root
 * @param {string} slug First segment of its addresses: two to eight small letters.
 * @param {string} like A market there is.
 * @returns {{ files: Readonly<Record<string, string>>, left: readonly string[] }} Texts by path, and what is left to do.
 * @throws When there is such a market already, or nothing to be like.
 */
export const makeMarket = (root, slug, like = 'uk') => {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const has = (path) => existsSync(join(root, path))
  if (!/^[a-z]{2,8}$/.test(slug)) throw new Error(`${slug}: expected two to eight small letters`)
  if (has(`${SITES}/${slug}.json`)) throw new Error(`${slug}: there is such a market`)
  if (!has(`${SITES}/${like}.json`)) throw new Error(`${like}: there is no such market to be like`)
  const site = JSON.parse(read(`${SITES}/${like}.json`))
  const name = `${site.siteName} (${slug})`
  const files = {
    [`${SITES}/${slug}.json`]: JSON.stringify({ ...site, site: slug, siteName: name }, null, 2),
  }
  const append = (path, key, change = (row) => row) => {
    const rows = JSON.parse(read(path)).filter((row) => row[key] === like)
    files[path] = appendEntries(
      read(path),
      rows.map((row) => ({ ...change(row), [key]: slug })),
    )
  }
  for (const file of ['range-sites', 'savings-sites']) append(`data/content/${file}.json`, 'site')
  for (const file of ['prices', 'taxes', 'car-prices'])
    append(`data/sources/${file}.json`, 'market', toExample(like))
  const hasForms = has(`${FORMS}/markets/${like}.json`)
  const parts = ['markets/_.json', 'flexforms/_.json', 'dealers/_.csv'].filter(() => hasForms)
  const country = hasForms ? JSON.parse(read(`${FORMS}/markets/${like}.json`)).country : ''
  for (const part of parts) {
    const path = (market) => `${FORMS}/${part.replace('_', market)}`
    files[path(slug)] = rename(read(path(like)), { like, country }, slug)
  }
  if (hasForms) {
    files[STREETS] = appendStreets(read(STREETS), like, slug)
    append('data/brand/markets.json', 'market')
  }
  return {
    files,
    left: [
      `${SITES}/${slug}.json: locale, language, name and places on the map are those of ${like}`,
      'data/content/savings-sites.json: currency, its sign and the sliders',
      'data/sources/prices.json, taxes.json, car-prices.json: each row is an example until it has a source',
      ...(hasForms
        ? [
            `${FORMS}: retailers, streets in addresses.csv, campaign codes and the country of the map`,
            'data/brand/markets.json: how somebody is reached, and hosts of the maker',
          ]
        : []),
      'docs/guides/add-a-market.md says what each of them means; npm run check:data says what is wrong',
    ],
  }
}
