import {
  createActor,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

/** What an actor a machine has started ends with; no event the machine declares, as nobody else sends it. */
export interface ActorEvent {
  readonly type: `xstate.${'done' | 'error'}.actor.${string}`
  readonly actorId: string
  readonly output?: unknown
  readonly error?: unknown
}

/** What a walk through a machine is made of. */
export interface WalkOptions<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>
  /** Samples of the events the outside can send, and of what the actors of its questions end with. */
  readonly events: readonly (EventFromLogic<Machine> | ActorEvent)[]
  /** Names of the delays, as they stand in the machine: each is one more event of the walk. */
  readonly delays: readonly string[]
  /** What tells two states apart; keep it small, the walk visits each once. */
  readonly distinguish: (snapshot: SnapshotFrom<Machine>) => unknown
}

/** What the actor of a question ends with, as an event of a walk: its answer. */
export const actorDone = (id: string, output: unknown): ActorEvent => ({
  type: `xstate.done.actor.${id}`,
  actorId: id,
  output,
})

/** What the actor of a question ends with, as an event of a walk: that there is no answer. */
export const actorFailed = (id: string): ActorEvent => ({
  type: `xstate.error.actor.${id}`,
  actorId: id,
  error: new Error('down'),
})

/** One step of a walk: an event sent, or the time of a delay gone by. */
export type WalkStep<Event> =
  { readonly kind: 'event'; readonly event: Event } | { readonly kind: 'wait' }

/** What a walk found. */
export interface Walk<Event> {
  /** Ids of all state nodes that were entered. */
  readonly states: readonly string[]
  /** Ids of state nodes that no path enters. */
  readonly missingStates: readonly string[]
  /** The fewest paths that together take every transition, each from the start. */
  readonly paths: readonly (readonly WalkStep<Event>[])[]
  /** Transitions no path takes: `source event target`. */
  readonly missingTransitions: readonly string[]
}

const DELAY = 'xstate.after.'
const LONG = 900_000 // the longest delay of any machine

const listNodes = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(listNodes),
]

const nameOf = (transition: AnyTransitionDefinition): string => {
  const event = String(transition.eventType)
  const at = (transition.source.transitions.get(event) ?? []).indexOf(transition)
  const targets = (transition.target ?? []).map(({ id }) => id).join(' ')
  return `${transition.source.id} ${event === '' ? 'always' : event} ${targets} ${at}`
}

const listTransitions = (node: AnyStateNode): readonly string[] =>
  [...node.transitions.values()]
    .flat()
    .concat(node.always ?? [])
    .map(nameOf)

/** Tells whether an event can happen now: what an actor ends with is heard only while a state waits for it. */
export const isHeard = (
  event: { readonly type: string },
  { _nodes }: Pick<AnyMachineSnapshot, '_nodes'>,
): boolean =>
  !('actorId' in event) ||
  _nodes.some(({ invoke }) => invoke.some(({ id }) => id === event.actorId))

const taken = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  steps: readonly WalkStep<EventFromLogic<Machine>>[],
): { readonly names: ReadonlySet<string>; readonly states: ReadonlySet<string> } => {
  const names = new Set<string>()
  const states = new Set<string>()
  const clock = new SimulatedClock()
  const actor = createActor(machine as AnyStateMachine, {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      inspected._transitions.forEach((transition) => names.add(nameOf(transition)))
    },
  })
  const note = (): void => {
    actor.getSnapshot()._nodes.forEach((node: AnyStateNode) => states.add(node.id))
  }
  actor.start()
  note()
  for (const step of steps) {
    if (actor.getSnapshot().status === 'done') break
    if (step.kind === 'wait') clock.increment(LONG)
    else if (isHeard(step.event, actor.getSnapshot())) actor.send(step.event)
    note()
  }
  actor.stop()
  return { names, states }
}

/** Walks a machine from its own graph: every state, every transition, by the shortest paths. */
export const walkMachine = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
): Walk<EventFromLogic<Machine>> => {
  type Event = EventFromLogic<Machine>
  const nodes = listNodes(machine.root)
  const waits = nodes.flatMap((node) =>
    options.delays
      .map((delay) => `${DELAY}${delay}.${node.id}`)
      .filter((type) => node.transitions.has(type))
      .map((type) => ({ type }) as Event),
  )
  const toSteps = (events: readonly Event[]): readonly WalkStep<Event>[] =>
    events
      .filter(({ type }) => type !== 'xstate.init')
      .map((event) =>
        String(event.type).startsWith(DELAY) ? { kind: 'wait' } : { kind: 'event', event },
      )
  const events = [...(options.events as readonly Event[]), ...waits]
  const reached = getShortestPaths(machine as AnyStateMachine, {
    input: options.input,
    events: (snapshot) => events.filter((event) => isHeard(event, snapshot)),
    serializeState: (state) => JSON.stringify(options.distinguish(state as SnapshotFrom<Machine>)),
  })
  // Every wait is the same last step: one of them is tried.
  const lastSteps = events.slice(0, options.events.length + 1)
  const candidates = reached
    .flatMap((path) => {
      const before = path.steps.map(({ event }) => event as Event)
      return lastSteps
        .filter((event) => isHeard(event, path.state))
        .map((event) => toSteps([...before, event]))
    })
    .sort((a, b) => a.length - b.length)
  const states = new Set<string>()
  const names = new Set<string>()
  const restingIds = nodes
    .filter((node) => node.type === 'atomic' && !node.always?.length)
    .map(({ id }) => id)
  const isDone = (): boolean =>
    restingIds.every((id) => states.has(id)) &&
    nodes.flatMap(listTransitions).every((name) => names.has(name))
  let isComplete = false
  const paths = candidates.filter((steps) => {
    if (isComplete) return false
    const found = taken(machine, options.input, steps)
    found.states.forEach((state) => states.add(state))
    const isNew = [...found.names].some((name) => !names.has(name))
    found.names.forEach((name) => names.add(name))
    isComplete = isNew && isDone()
    return isNew
  })
  return {
    states: [...states],
    missingStates: restingIds.filter((id) => !states.has(id)),
    paths,
    missingTransitions: nodes.flatMap(listTransitions).filter((name) => !names.has(name)),
  }
}

const missingInAll = (lists: readonly (readonly string[])[]): readonly string[] =>
  (lists[0] ?? []).filter((name) => lists.every((names) => names.includes(name)))

/** Joins walks of one machine that were started with different inputs. */
export const joinWalks = <Event>(walks: readonly Walk<Event>[]): Walk<Event> => ({
  states: [...new Set(walks.flatMap(({ states }) => states))],
  paths: walks.flatMap(({ paths }) => paths),
  missingStates: missingInAll(walks.map(({ missingStates }) => missingStates)),
  missingTransitions: missingInAll(walks.map(({ missingTransitions }) => missingTransitions)),
})
