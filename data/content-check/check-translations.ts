// Compares a page with the same page in other languages: what one of them says, all say.
import { UnknownRecord } from 'io-ts'
import { placeOf, type Source } from '../forms-check/json-source.js'
import type { ContentFinding } from './check-content.js'
import type { Members } from './unread.js'

const membersOf = (value: unknown): readonly (string | number)[] => {
  if (Array.isArray(value)) return value.map((_, index) => index)
  return UnknownRecord.is(value) ? Object.keys(value) : []
}

const memberOf = (value: unknown, member: string | number): unknown => {
  if (Array.isArray(value)) return value[Number(member)] as unknown
  return UnknownRecord.is(value) ? value[member] : undefined
}

/** Lists what the other document has and this one has not, the outermost of each. */
const listMissing = (own: unknown, other: unknown, at: Members = []): readonly Members[] =>
  membersOf(other).flatMap((member) => {
    const below = [...at, member]
    const found = memberOf(own, member)
    return found === undefined ? [below] : listMissing(found, memberOf(other, member), below)
  })

// The file of a page is called the same in every folder of a language.
const pageOf = (file: string): string => file.replace(/[^/]*\/(?=[^/]*$)/, '')

/** The language of a file: the folder it stands in. */
const languageOf = (file: string): string => file.split('/').at(-2) ?? ''

const listAround = (source: Source, others: readonly Source[]): readonly ContentFinding[] => {
  const said = new Map<string, { readonly members: Members; readonly languages: string[] }>()
  for (const other of others) {
    for (const members of listMissing(source.value, other.value)) {
      const path = members.join('.')
      const known = said.get(path) ?? { members, languages: [] }
      known.languages.push(languageOf(other.file))
      said.set(path, known)
    }
  }
  return [...said].map(([path, { members, languages }]) => ({
    rule: 'MISSING_TRANSLATION',
    severity: 'warning',
    file: source.file,
    path,
    text: `${path} is there in ${languages.join(', ')}, and not here`,
    ...placeOf(source, members.slice(0, -1)),
  }))
}

/** Lists what a page does not say in one language that it says in another, of the pages that are given in several. */
export const checkTranslations = (sources: readonly Source[]): readonly ContentFinding[] =>
  sources.flatMap((source) =>
    listAround(
      source,
      sources.filter((other) => other !== source && pageOf(other.file) === pageOf(source.file)),
    ),
  )
