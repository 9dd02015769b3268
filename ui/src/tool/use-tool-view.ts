import { useEffect, useMemo, useState } from 'react'
import type { ToolPorts } from './tool-ports.js'
import { usePaced } from './use-paced.js'
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
  /** Whether the view follows a held slider at once: it takes a small part of a frame to make. */
  readonly isAtOnce?: boolean
  readonly makeView: (state: State) => View
  readonly ports: Pick<ToolPorts, 'setTitle'>
}

/**
 * Makes the view of a tool's state and keeps the title of the document with it.
 *
 * Number formats and messages are slow to make the first time. Where the server has sent the first view they are made
 * when the visitor first reaches for the page, not while it loads. While a slider is held the view comes in a
 * moment of its own after the frame that moves the thumb, unless the tool asks for it at once.
 */
export const useToolView = <State, View extends { readonly title: string }>(
  input: ToolViewInput<State, View>,
): View => {
  const { state, isFirst, firstView, isHeld = false, isAtOnce = false, makeView, ports } = input
  const latest = useMemo(() => ({ state, isFirst }), [state, isFirst])
  const shown = usePaced(latest, isHeld && !isAtOnce)
  const view = useMemo(
    () => (shown.isFirst && firstView !== undefined ? firstView : makeView(shown.state)),
    [shown, firstView, makeView],
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
