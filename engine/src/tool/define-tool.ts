import type { CommonAction, Named, Tool, ToolParts, ToolState } from './tool.types.js'

type Change = (state: ToolState, action: Named) => Partial<ToolState>

const find = (changes: object, { type }: Named): Change | undefined =>
  Object.hasOwn(changes, type) ? (changes as Readonly<Record<string, Change>>)[type] : undefined

/** Defines a tool from what is its own. */
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
