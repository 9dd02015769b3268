/** Ends the task at hand: what follows is done in one of its own, and the page answers in between. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
