// A content block that works: its codec in the engine, its component, both with a test, and a place on every page.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, requireName } from './fill-in.mjs'

const TEMPLATES = new URL('block/', import.meta.url)

// What every block has, by its template.
const SHARED = {
  'types.ts': 'engine/src/blocks/%kebab%/%kebab%.types.ts',
  'codec.ts': 'engine/src/blocks/%kebab%/%kebab%.codec.ts',
  'engine.test.ts': 'engine/test/blocks/%kebab%/%kebab%.codec.test.ts',
  'ui-index.ts': 'ui/src/blocks/%kebab%/index.ts',
  'samples.ts': 'ui/src/shell/gallery/%kebab%-samples.ts',
}
const COMPONENT = 'ui/src/blocks/%kebab%/%kebab%.tsx'
const SHEET = 'ui/src/blocks/%kebab%/%kebab%.module.css'
const DRAWN_TEST = 'ui/test/blocks/%kebab%/%kebab%.server.test.tsx'
const PLAIN = { 'ui.tsx': COMPONENT, 'ui.module.css': SHEET, 'ui.test.tsx': DRAWN_TEST }

const GUIDE = 'docs/guides/pages-of-blocks.md'
const BLOCKS = 'engine/src/blocks/blocks.codec.ts'
const SAMPLES = 'ui/src/shell/gallery/block-samples.ts'
const DRAWN = 'ui/src/shell/blocks/drawn-blocks.tsx'
const STYLES = 'ui/src/shell/blocks/blocks-start.ts'
const ENHANCERS = 'ui/src/shell/blocks/enhancers.ts'
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
const DRAWN_ON_SERVER = [
  [DRAWN, 'import { Statement }', "import { %Pascal% } from '../../blocks/%kebab%/index.js'\n"],
  [STYLES, "import '../../blocks/statement/", "import '../../blocks/%kebab%/%kebab%.module.css'\n"],
]

// What each way to wake adds to that, by what its record says.
const WAYS = {
  false: {
    told: 'no',
    places: PLAIN,
    lines: [
      ...DRAWN_ON_SERVER,
      [
        DRAWN,
        "  'text-statement':",
        "  '%kebab%': ({ content }) => <%Pascal% content={content} />,\n",
      ],
    ],
  },
  "'enhanced'": {
    told: 'enhanced',
    places: {
      'enhanced.tsx': COMPONENT,
      'enhanced.module.css': SHEET,
      'enhanced.test.tsx': DRAWN_TEST,
      'dom.ts': 'ui/src/blocks/%kebab%/%kebab%.dom.ts',
      'browser.test.tsx': 'ui/test/blocks/%kebab%/%kebab%.browser.test.tsx',
    },
    lines: [
      ...DRAWN_ON_SERVER,
      [
        DRAWN,
        "  'text-statement':",
        "  '%kebab%': ({ content }, say) => <%Pascal% content={content} words={{ close: say('close') }} />,\n",
      ],
      [
        ENHANCERS,
        'import { enhanceSubNavigation }',
        "import { enhance%Pascal% } from '../../blocks/%kebab%/%kebab%.dom.js'\n",
      ],
      [ENHANCERS, "  'sub-navigation':", "  '%kebab%': enhance%Pascal%,\n"],
    ],
  },
  "'hydrated'": {
    told: 'hydrated',
    places: { ...PLAIN, 'drawn.tsx': 'ui/src/shell/blocks/drawn/%kebab%.tsx' },
    lines: [[ISLANDS, '  video: ', "  '%kebab%': () => import('./drawn/%kebab%.js'),\n"]],
  },
}

// How the words behind a name are read.
const ASKED = { '': 'false', 'that is enhanced': "'enhanced'", 'that wakes': "'hydrated'" }

const readWay = (words) => {
  const asked = words.join(' ')
  if (!Object.hasOwn(ASKED, asked))
    throw new Error(`${asked}: expected "that is enhanced", "that wakes", or nothing`)
  return ASKED[asked]
}

const linesOf = (wakes) => {
  const { told, lines } = WAYS[wakes]
  const row = `| \`%kebab%\` | %words%: what it shows | ${told} |\n`
  return [...RECORDED, ...lines, [GUIDE, '| `fact-table` |', row]]
}

const writeOwn = (name, wakes) =>
  Object.fromEntries(
    Object.entries({ ...SHARED, ...WAYS[wakes].places }).map(([template, path]) => [
      fillIn(path, name),
      fillIn(
        readFileSync(new URL(`${template}.txt`, TEMPLATES), 'utf8').replaceAll('%wakes%', wakes),
        name,
      ),
    ]),
  )

/**
 * Files of a block.
 *
 * @param {string} root
 * @param {string} name Small letters, with hyphens between words.
 * @param {readonly string[]} [way] `that is enhanced`: a script without React takes it over; `that wakes`: it is hydrated.
 * @returns {{ files: Readonly<Record<string, string>>, left: readonly string[] }} Texts by path, and what is left to do.
 * @throws When the name is none, or taken, or the way is not known.
 */
export const makeBlock = (root, name, way = []) => {
  requireName(name)
  const wakes = readWay(way)
  if (existsSync(join(root, 'engine/src/blocks', name)))
    throw new Error(`engine/src/blocks/${name}: there is such a block`)
  const files = writeOwn(name, wakes)
  for (const [path, mark, added] of linesOf(wakes)) {
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
      'what it says itself: its keys in ui/src/shell/blocks/block-texts.ts, its texts under blocks in each file of data/content/languages; say(key) asks for them where it is drawn',
      `engine/src/blocks/${name}/${name}.codec.ts: where it stands, whether it opens with a picture, whether it moves`,
      'docs/guides/pages-of-blocks.md: what it shows; data/content/pages: the pages that have it; docs/guides/add-a-block.md says more',
    ],
  }
}
