// How long presses take to be seen, as the browser's own event timing tells it (to 8 ms). The functions run in the page.

// The threshold is not yet in the compiler's library.
interface EventTimingOptions extends PerformanceObserverInit {
  readonly durationThreshold: number
}

interface Presses {
  pressTimes: number[]
}

/** The least the browser reports [ms]. */
export const PRESS_THRESHOLD = 16

/** Starts to watch. */
export const watchPresses = (threshold: number): void => {
  const times: number[] = []
  const options: EventTimingOptions = { type: 'event', durationThreshold: threshold }
  Object.assign(window, { pressTimes: times })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') times.push(entry.duration)
  }).observe(options)
}

/** The times since it was asked last [ms]. */
export const takePresses = (): readonly number[] =>
  (window as unknown as Presses).pressTimes.splice(0)
