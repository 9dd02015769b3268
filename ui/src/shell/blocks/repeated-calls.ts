// Of the calls of a page that open the same overlay only the first has its id, or there would be an element twice.
import type { CallToAction } from '@evkit/engine/content'

const isOpener = (value: object): value is CallToAction =>
  'href' in value && 'overlay' in value && typeof value.overlay === 'string' && value.overlay !== ''

const mark = (value: unknown, taken: Set<string>): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: unknown) => mark(one, taken))
  if (isOpener(value)) {
    const isRepeated = taken.has(value.overlay)
    taken.add(value.overlay)
    return isRepeated ? { ...value, isRepeated } : value
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, mark(member, taken)]),
  )
}

/** Marks the calls of a page whose overlay another call before them opens. */
export const markRepeatedCalls = <Block extends { readonly content: unknown }>(
  blocks: readonly Block[],
): readonly Block[] => {
  const taken = new Set<string>()
  return blocks.map((block) => ({ ...block, content: mark(block.content, taken) }))
}
