// A content block that works: its codec in the engine, its component, both with a test, and a place on every page.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, requireName } from './fill-in.mjs'

const TEMPLATES = new URL('block/', import.meta.url)

const placesOf = (name, doesWake) => ({
  'types.ts': `engine/src/blocks/${name}/${name}.types.ts`,
  'codec.ts': `engine/src/blocks/${name}/${name}.codec.ts`,
  'engine.test.ts': `engine/test/blocks/${name}/${name}.codec.test.ts`,
  'ui-index.ts': `ui/src/blocks/${name}/index.ts`,
  'ui.tsx': `ui/src/blocks/${name}/${name}.tsx`,
  'ui.module.css': `ui/src/blocks/${name}/${name}.module.css`,
  'samples.ts': `ui/src/shell/gallery/${name}-samples.ts`,
  'ui.test.tsx': `ui/test/blocks/${name}/${name}.server.test.tsx`,
  ...(doesWake ? { 'drawn.tsx': `ui/src/shell/blocks/drawn/${name}.tsx` } : {}),
})

const BLOCKS = 'engine/src/blocks/blocks.codec.ts'
const SAMPLES = 'ui/src/shell/gallery/block-samples.ts'
const DRAWN = 'ui/src/shell/blocks/drawn-blocks.tsx'
const STYLES = 'ui/src/shell/blocks/blocks-start.ts'
const ISLANDS = 'ui/src/shell/blocks/island-blocks.ts'

// What stands for a block elsewhere, before that of another.
const RECORDED = [
  [
    BLOCKS,
    'import { statementBlock }',
    "import { %camel%Block } from './%kebab%/%kebab%.codec.js'\n",
  ],
  [BLOCKS, "  'text-statement':", "  '%kebab%': %camel%Block,\n"],
  [SAMPLES, 'import { MEDIA_SAMPLES }', "import { %camel%Samples } from './%kebab%-samples.js'\n"],
  [SAMPLES, "  'text-statement':", "  '%kebab%': %camel%Samples,\n"],
]
const STILL = [
  [DRAWN, 'import { Statement }', "import { %Pascal% } from '../../blocks/%kebab%/index.js'\n"],
  [DRAWN, "  'text-statement':", "  '%kebab%': ({ content }) => <%Pascal% content={content} />,\n"],
  [STYLES, "import '../../blocks/statement/", "import '../../blocks/%kebab%/%kebab%.module.css'\n"],
]
const WAKING = [[ISLANDS, '  video: ', "  '%kebab%': () => import('./drawn/%kebab%.js'),\n"]]

/**
 * Files of a block.
 *
 * @param {string} root
 * @param {string} name Small letters, with hyphens between words.
 * @param {boolean} doesWake Whether a script wakes it.
 * @returns {{ files: Readonly<Record<string, string>>, left: readonly string[] }} Texts by path, and what is left to do.
 * @throws When the name is none, or taken.
 */
export const makeBlock = (root, name, doesWake = false) => {
  requireName(name)
  if (existsSync(join(root, 'engine/src/blocks', name)))
    throw new Error(`engine/src/blocks/${name}: there is such a block`)
  const files = Object.fromEntries(
    Object.entries(placesOf(name, doesWake)).map(([template, path]) => [
      path,
      fillIn(
        readFileSync(new URL(`${template}.txt`, TEMPLATES), 'utf8').replaceAll(
          '%wakes%',
          doesWake ? "'hydrated'" : 'false',
        ),
        name,
      ),
    ]),
  )
  for (const [path, mark, added] of [...RECORDED, ...(doesWake ? WAKING : STILL)]) {
    const text = files[path] ?? readFileSync(join(root, path), 'utf8')
    if (!text.includes(mark)) throw new Error(`${path}: "${mark}" is not there`)
    files[path] = text.replace(mark, fillIn(added, name) + mark)
  }
  return {
    files,
    left: [
      `engine/src/blocks/${name}: what it really shows, with its rows in docs/spec/blocks.md and in the titles of its tests`,
      `ui/src/shell/gallery/${name}-samples.ts: what it is shown with in the gallery`,
      `ui/src/blocks/${name}: its look, seen at 360, 768, 1280 and 1680 px, light and dark`,
      'what it says itself: data/content/languages, under blocks, asked for by its key where the block is drawn',
      `engine/src/blocks/${name}/${name}.codec.ts: where it stands, whether it opens with a picture, whether it moves`,
      'docs/guides/pages-of-blocks.md: its line; data/content/pages: the pages that have it; docs/guides/add-a-block.md says more',
    ],
  }
}
