// The guide on security lists what may be kept in a browser as the list has it that browsers are held to.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BROWSER_RECORDS } from '@evkit/engine/site'
import { expect, test } from 'vitest'

const guide = readFileSync(resolve(import.meta.dirname, '../guides/security.md'), 'utf8')

type BrowserRecord = (typeof BROWSER_RECORDS)[number]

const wordTime = (lifetime: BrowserRecord['lifetime']): string => {
  if (lifetime === 'tab') return 'until the tab is closed'
  if (lifetime === 'withdrawal') return 'until consent is withdrawn'
  return lifetime < 86_400 ? `${lifetime / 60} minutes` : `${lifetime / 86_400} days`
}

const writeRow = ({ name, store, purposes, lifetime }: BrowserRecord): string =>
  `| \`${name}\` | ${store} | ${purposes.join(' or ')} | ${wordTime(lifetime)} |`

test('[B-CONS-09] [D-B-44] the guide on security has a row for every record, in their order', () => {
  const [, table = ''] =
    /\| name \| where \| for \| kept \|\n\|[-|]+\|\n((?:\|.*\|\n)+)/.exec(guide) ?? []
  expect(table.trim().split('\n')).toEqual(BROWSER_RECORDS.map(writeRow))
})
