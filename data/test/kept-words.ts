// What is said of kept trips, by key: by views of their own, as the planner is one page of several that may keep an address.
import {
  nameTrip,
  sayKept,
  toKeepView,
  toKeptList,
  toKeptName,
  type KeepAnswer,
} from '@evkit/engine/internal/tool'

/** Keys that views of kept trips ask for, and the button the page itself has. */
export const listKeptWords = (): readonly string[] => {
  const keys = new Set(['kept.keep'])
  const translate = (key: string): string => {
    keys.add(key)
    return key
  }
  const one = { name: 'A – B', address: '/uk/?from=A&to=B' }
  const list = [one]
  const answers: readonly KeepAnswer[] = [
    { kind: 'kept', one, list },
    { kind: 'there', one, list },
    { kind: 'full' },
    { kind: 'long' },
    { kind: 'unasked' },
    { kind: 'failed' },
  ]
  for (const answer of answers) toKeepView(answer, 1, translate)
  for (const what of ['renamed', 'removed', 'restored'] as const) sayKept(what, one, translate)
  toKeptList({ list, path: '/uk/', removed: { ...one, at: 0 }, translate })
  toKeptName(translate)
  nameTrip({ from: 'A', to: 'B' }, translate)
  return [...keys]
}
