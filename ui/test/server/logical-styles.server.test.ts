// Styles say start and end, not left and right: a page that reads from the right mirrors by itself.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../src')
const FILES = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

const SIDED =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|left|right)\s*:|^\s*(?:text-align|float|clear)\s*:\s*(?:left|right)\b/

// East is to the right in every language.
const MAPS = 'map/scene-picture.module.css'

test('[E-B-22] no style names a side of the screen but those of maps', () => {
  expect(FILES.length).toBeGreaterThan(40)
  const sided = FILES.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => SIDED.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(sided.filter((line) => !line.startsWith(MAPS))).toEqual([])
})
