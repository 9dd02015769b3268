// A page of content that works: its line in the table of pages and a document in every language, with blocks to begin with.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, requireName } from './fill-in.mjs'

const TABLE = 'data/content/pages.json'
const FOLDER = 'data/content/pages'
const PATH = /^[a-z\d]+(-[a-z\d]+)*(\/[a-z\d]+(-[a-z\d]+)*)*$/

const toDocument = (name) => {
  const words = fillIn('%words%', name)
  return {
    label: words,
    title: `${words}: {maker}`,
    description: 'One sentence for search engines and for who passes the page on.',
    blocks: [
      {
        id: 'intro',
        type: 'intro-header',
        content: { heading: words, subHeading: 'What the page is about.', headingTag: 'h1' },
      },
      { id: 'statement', type: 'text-statement', content: { text: 'One sentence, large.' } },
    ],
  }
}

/**
 * Files of a page.
 *
 * @param {string} root
 * @param {string} name Small letters, with hyphens between words.
 * @param {string} [path] Its address behind the site; its name, unless told otherwise.
 * @returns {{ files: Readonly<Record<string, string>>, left: readonly string[] }} Texts by path, and what is left to do.
 * @throws When the name is none, or taken, or the address cannot be one.
 */
export const makePage = (root, name, path = name) => {
  requireName(name)
  if (!PATH.test(path)) throw new Error(`${path}: expected small letters, hyphens and slashes`)
  const table = JSON.parse(readFileSync(join(root, TABLE), 'utf8'))
  const languages = readdirSync(join(root, FOLDER))
  const isThere = languages.some((one) => existsSync(join(root, FOLDER, one, `${name}.json`)))
  if (isThere || table.some((page) => page.path === path))
    throw new Error(`${name}: there is such a page`)
  const document = `${JSON.stringify(toDocument(name), null, 2)}\n`
  return {
    files: {
      [TABLE]: `${JSON.stringify([...table, { name, path, isInFooter: true }], null, 2)}\n`,
      ...Object.fromEntries(
        languages.map((language) => [`${FOLDER}/${language}/${name}.json`, document]),
      ),
    },
    left: [
      `${FOLDER}/*/${name}.json: what the page says, in each language; npx evkit content check ${FOLDER} names what is wrong`,
      `${TABLE}: whether the footer leads to it`,
      `/{site}/${path}/: its look, seen at 360, 768, 1280 and 1680 px, light and dark`,
    ],
  }
}
