// Checks of the texts: every language has the same keys with the same placeholders, and every text can be read.
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Fault } from '../sources/rows.js'

type Texts = ReadonlyMap<string, string>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const flatten = (value: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, one]) =>
    flatten(one, path === '' ? key : `${path}.${key}`),
  )
}

/** Lists all texts of a document by path. */
export const listTexts = (document: unknown): Texts => new Map(flatten(document, ''))

const listNames = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [element.value]
      case TYPE.select:
      case TYPE.plural:
        return [
          element.value,
          ...Object.values(element.options).flatMap((option) => listNames(option.value)),
        ]
      case TYPE.tag:
        return listNames(element.children)
      default:
        return []
    }
  })

const namesOf = (text: string): string => {
  try {
    return [...new Set(listNames(parse(text)))].sort().join(', ')
  } catch (error) {
    return `unreadable (${error instanceof Error ? error.message : String(error)})`
  }
}

/** Compares the texts of a language with those of the first one. */
export const listMessageFaults = (file: string, texts: Texts, first: Texts): readonly Fault[] => [
  ...[...first.keys()].flatMap((path) =>
    texts.has(path) ? [] : [{ file, path, text: 'this text is missing' }],
  ),
  ...[...texts].flatMap(([path, text]) => {
    const wanted = first.get(path)
    if (wanted === undefined) return [{ file, path, text: 'the first language has no such text' }]
    if (text.trim() === '') return [{ file, path, text: 'this text is empty' }]
    const [found, expected] = [namesOf(text), namesOf(wanted)]
    return found === expected
      ? []
      : [
          {
            file,
            path,
            text: `expected the placeholders ${expected || 'none'}, found ${found || 'none'}`,
          },
        ]
  }),
]
