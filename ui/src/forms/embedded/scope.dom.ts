// Where a form of ours stands in a page of others: a tree of its own, which the rules of that page do not reach.

const LAYERS = new Set(['reset', 'tokens', 'base', 'parts'])

// Custom property that only the sheet with our tokens sets. Others name their layers as we do.
const MARK = '--evkit-sheet'

const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    return [] // a sheet of another origin, which is none of ours
  }
}

const listLayers = (sheet: CSSStyleSheet): readonly CSSLayerBlockRule[] =>
  rulesOf(sheet).flatMap((rule) =>
    rule instanceof CSSLayerBlockRule && LAYERS.has(rule.name) ? [rule] : [],
  )

// A style that is written anew is another sheet: none is read twice.
const readOnce = <Value>(
  read: (sheet: CSSStyleSheet) => Value,
): ((sheet: CSSStyleSheet) => Value) => {
  const known = new WeakMap<CSSStyleSheet, { readonly value: Value }>()
  return (sheet) => {
    const found = known.get(sheet) ?? { value: read(sheet) }
    known.set(sheet, found)
    return found.value
  }
}

const isMarked = readOnce((sheet) =>
  listLayers(sheet).some((layer) =>
    [...layer.cssRules].some(
      (rule) => rule instanceof CSSStyleRule && rule.style.getPropertyValue(MARK) !== '',
    ),
  ),
)

const textOf = readOnce((sheet) =>
  listLayers(sheet)
    .map(({ cssText }) => cssText)
    .join('\n'),
)

// In development each of our files is a sheet, named by its path; in what is built there is one sheet without a name.
const pathOf = ({ ownerNode }: CSSStyleSheet): string =>
  ownerNode instanceof HTMLElement ? (ownerNode.dataset['viteDevId'] ?? '') : ''

// Above the folder of the tokens all of them stand.
const folderOf = (sheet: CSSStyleSheet): string => pathOf(sheet).split('tokens/')[0] ?? ''

const listOwn = (): readonly CSSStyleSheet[] => {
  const all = [...document.styleSheets]
  const folders = all.filter(isMarked).map(folderOf)
  const isNear = (path: string): boolean =>
    path !== '' && folders.some((folder) => folder !== '' && path.startsWith(folder))
  return all.filter((sheet) => isMarked(sheet) || isNear(pathOf(sheet)))
}

// The order of the layers comes first, whatever order they are found in; the root of the tree is its host.
const writeSheet = (texts: readonly string[]): string =>
  [`@layer ${[...LAYERS].join(', ')};`, ...texts].join('\n').replaceAll(':root', ':host')

let shared: CSSStyleSheet | undefined
let written = ''

// All forms of a page share one sheet; what is loaded later comes into all of them.
const refresh = (): CSSStyleSheet => {
  shared ??= new CSSStyleSheet()
  const text = writeSheet(listOwn().map(textOf))
  if (text !== written) {
    written = text
    shared.replaceSync(text)
  }
  return shared
}

const isStyle = (node: Node): boolean =>
  node instanceof HTMLStyleElement || node instanceof HTMLLinkElement

const touchesStyle = ({ target, addedNodes, removedNodes }: MutationRecord): boolean =>
  [target, ...addedNodes, ...removedNodes].some(isStyle)

// Styles of a part that is loaded later stand in the head when they have come.
const watchHead = (): (() => void) => {
  const follow = (event: Event): void => {
    if (event.target instanceof HTMLLinkElement) refresh()
  }
  const observer = new MutationObserver((records) => {
    if (records.some(touchesStyle)) refresh()
  })
  observer.observe(document.head, { childList: true, subtree: true })
  document.head.addEventListener('load', follow, { capture: true })
  return () => {
    observer.disconnect()
    document.head.removeEventListener('load', follow, { capture: true })
  }
}

let open = 0
let unwatch: () => void = () => undefined

// The head is watched once for all of them, while there are some.
const joinWatch = (): (() => void) => {
  if (open === 0) unwatch = watchHead()
  open += 1
  return () => {
    open -= 1
    if (open === 0) unwatch()
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
  return { root, release: joinWatch() }
}
