// What the codecs of blocks can read, against what the gallery shows: no look of a block is missing there. The codecs say
// themselves what they can read, when they are given what they cannot.
import { BLOCKS, type BlockType } from '@evkit/engine/blocks'
import { expect, test } from 'vitest'
import { BLOCK_SAMPLES } from '../../src/shell/gallery/block-samples.js'
import { LOOKS } from '../../src/shell/gallery/look-samples.js'

const LINKS = { host: 'gallery.example', ownDomains: [], readUrl: () => undefined }

type Path = readonly string[]

const read = (type: BlockType, content: unknown) =>
  BLOCKS[type].codec(content, { path: '', links: LINKS })

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

// Hears which members a codec looks for, there or not.
const listen = (value: unknown, path: Path, hear: (path: Path) => void): unknown =>
  isObject(value)
    ? new Proxy(value, {
        getOwnPropertyDescriptor: (target, name) => {
          if (typeof name === 'string') hear([...path, name])
          return Reflect.getOwnPropertyDescriptor(target, name)
        },
        get: (target, name, receiver) => {
          const member: unknown = Reflect.get(target, name, receiver)
          return typeof name === 'string' ? listen(member, [...path, name], hear) : member
        },
      })
    : value

const listAsked = (type: BlockType, content: object): readonly Path[] => {
  const heard = new Map<string, Path>()
  // What is not written as an author writes it is no member anybody reads.
  const plain: unknown = JSON.parse(JSON.stringify(content))
  read(
    type,
    listen(plain, [], (path) => heard.set(path.join('.'), path)),
  )
  return [...heard.values()]
}

const memberAt = (value: unknown, [first, ...rest]: Path): unknown => {
  if (first === undefined) return value
  return isObject(value) ? memberAt((value as Record<string, unknown>)[first], rest) : undefined
}

const withMember = (content: object, path: Path, value: unknown): object => {
  const copy = JSON.parse(JSON.stringify(content)) as object
  const parent = memberAt(copy, path.slice(0, -1))
  if (isObject(parent)) Object.assign(parent, { [path.at(-1) ?? '']: value })
  return copy
}

interface Choice {
  readonly words: readonly string[]
  /** What holds where nothing is said. */
  readonly fallback: string
}

const NONE_OF = /^.* is none of (?<words>.+); (?<fallback>\S*) is used$/
const YES_OR_NO = 'expected true or false'

// A word nobody knows is told of with those that are.
const findChoice = (type: BlockType, content: object, path: Path): Choice | undefined => {
  const { value, findings } = read(type, withMember(content, path, 'hologram'))
  const told = findings.find((finding) => finding.path === path.join('.'))?.text ?? ''
  const { words, fallback = '' } = NONE_OF.exec(told)?.groups ?? {}
  if (words !== undefined) return { words: words.split(', '), fallback }
  if (!told.startsWith(YES_OR_NO)) return undefined
  const no = JSON.stringify(read(type, withMember(content, path, false)).value)
  return { words: ['true', 'false'], fallback: String(JSON.stringify(value) !== no) }
}

// What a reader cannot see: the level of a heading.
const UNSEEN = ['headingTag']

const samplesOf = (type: BlockType): readonly object[] => {
  const { normal, few, others = [] } = BLOCK_SAMPLES[type]
  return [normal, few, ...others, ...(LOOKS[type] ?? [])]
}

const TYPES = Object.keys(BLOCK_SAMPLES) as readonly BlockType[]

test('[B-B-04] [E-B-15] the gallery shows every word and every yes and no that a codec of a block can read', () => {
  const choices = new Map<string, Choice & { readonly shown: Set<string> }>()
  for (const type of TYPES) {
    for (const content of samplesOf(type)) {
      for (const path of listAsked(type, content)) {
        const found = findChoice(type, content, path)
        if (found === undefined || UNSEEN.includes(path.at(-1) ?? '')) continue
        // An entry of a list can look like any other.
        const name = `${type} ${path.join('.').replaceAll(/\b\d+\b/g, '#')}`
        const choice = choices.get(name) ?? { ...found, shown: new Set() }
        const shown = memberAt(content, path)
        choice.shown.add(
          typeof shown === 'string' || typeof shown === 'boolean' ? String(shown) : found.fallback,
        )
        choices.set(name, choice)
      }
    }
  }
  expect(choices.size).toBeGreaterThan(35)
  const missing = [...choices].flatMap(([name, { words, shown }]) => {
    const left = words.filter((word) => word !== '' && !shown.has(word))
    return left.length === 0 ? [] : [`${name}: ${left.join(', ')}`]
  })
  expect(missing).toEqual([])
})
