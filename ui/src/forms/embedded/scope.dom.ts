// Where a form of ours stands in a page of others: a tree of its own, which the rules of that page do not reach.

const LAYERS = new Set(['reset', 'tokens', 'base', 'parts'])

const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    return [] // a sheet of another origin, which is none of ours
  }
}

const layerOf = (rule: CSSRule): string => (rule instanceof CSSLayerBlockRule ? rule.name : '')

const listOwnRules = (): readonly string[] =>
  [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet)
      .filter((rule) => LAYERS.has(layerOf(rule)))
      .map(({ cssText }) => cssText),
  )

// The order of the layers comes first, whatever order they are found in; the root of the tree is its host.
const writeSheet = (rules: readonly string[]): string =>
  [`@layer ${[...LAYERS].join(', ')};`, ...rules].join('\n').replaceAll(':root', ':host')

let shared: CSSStyleSheet | undefined
let written = ''

// All forms of a page share one sheet; what is loaded later comes into all of them.
const refresh = (): CSSStyleSheet => {
  shared ??= new CSSStyleSheet()
  const text = writeSheet(listOwnRules())
  if (text !== written) {
    written = text
    shared.replaceSync(text)
  }
  return shared
}

// Styles of a part that is loaded later stand in the head when they have come.
const watchHead = (): (() => void) => {
  const follow = (event: Event): void => {
    if (event.target instanceof HTMLLinkElement) refresh()
  }
  const observer = new MutationObserver(() => {
    refresh()
  })
  observer.observe(document.head, { childList: true })
  document.head.addEventListener('load', follow, { capture: true })
  return () => {
    observer.disconnect()
    document.head.removeEventListener('load', follow, { capture: true })
  }
}

/** A tree of its own under an element. */
export interface Scope {
  readonly root: ShadowRoot
  readonly release: () => void
}

/** Opens the tree of its own under an element; where it was opened before, it is the same. */
export const openScope = (element: HTMLElement): Scope => {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [refresh()]
  return { root, release: watchHead() }
}
