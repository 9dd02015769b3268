// A tool that works: one slider, its figure, its address and its texts, in engine and ui, with tests. What it is really to
// work out takes their place.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, requireName } from './fill-in.mjs'

const TEMPLATES = new URL('tool/', import.meta.url)

const placesOf = (name) => ({
  'entry.ts': `engine/src/entries/${name}.ts`,
  'types.ts': `engine/src/${name}/${name}.types.ts`,
  'url.ts': `engine/src/${name}/${name}.url.ts`,
  'tool.ts': `engine/src/${name}/${name}.tool.ts`,
  'machine.ts': `engine/src/${name}/${name}.machine.ts`,
  'view.ts': `engine/src/${name}/view/${name}.view.ts`,
  'readme.md': `engine/src/${name}/README.md`,
  'engine.test.ts': `engine/test/${name}/${name}.test.ts`,
  'ui-index.ts': `ui/src/${name}/index.ts`,
  'ui.tsx': `ui/src/${name}/${name}.tsx`,
  'ui.test.tsx': `ui/test/${name}/${name}.server.test.tsx`,
})

// What stands for a tool elsewhere, behind the entry of the cost calculator.
const REGISTERED = [
  [
    '.dependency-cruiser.mjs',
    (text, name) => text.replace(/^(const TOOLS = '[^']*)'/m, `$1|${name}'`),
  ],
  [
    'engine/README.md',
    (text, name) =>
      text
        .replace(
          /^\| `@evkit\/engine\/cost` /m,
          `| \`@evkit/engine/${name}\` | the tool: the address, the machine, what it shows | XState |\n$&`,
        )
        .replace('[cost](src/cost/README.md)', `$&, [${name}](src/${name}/README.md)`),
  ],
  [
    'docs/architecture.md',
    (text, name) =>
      text
        .replace('`engine/src/cost`', `$&, \`engine/src/${name}\``)
        .replace('`ui/src/cost`', `$&, \`ui/src/${name}\``)
        .replace(/(route cost savings) {2,}/, `$1 ${name}    `),
  ],
]

/**
 * Files of a tool.
 *
 * @param {string} root
 * @param {string} name Small letters, with hyphens between words.
 * @returns {{ files: Readonly<Record<string, string>>, left: readonly string[] }} Texts by path, and what is left to do.
 * @throws When the name is none, or taken.
 */
export const makeTool = (root, name) => {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  requireName(name)
  for (const folder of ['engine/src', 'ui/src']) {
    if (existsSync(join(root, folder, name)))
      throw new Error(`${folder}/${name}: there is such a room`)
  }
  const files = Object.fromEntries(
    Object.entries(placesOf(name)).map(([template, path]) => [
      path,
      fillIn(readFileSync(new URL(`${template}.txt`, TEMPLATES), 'utf8'), name),
    ]),
  )
  for (const [path, change] of REGISTERED) files[path] = change(read(path), name)
  return {
    files,
    left: [
      `engine/src/${name}: what it really works out, with its rows in docs/spec and in the titles of its tests`,
      `docs/glossary.md: its words; docs/test/surface.test.ts: its names, by npx vitest -u`,
      `data/content: its texts in every language, with a codec in engine/src/${name}/documents`,
      'its document: CONTENT_CLIENTS in engine/src/site/content.ts, data/content/savings-assemble.ts or one like it, data/service/savings-store.ts, ui/src/shell/documents.ts',
      'its page: PAGES in engine/src/site/page.ts (the compiler then asks for its record and its renderer), SCRIPTS, a folder like ui/src/shell/savings',
      'what nobody asks for: page-readings.ts and site-menu.ts in ui/src/shell, engine/src/site/trail.ts with menu and trail in data/content/languages, .config/budgets.json',
      'its formula: docs/scripts/register.ts; its command: data/cli/tools.ts and docs/guides/command-line.md',
      'until it has a page nobody reads the component, and the check for what is unused says so',
    ],
  }
}
