import { parseQuery } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import type { Words } from '@evkit/engine/internal/site'
import type {
  ToolAddress,
  ToolContext,
  ToolEvent,
  ToolMachine,
  ToolState,
} from '@evkit/engine/tool'
import type { Named, UnitsAction } from '@evkit/engine/internal/tool'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ToolPorts } from './tool-ports.js'
import type { UnitMemory } from './unit-memory.js'
import { useKeptUnits } from './use-kept-units.js'
import { useToolView } from './use-tool-view.js'

/** A tool of the engine as a page runs it. */
export interface ToolSetup<State extends ToolState, Action extends Named, View> {
  readonly machine: ToolMachine<State, Action>
  readonly address: ToolAddress<State['selection'], State, State['corrections'][number]>
  /** The state the address holds; asked for once. */
  readonly start: () => State
  /** Makes the function that turns a state into what is shown; asked for once. */
  readonly makeView: () => (state: ToolContext<State>) => View
  /** What is shown before anything has happened, when the server has worked it out. */
  readonly firstView: View | undefined
  /** Whether the view follows a held slider at once: it takes a small part of a frame to make. */
  readonly isAtOnce?: boolean
  readonly ports: ToolPorts & { readonly units?: UnitMemory }
}

/** What a tool shows and can be told. */
export interface RunningTool<State extends ToolState, Action extends Named, View> {
  readonly view: View
  readonly send: (event: ToolEvent<State, Action>) => void
  /** Whether a slider of it is held. */
  readonly isHeld: boolean
  readonly actor: ActorRefFrom<ToolMachine<State, Action>>
}

/** What texts and numbers of a page are made with, and the content it shows. */
export interface ViewProps<Content> {
  readonly content: Content
  readonly translate: Words['translate']
  readonly locale: string
}

/** Makes the function that turns a state into what is shown; number formats are made once. */
export const viewMaker =
  <State, Content, View>(
    view: (input: Words & { readonly state: State; readonly content: Content }) => View,
  ) =>
  ({ content, translate, locale }: ViewProps<Content>): ((state: State) => View) => {
    const numbers = numberFormat(locale)
    return (state) => view({ state, content, translate, numbers })
  }

const provide = <State extends ToolState, Action extends Named, View>({
  machine,
  address,
  ports,
}: ToolSetup<State, Action, View>): ToolMachine<State, Action> =>
  machine.provide({
    actions: {
      writeAddress: (_, { selection }) => {
        ports.address.write(address.write(selection, parseQuery(ports.address.read())))
      },
      clearAddress: () => {
        ports.address.write(address.clear(parseQuery(ports.address.read())))
      },
      writeLog: (_, { entries }) => {
        entries.forEach(ports.log)
      },
    },
  })

/** Runs a tool and makes the view of its state; the address is the one source of what is chosen. */
export const useTool = <
  State extends ToolState,
  Action extends Named,
  View extends { readonly title: string },
>(
  setup: ToolSetup<State, Action, View>,
): RunningTool<State, Action, View> => {
  const { firstView, ports } = setup
  const [made] = useState(() => ({
    machine: provide(setup),
    input: setup.start(),
    makeView: setup.makeView(),
    address: setup.address,
  }))
  const actor = useActorRef(made.machine, { input: made.input })
  const state = useSelector(actor, (snapshot) => snapshot.context)
  const [first] = useState(state)
  const isHeld = useSelector(actor, (snapshot) => snapshot.matches({ slider: 'dragging' }))
  const view = useToolView({
    state,
    isFirst: state === first,
    firstView,
    isHeld,
    isAtOnce: setup.isAtOnce ?? false,
    makeView: made.makeView,
    ports,
  })
  // Units are news to the tools whose ports keep them, and are given to no other.
  const [tell] = useState(() => (event: ToolEvent<State, Action> | UnitsAction) => {
    actor.send(event as ToolEvent<State, Action>)
  })
  const send = useKeptUnits<ToolEvent<State, Action>>(ports.units, tell)
  useEffect(
    () =>
      ports.address.subscribe(() => {
        const query = parseQuery(ports.address.read())
        tell({
          type: 'address.changed',
          ...made.address.read(query, actor.getSnapshot().context),
        })
      }),
    [actor, ports, made, tell],
  )
  return { view, send, isHeld, actor }
}
