/** Makes something of each object once, however often it is asked for; it is forgotten with the object. */
export const onceEach = <From extends object, To extends object>(
  make: (from: From) => To,
): ((from: From) => To) => {
  const made = new WeakMap<From, To>()
  return (from) => {
    const known = made.get(from)
    if (known !== undefined) return known
    const value = make(from)
    made.set(from, value)
    return value
  }
}
