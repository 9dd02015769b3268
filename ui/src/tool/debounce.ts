/**
 * Debounces a call: it is made once nothing has asked for it for a while.
 *
 * @param act - What to do, with what was handed over last.
 * @param delay - For how long nobody may ask [ms].
 * @returns Asks for the call.
 */
export const debounce = <A>(act: (last: A) => void, delay: number): ((last: A) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (last) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      act(last)
    }, delay)
  }
}
