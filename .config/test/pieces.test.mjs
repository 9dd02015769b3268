// The pieces of the build name files by patterns: what no file is called any more is a name left behind.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../process.mjs'

const PIECE = /piece\(\s*'([\w-]+)',\s*\/(.+)\/[,)\s]/g
const CHOICE = /\((\?!)?([^()]*)\)/
const OURS = /^(?:ui|engine)\\\/src/

const listFiles = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path}`,
  )

const splitOutside = (pattern) => {
  const parts = ['']
  let depth = 0
  for (const sign of pattern) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === '|' && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${sign}`)
  }
  return parts
}

// A pattern once for each way through its choices; what it leaves out is not looked at.
const spread = (pattern) => {
  const parts = splitOutside(pattern)
  if (parts.length > 1) return parts.flatMap(spread)
  const [choice, isLeftOut, ways] = CHOICE.exec(pattern) ?? []
  if (choice === undefined) return [pattern]
  const taken = (isLeftOut ? [''] : ways.split('|')).map((way) =>
    pattern.replace(choice, () => way),
  )
  return [...new Set(taken.flatMap(spread))]
}

test('a pattern is spread into every name it stands for', () => {
  expect(spread('a/(b|c/(?!x|y)(d|e))|f').sort()).toEqual(['a/b', 'a/c/d', 'a/c/e', 'f'])
})

test('every name in a piece of the build is that of a file', () => {
  const files = [...listFiles('ui/src'), ...listFiles('engine/src')]
  const pieces = [...readFileSync(join(ROOT, 'ui/vite.config.ts'), 'utf8').matchAll(PIECE)]
  expect(pieces.length).toBeGreaterThan(12)
  const gone = pieces.flatMap(([, name, pattern]) =>
    spread(pattern)
      .filter((one) => OURS.test(one) && !files.some((file) => new RegExp(one).test(file)))
      .map((one) => `${name}: ${one}`),
  )
  expect(gone).toEqual([])
})
