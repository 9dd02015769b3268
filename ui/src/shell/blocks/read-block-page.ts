// Reads the documents of pages made of blocks, each once: what is broken in one is left out by itself and told of.
import { BLOCKS } from '@evkit/engine/blocks'
import { readPage, type Finding, type LinkSite, type Page } from '@evkit/engine/content'
import type { Log } from '@evkit/engine/internal/shared'
import { onceEach } from '../../tool/once-each.js'
import type { BlockTexts } from './drawn-block.types.js'
import { markRepeatedCalls } from './repeated-calls.js'

/** A page of blocks as it was read, with the texts its blocks say themselves. */
export interface BlockPage extends Page<typeof BLOCKS> {
  readonly texts: BlockTexts
  /** What is wrong with it; told of when it was read. */
  readonly findings: readonly Finding[]
}

// Who does not know under which origin they are reached has links of their own all the same.
const NOWHERE = 'http://localhost'

/** Says what links of a page lead to, where the site is reached at an origin and its product may have more domains. */
export const linksOf = (origin: string, ownDomains: readonly string[]): LinkSite => {
  const base = URL.canParse(origin) ? origin : NOWHERE
  return {
    host: new URL(base).hostname,
    ownDomains,
    readUrl: (href) => {
      if (!URL.canParse(href, base)) return undefined
      const { protocol, hostname } = new URL(href, base)
      return { scheme: protocol.replace(':', ''), host: hostname }
    },
  }
}

const textsOf = (document: object): BlockTexts =>
  'texts' in document ? (document.texts as BlockTexts) : {}

/** Makes what reads pages of a site that is reached at an origin, and whose product may have more domains. */
export const createReadBlockPage = (
  origin: string,
  log: Log,
  ownDomains: readonly string[] = [],
): ((document: object) => BlockPage) => {
  const read = readPage(BLOCKS, linksOf(origin, ownDomains))
  return onceEach((document: object) => {
    const { value, findings } = read(document)
    for (const { code, path, text } of findings)
      log({ level: 'warning', code, text: `${value.title}, ${path}: ${text}` })
    const blocks = markRepeatedCalls(value.blocks)
    return { ...value, blocks, findings, texts: textsOf(document) }
  })
}
