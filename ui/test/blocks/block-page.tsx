// What blocks stand in on a page of a test: words, disclaimers, and pictures that need no network.
import type { Footnote, LinkSite } from '@evkit/engine/content'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BlockWordsProvider, DisclaimerProvider } from '../../src/blocks/parts/index.js'
import type { ToolPage } from '../tool-page.js'
import { mountedRoot } from '../roots.js'

const words = {
  language: 'en',
  newTab: 'opens in a new tab',
  disclaimers: 'Disclaimers',
  disclaimerMark: 'Disclaimer {symbol}',
  disclaimerBack: 'Back to mark {place}',
}

/** A site whose addresses are read as the browser reads them. */
export const links: LinkSite = {
  host: 'www.example.com',
  ownDomains: [],
  readUrl: (href) => {
    const address = URL.canParse(href, 'https://www.example.com')
    if (!address) return undefined
    const { protocol, hostname } = new URL(href, 'https://www.example.com')
    return { scheme: protocol.replace(':', ''), host: hostname }
  },
}

const COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  dusk: ['#1f3b4d', '#e3a27c'],
  forest: ['#14342b', '#8fb59b'],
  snow: ['#dfe8ec', '#9db4c0'],
  sand: ['#c9b79c', '#71604a'],
}

const drawScene = (name: string): string => {
  const [from, to] = COLOURS[name] ?? ['#444444', '#888888']
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="160" height="90" fill="url(#g)"/><path d="M0 66l34-22 26 16 38-30 62 38v22H0z" fill="#0003"/><path d="M42 74c6-12 18-16 34-16 18 0 26 6 34 12l10 3v5H40z" fill="#fff8"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Puts drawn scenes in the place of pictures named `/scene/…`, so that no test waits for a network. */
export const withScenes = <Content,>(content: Content): Content =>
  JSON.parse(
    JSON.stringify(content).replaceAll(/"\/scene\/(\w+)"/g, (_, name: string) =>
      JSON.stringify(drawScene(name)),
    ),
  ) as Content

/** Comes from another page to this one, at a part of it: what tests before have left is not what Back leads to. */
export const comeCold = (fragment: string): void => {
  const here = location.pathname + location.search
  history.pushState(null, '', '/elsewhere')
  history.pushState(null, '', `${here}${fragment}`)
}

/** What every block of a page stands in. */
export const OnPage = (props: {
  readonly footnotes?: readonly Footnote[]
  readonly children: ReactNode
}) => (
  <BlockWordsProvider value={words}>
    <DisclaimerProvider footnotes={props.footnotes ?? []}>{props.children}</DisclaimerProvider>
  </BlockWordsProvider>
)

/** Puts what the server has sent on a page, and wakes it when asked to. */
export const sleep = (page: ToolPage, html: string, block: ReactNode): (() => Root) => {
  page.element.innerHTML = html
  return () =>
    mountedRoot(
      hydrateRoot(page.element, block, {
        onRecoverableError: (error) => {
          throw error
        },
      }),
    )
}
