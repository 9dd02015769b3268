// A JSON file with the places of its members, so that a finding can be told by line and column.
import {
  findNodeAtLocation,
  getNodePath,
  parseTree,
  printParseErrorCode,
  type JSONPath,
  type Node,
  type ParseError,
} from 'jsonc-parser'

/** A place in a file; both count from 1, columns in UTF-16 code units as editors do. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Something that is wrong with the JSON itself. */
export interface SyntaxFault {
  readonly place: Place
  readonly text: string
}

/** A JSON file that was read. */
export interface Source {
  readonly file: string
  readonly text: string
  /** The document; undefined when the file is no JSON. */
  readonly value: unknown
  readonly root: Node | undefined
  readonly faults: readonly SyntaxFault[]
  /** Paths of keys that stand in a record a second time. */
  readonly repeated: readonly Node[]
}

const LINE_END = /\r\n|\n|\r/g
const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

/** Where an offset of a text lies. */
export const placeAt = (text: string, offset: number): Place => {
  let line = 1
  let start = 0
  for (const { index, 0: end } of text.matchAll(LINE_END)) {
    if (index + end.length > offset) break
    line += 1
    start = index + end.length
  }
  return { line, column: offset - start + 1 }
}

const wordFault = ({ error }: ParseError): string =>
  printParseErrorCode(error)
    .replaceAll(/(?!^)([A-Z])/g, ' $1')
    .toLowerCase()

const keysOf = (node: Node): readonly Node[] =>
  (node.children ?? []).flatMap(({ children }) => children?.[0] ?? [])

const listRepeated = (node: Node): readonly Node[] => {
  const inside = (node.children ?? []).flatMap(listRepeated)
  if (node.type !== 'object') return inside
  const seen = new Set<unknown>()
  const own = keysOf(node).filter(({ value }) => seen.size === seen.add(value).size)
  return [...own, ...inside]
}

const readTree = (text: string): { root: Node | undefined; errors: readonly ParseError[] } => {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, STRICT)
  return { root, errors }
}

/** Reads a JSON file; what is no JSON is told by its places. */
export const readSource = (file: string, given: string): Source => {
  const text = given.replace(/^\uFEFF/, '')
  const broken = (faults: readonly SyntaxFault[]): Source => ({
    file,
    text,
    value: undefined,
    root: undefined,
    faults,
    repeated: [],
  })
  try {
    const { root, errors } = readTree(text)
    const [first] = errors
    if (first !== undefined || root === undefined) {
      const place = placeAt(text, first?.offset ?? 0)
      return broken([{ place, text: first === undefined ? 'value expected' : wordFault(first) }])
    }
    const value = JSON.parse(text) as unknown
    return { file, text, value, root, faults: [], repeated: listRepeated(root) }
  } catch (error) {
    // Brackets within brackets without end: nobody has written that by hand.
    const reason = error instanceof RangeError ? 'nested too deeply' : 'no JSON'
    return broken([{ place: { line: 1, column: 1 }, text: reason }])
  }
}

const INDEX = /^(?:\[(\d+)\]|\.?(\d+)(?![^.[]))/

const split = (node: Node | undefined, path: string): JSONPath => {
  if (node === undefined || path === '') return []
  if (node.type === 'array') {
    const [whole, bracket, dotted] = INDEX.exec(path) ?? []
    const index = Number(bracket ?? dotted)
    if (whole === undefined || node.children?.[index] === undefined) return []
    return [index, ...split(node.children[index], path.slice(whole.length))]
  }
  if (node.type !== 'object') return []
  const rest = path.startsWith('.') ? path.slice(1) : path
  // A key may hold dots and brackets itself: the longest one that fits is meant.
  const [key] = keysOf(node)
    .map(({ value }) => String(value))
    .filter((name) => rest.startsWith(name) && /^(?:$|[.[])/.test(rest.slice(name.length)))
    .sort((a, b) => b.length - a.length)
  if (key === undefined) return []
  return [key, ...split(findNodeAtLocation(node, [key]), rest.slice(key.length))]
}

/** Members from the root of a file to a path below one of them; ends early where the document has no such member. */
export const resolvePath = ({ root }: Source, base: JSONPath, path: string): JSONPath => {
  if (root === undefined) return base
  return [...base, ...split(findNodeAtLocation(root, base), path)]
}

/** The token a member is told by: its key, or the entry of a list. */
export const findToken = ({ root }: Source, path: JSONPath): Node | undefined => {
  const node = root === undefined ? undefined : findNodeAtLocation(root, path)
  return node?.parent?.type === 'property' ? node.parent.children?.[0] : node
}

/** Where a member stands; the start of the file when it has none. */
export const placeOf = (source: Source, path: JSONPath): Place => {
  const token = findToken(source, path)
  return token === undefined ? { line: 1, column: 1 } : placeAt(source.text, token.offset)
}

/** Members from the root of a file to a key. */
export const pathOfKey = (key: Node): JSONPath => getNodePath(key)
