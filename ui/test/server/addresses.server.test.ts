// No member of any block becomes an address that a browser runs, whatever an author writes into it, and the check says so.
import { BLOCKS, type BlockType } from '@evkit/engine/blocks'
import { describe, expect, test } from 'vitest'
import { createReadBlockPage } from '../../src/shell/blocks/read-block-page.js'
import { drawBlocks } from '../../src/shell/blocks/render-blocks.js'
import { BLOCK_SAMPLES } from '../../src/shell/gallery/block-samples.js'

const MARK = 'example-of-an-address'
const HOSTILE = [
  `javascript:alert('${MARK}')`,
  `data:text/html,${MARK}`,
  `JaVa\tScRiPt:alert('${MARK}')`,
  `vbscript:${MARK}`,
]
const SAFE = `https://www.example.com/${MARK}`

type Path = readonly (string | number)[]

const listTexts = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    listTexts(member, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

const put = (value: unknown, [name, ...rest]: Path, text: string): unknown => {
  if (name === undefined) return text
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (at === name ? put(one, rest, text) : one))
  return {
    ...(value as object),
    [name]: put((value as Record<string, unknown>)[String(name)], rest, text),
  }
}

const read = createReadBlockPage('https://cars.example', () => undefined)

const drawn = (type: BlockType, content: unknown) => {
  const page = read({
    title: 'x',
    texts: {},
    blocks: [{ id: 'one', type, content }],
  })
  const { lead, html, end } = drawBlocks({
    page,
    context: {
      site: 'uk',
      path: '/uk/',
      locale: 'en-GB',
      isPreview: false,
      closed: [],
      fleet: {
        origin: 'https://cars.example',
        ownDomains: [],
        signIn: 'https://id.example',
        scope: [],
        isProduction: true,
      },
      contactHref: '/uk/contact-request/form',
    },
    log: () => undefined,
  })
  return { findings: page.findings, html: `${lead}${html}${end}` }
}

// What a browser fetches or follows.
const ADDRESSES = /\s(?:href|src|srcset|action|formaction|poster|data|cite|ping)="([^"]*)"/gi

const listAddresses = (html: string): readonly string[] =>
  [...html.matchAll(ADDRESSES)].map(([, address = '']) => address)

// What draws may put a fault in the place of a script: that is no answer to a visitor either.
const isRun = (address: string): boolean =>
  /^\s*(?:j\s*a\s*v\s*a|data:text|vb)/i.test(address) &&
  (address.includes(MARK) || address.includes('blocked'))

const samplesOf = (type: BlockType): readonly object[] => {
  const { normal, others = [] } = BLOCK_SAMPLES[type]
  return [normal, ...others]
}

describe('[B-B-04] [E-B-25] [D-B-07] an address', () => {
  test.each(Object.keys(BLOCKS) as BlockType[])('of %s is never one that is run', (type) => {
    const faults: string[] = []
    for (const [at, sample] of samplesOf(type).entries())
      for (const path of listTexts(sample)) {
        const name = `${type} ${at} ${path.join('.')}`
        const isAddress = listAddresses(drawn(type, put(sample, path, SAFE)).html).some((one) =>
          one.endsWith(`/${MARK}`),
        )
        // A text that is none is tried with the two that browsers take most.
        for (const text of isAddress ? HOSTILE : HOSTILE.slice(0, 2)) {
          const { html, findings } = drawn(type, put(sample, path, text))
          if (listAddresses(html).some(isRun)) faults.push(`${name}: ${text} is drawn`)
          // Where a page would take somebody there, the author is told that it does not.
          if (isAddress && !findings.some(({ code }) => CODES.includes(code)))
            faults.push(`${name}: ${text} is not told of`)
        }
      }
    expect(faults).toEqual([])
  })
})

const CODES: readonly string[] = ['UNSAFE_LINK', 'UNREADABLE_LINK']
