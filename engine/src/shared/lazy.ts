/** Puts off work until its answer is first asked for, and does it once. */
export const lazily = <A>(make: () => A): (() => A) => {
  let known: { readonly value: A } | undefined
  return () => (known ??= { value: make() }).value
}
