import { useEffect, useMemo, useState } from 'react'
import type { ToolPorts } from './tool-ports.js'
import { useRested } from './use-rested.js'
import { useWarmUp } from './use-warm-up.js'

/** What a view is kept from. */
export interface ToolViewInput<State, View> {
  readonly state: State
  /** Whether nothing has happened yet. */
  readonly isFirst: boolean
  /** What is shown before anything has happened, when the server has worked it out. */
  readonly firstView: View | undefined
  /** Whether a slider is held. */
  readonly isHeld?: boolean
  readonly makeView: (state: State) => View
  readonly ports: Pick<ToolPorts, 'setTitle'>
}

/**
 * Makes the view of a tool's state and keeps the title of the document with it.
 *
 * Number formats and messages are slow to make the first time. Where the server has sent the first view they are made
 * when the visitor first reaches for the page, not while it loads.
 */
export const useToolView = <State, View extends { readonly title: string }>(
  input: ToolViewInput<State, View>,
): View => {
  const { state, isFirst, firstView, isHeld, makeView, ports } = input
  const view = useMemo(
    () => (isFirst && firstView !== undefined ? firstView : makeView(state)),
    [isFirst, firstView, makeView, state],
  )
  const [warm] = useState(() => () => {
    makeView(state)
  })
  useWarmUp(warm)
  const { title } = useRested(view, isHeld)
  useEffect(() => {
    ports.setTitle(title)
  }, [ports, title])
  return view
}
