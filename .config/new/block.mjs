// A content block that works: its codec in the engine, its component, both with a test, and a place on every page.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, requireName } from './fill-in.mjs'

const TEMPLATES = new URL('block/', import.meta.url)

const placesOf = (name) => ({
  'types.ts': `engine/src/blocks/${name}/${name}.types.ts`,
  'codec.ts': `engine/src/blocks/${name}/${name}.codec.ts`,
  'engine.test.ts': `engine/test/blocks/${name}/${name}.codec.test.ts`,
  'ui-index.ts': `ui/src/blocks/${name}/index.ts`,
  'ui.tsx': `ui/src/blocks/${name}/${name}.tsx`,
  'ui.module.css': `ui/src/blocks/${name}/${name}.module.css`,
  'samples.ts': `ui/src/shell/gallery/${name}-samples.ts`,
  'ui.test.tsx': `ui/test/blocks/${name}/${name}.server.test.tsx`,
})

// What stands for a block elsewhere, before that of the statement.
const REGISTERED = [
  [
    'engine/src/blocks/blocks.codec.ts',
    'import { statementCodec }',
    "import { %camel%Codec } from './%kebab%/%kebab%.codec.js'\n",
  ],
  ['engine/src/blocks/blocks.codec.ts', "  'text-statement':", "  '%kebab%': %camel%Codec,\n"],
  [
    'engine/src/entries/blocks.ts',
    'export { statementCodec }',
    "export type { %Pascal%Content } from '../blocks/%kebab%/%kebab%.types.js'\n",
  ],
  [
    'ui/src/shell/blocks/drawn-blocks.tsx',
    'import { Statement }',
    "import { %Pascal% } from '../../blocks/%kebab%/index.js'\n",
  ],
  [
    'ui/src/shell/blocks/drawn-blocks.tsx',
    "  'text-statement':",
    "  '%kebab%': { draw: ({ content }) => <%Pascal% content={content} /> },\n",
  ],
  [
    'ui/src/shell/blocks/blocks-start.ts',
    "import '../../blocks/statement/",
    "import '../../blocks/%kebab%/%kebab%.module.css'\n",
  ],
  [
    'ui/src/shell/gallery/block-samples.ts',
    'import { MEDIA_SAMPLES }',
    "import { %camel%Samples } from './%kebab%-samples.js'\n",
  ],
  [
    'ui/src/shell/gallery/block-samples.ts',
    "  'text-statement':",
    "  '%kebab%': %camel%Samples,\n",
  ],
]

/**
 * Files of a block.
 *
 * @param {string} root
 * @param {string} name Small letters, with hyphens between words.
 * @returns {{ files: Readonly<Record<string, string>>, left: readonly string[] }} Texts by path, and what is left to do.
 * @throws When the name is none, or taken.
 */
export const makeBlock = (root, name) => {
  requireName(name)
  if (existsSync(join(root, 'engine/src/blocks', name)))
    throw new Error(`engine/src/blocks/${name}: there is such a block`)
  const files = Object.fromEntries(
    Object.entries(placesOf(name)).map(([template, path]) => [
      path,
      fillIn(readFileSync(new URL(`${template}.txt`, TEMPLATES), 'utf8'), name),
    ]),
  )
  for (const [path, mark, added] of REGISTERED) {
    const text = files[path] ?? readFileSync(join(root, path), 'utf8')
    if (!text.includes(mark)) throw new Error(`${path}: "${mark}" is not there`)
    files[path] = text.replace(mark, fillIn(added, name) + mark)
  }
  return {
    files,
    left: [
      `engine/src/blocks/${name}: what it really shows, with its rows in docs/spec/blocks.md and in the titles of its tests`,
      'docs/test/surface.test.ts: its names, by npx vitest -u; docs/formulas: npm run docs',
      `ui/src/shell/gallery/${name}-samples.ts: what it is shown with in the gallery`,
      `ui/src/blocks/${name}: its look, seen at 360, 768, 1280 and 1680 px, light and dark`,
      'what it says itself: data/content/languages, under blocks; a block that wakes: a file in ui/src/shell/blocks/drawn, ISLAND_TYPES',
      'docs/guides/pages-of-blocks.md: its line; data/content/pages: the pages that have it; docs/guides/add-a-block.md says more',
    ],
  }
}
