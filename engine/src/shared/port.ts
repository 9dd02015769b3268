/**
 * What a port does until it is provided: it never answers. A machine that asks the outside names the question as an actor
 * made with `fromPromise`; whoever runs the machine provides one that asks.
 *
 * @returns A promise that stays pending.
 * @source D-T-17
 *
 * @example A machine that asks nobody yet
 * ```ts
 * import { pending } from '@evkit/engine/shared'
 * import { createActor, fromPromise, setup } from 'xstate'
 *
 * const lookUp = setup({ actors: { findPlace: fromPromise<string, string>(pending) } }).createMachine({
 *   initial: 'asking',
 *   states: { asking: { invoke: { src: 'findPlace', input: 'Lund', onDone: 'found' } }, found: {} },
 * })
 * createActor(lookUp).start().getSnapshot().value // => 'asking'
 * ```
 * @category ports
 */
export const pending = (): Promise<never> => new Promise(() => undefined)

/** What an actor has answered, as the parameter of a guard or an action. */
export const outputOf = <Output>({
  event,
}: {
  readonly event: { readonly output: Output }
}): Output => event.output
