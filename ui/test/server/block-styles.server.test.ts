// The styles of blocks: what no script brings, the first script of a page of blocks names.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
// A sheet names what it composes as a script names what it imports.
const IMPORTED = /(?:from|import) '(\.[^']+)'|import\('(\.[^']+)'\)/g

const fileOf = (path: string): string | undefined =>
  [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx'), path].find(existsSync)

// Whatever a file imports, at once or later, and what that does.
const reach = (start: readonly string[]): ReadonlySet<string> => {
  const seen = new Set(start)
  for (const file of seen) {
    for (const [, atOnce, later] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const found = fileOf(join(dirname(file), atOnce ?? later ?? ''))
      if (found !== undefined) seen.add(found)
    }
  }
  return seen
}

test('[B-B-04] a page of blocks has the styles of every block, of those that no script wakes too', () => {
  const start = join(root, 'src/shell/blocks/blocks-start.ts')
  const brought = reach([start, join(root, 'src/shell/blocks/island-blocks.ts')])
  const folder = join(root, 'src/blocks')
  const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => join(folder, path))
  expect(styles.length).toBeGreaterThan(40)
  expect(styles.filter((one) => !brought.has(one)).map((one) => relative(root, one))).toEqual([])
})
