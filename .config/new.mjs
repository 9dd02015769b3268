// npm run new market ie like uk: writes the skeleton of something there will be more of, and says what is left to do.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { makeBlock } from './new/block.mjs'
import { makeField } from './new/field.mjs'
import { makeMarket } from './new/market.mjs'
import { makePage } from './new/page.mjs'
import { makeTool } from './new/tool.mjs'
import { bin, ROOT, run } from './process.mjs'

const KINDS = {
  block: {
    words: 'block <name> [that is enhanced | that wakes]',
    make: (root, [name, ...way]) => makeBlock(root, name, way),
  },
  field: { words: 'field <Kind>', make: (root, [kind]) => makeField(root, kind) },
  market: {
    words: 'market <slug> [like <market>]',
    make: (root, [slug, , like]) => makeMarket(root, slug, like),
  },
  page: {
    words: 'page <name> [at <path>]',
    make: (root, [name, , path]) => makePage(root, name, path),
  },
  tool: { words: 'tool <name>', make: (root, [name]) => makeTool(root, name) },
}

const usage = () =>
  ['npm run new, one of:', ...Object.values(KINDS).map(({ words }) => `  ${words}`)].join('\n')

/**
 * Writes a skeleton.
 *
 * @param {readonly string[]} words Kind, name, and what the kind asks for.
 * @param {string} [root]
 * @returns {{ written: readonly string[], left: readonly string[] }} Paths that were written, and what is left to do.
 * @throws When the words are not understood, or the skeleton cannot be made; then nothing is written.
 */
export const writeNew = ([kind = '', ...words], root = ROOT) => {
  if (!Object.hasOwn(KINDS, kind) || words.length === 0) throw new Error(usage())
  const { files, left } = KINDS[kind].make(root, words)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { written: Object.keys(files), left }
}

const main = () => {
  try {
    const { written, left } = writeNew(process.argv.slice(2))
    const code = run(bin('prettier'), [
      '--write',
      '--log-level',
      'warn',
      '--ignore-unknown',
      ...written,
    ])
    console.log(['Written:', ...written, '', 'Left to do:', ...left].join('\n'))
    return code
  } catch (error) {
    console.error(error.message)
    return 1
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === import.meta.filename) {
  process.exitCode = main()
}
