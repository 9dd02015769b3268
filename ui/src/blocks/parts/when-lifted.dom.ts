/**
 * Waits until nothing on the page is pressed: what is pressed and taken away before it is let go answers to nobody.
 *
 * @param done - Called at once where nothing is pressed; else once what was pressed has been answered.
 * @returns How to wait no longer.
 */
export const whenLifted = (done: () => void): (() => void) => {
  let frame = 0
  const look = (): void => {
    if (document.querySelector(':active') === null) done()
    else frame = requestAnimationFrame(look)
  }
  look()
  return () => {
    cancelAnimationFrame(frame)
  }
}
