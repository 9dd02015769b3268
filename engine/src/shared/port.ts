/**
 * What a port does until it is provided: it never answers. A machine that asks the outside names the question as an actor
 * made with `fromPromise`; whoever runs the machine provides one that asks.
 *
 * @source D-T-17
 */
export const pending = (): Promise<never> => new Promise(() => undefined)

/** What an actor has answered, as the parameter of a guard or an action. */
export const outputOf = <Output>({
  event,
}: {
  readonly event: { readonly output: Output }
}): Output => event.output
