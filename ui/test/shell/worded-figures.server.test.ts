// Every number with a unit, on every site: what is written is the number, in the way of its locale, with its unit.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { either as E, option as O } from 'fp-ts'
import { openStore } from '@evkit/data/service'
import { CONTENT_CLIENTS, numberFormat } from '@evkit/engine/site'
import type { Unit } from '@evkit/engine/shared'
import { runs } from '../../../.config/property-runs.mjs'
import { wordValue } from '../../../engine/src/tool/explanation.view.js'
import { createTranslate } from '../../src/shell/messages.js'

const opened = openStore(new URL('../../../data/', import.meta.url))
if (E.isLeft(opened)) throw new Error(JSON.stringify(opened.left))
const store = opened.right

interface Content {
  readonly locale?: string
  readonly currency?: string
  readonly messages?: Readonly<Record<string, string>>
  readonly minorUnit?: { readonly symbol: string; readonly perMajor: number }
}

const CLIENTS = [
  CONTENT_CLIENTS.charging,
  CONTENT_CLIENTS.cost,
  CONTENT_CLIENTS.savings,
  CONTENT_CLIENTS.rangeTool,
  CONTENT_CLIENTS.rangeCalculator,
  CONTENT_CLIENTS.route,
] as const

const read = (site: string, client: string): Content => {
  const found = store.findContent(site, client, 'published')
  return O.isSome(found) ? (found.value as Content) : {}
}

// What a number becomes is taken out of its text: everything else is the unit.
const PLACE = '\u241F'
const placed = {
  number: () => PLACE,
  decimal: () => PLACE,
  money: () => PLACE,
  percent: () => PLACE,
  clock: () => PLACE,
}

// Signs of direction stand around numbers of languages that are read from the right.
const bare = (text: string): string => text.replaceAll(/[\u200e\u200f\u061c]/g, '')

const parse = (written: string, locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(-1234.5)
  const mark = (type: string): string => bare(parts.find((part) => part.type === type)?.value ?? '')
  const text = bare(written)
  const [whole = '', rest = ''] = text.replaceAll(mark('group'), '').split(mark('decimal'))
  const digits = (some: string): string => some.replaceAll(/\D/g, '')
  const size = Number(`${digits(whole)}.${digits(rest)}`)
  const isNegative = text.includes(mark('minusSign'))
  const isSignFirst = !isNegative || text.indexOf(mark('minusSign')) < text.search(/\d/)
  return { value: isNegative ? -size : size, decimals: digits(rest).length, isSignFirst }
}

const anyValue = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((whole) => whole / 1000),
  fc.double({ min: -1e6, max: 1e6, noNaN: true, noDefaultInfinity: true }),
)

const sites = store.sites.flatMap((site) => CLIENTS.map((client) => [site, client] as const))

test.each(sites)(
  '[E-T-46] [E-T-15] %s, %s: every figure is read back with its unit',
  (site, client) => {
    const { messages = {}, currency = 'EUR', minorUnit } = read(site, client)
    const { locale = '' } = read(site, CONTENT_CLIENTS.frame)
    const translate = createTranslate(messages, locale)
    const units = ['1', 'money', ...Object.keys(messages).filter((key) => key.startsWith('unit.'))]
    const wordedIn = { currency, minorUnit }
    fc.assert(
      fc.property(fc.constantFrom(...units), anyValue, (key, value) => {
        const unit = key.replace('unit.', '') as Unit
        const numbers = numberFormat(locale)
        const text = wordValue(value, unit, { ...wordedIn, words: { translate, numbers } })
        const frame = wordValue(value, unit, { ...wordedIn, words: { translate, numbers: placed } })
        expect(text).not.toMatch(/NaN|undefined|null|Infinity|PLACEHOLDER|[{}]/)
        const [before = '', after = ''] = frame.split(PLACE)
        expect([text.startsWith(before), text.endsWith(after)]).toEqual([true, true])
        expect(bare(before + after).trim() === '').toBe(['1', 'money'].includes(unit))
        const figure = text.slice(before.length, text.length - after.length)
        const isMinor = minorUnit !== undefined && after.trimStart().startsWith(minorUnit.symbol)
        const found = parse(figure, locale)
        const shown = isMinor ? value * minorUnit.perMajor : value
        expect(found.isSignFirst).toBe(true)
        const slack = 0.5 * 10 ** -found.decimals + Math.abs(shown) * 1e-12
        expect(Math.abs(found.value - shown)).toBeLessThanOrEqual(slack)
        // An amount of money names its currency.
        if (unit.startsWith('money') && !isMinor)
          expect(bare(figure).replaceAll(/[\d\s.,'’−-]/g, '')).not.toBe('')
      }),
      { numRuns: runs(300) },
    )
  },
)
