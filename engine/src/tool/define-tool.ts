import type { CommonAction, Named, Tool, ToolParts, ToolState } from './tool.types.js'

type Change = (state: ToolState, action: Named) => Partial<ToolState>

const find = (changes: object, { type }: Named): Change | undefined =>
  Object.hasOwn(changes, type) ? (changes as Readonly<Record<string, Change>>)[type] : undefined

/**
 * Defines a tool from what is its own.
 *
 * It starts again with the selection of an address that asks for nothing. Corrections stand until the next choice, unless that brings some itself; news leave them. A choice that leaves the
 * selection as it is changes nothing, and an action the tool does not know neither.
 *
 * @param parts - Name, address, what can be chosen, and what else can happen.
 * @returns The tool, with one function for all that can happen in it.
 * @source E-T-05, E-T-36, E-T-40
 *
 * @example A tool with one choice
 * ```ts
 * import { defineAddress, defineTool } from '@evkit/engine/tool'
 *
 * const address = defineAddress<string, unknown, never>({ start: () => 'red', corrections: [], parameters: [] })
 * const tool = defineTool<{ selection: string; corrections: never[] }, { type: 'colour.choose'; colour: string }, never>({
 *   name: 'colours',
 *   address,
 *   choices: { 'colour.choose': (_state, { colour }) => ({ selection: colour }) },
 *   news: {},
 * })
 * const start = { selection: 'red', corrections: [] }
 * tool.reduce(start, { type: 'colour.choose', colour: 'blue' }).selection // => 'blue'
 * tool.reduce(start, { type: 'colour.choose', colour: 'red' }) === start // => true
 * tool.reduce(start, { type: 'toString' }) === start // => true
 * ```
 * @category constructors
 */
export const defineTool = <
  State extends ToolState,
  Choice extends Named = never,
  News extends Named = never,
>(
  parts: ToolParts<State, Choice, News>,
): Tool<State, Choice, News> => {
  const { name, address, choices, news, notes } = parts
  const move = parts.move ?? ((_state, read) => read as Partial<State>)
  const reduce = (state: State, action: Named): State => {
    if (action.type === 'selection.reset')
      return { ...state, ...move(state, address.read([], state)), corrections: [] }
    if (action.type === 'address.changed') {
      const { selection, corrections } = action as Extract<
        CommonAction<State>,
        { readonly type: 'address.changed' }
      >
      return { ...state, ...move(state, { selection, corrections }) }
    }
    const told = find(news, action)
    if (told !== undefined) return { ...state, ...told(state, action) }
    const change = find(choices, action)?.(state, action)
    return change?.selection === undefined || change.selection === state.selection
      ? state
      : { ...state, corrections: [], ...change }
  }
  return {
    name,
    address,
    choices: Object.keys(choices),
    news: Object.keys(news),
    reduce,
    ...(notes === undefined ? {} : { notes }),
  }
}
