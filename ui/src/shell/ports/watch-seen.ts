/**
 * Tells each time the page has been seen for so long; time it is hidden does not count.
 *
 * @param every - [ms] How long.
 * @param before - [ms] How long it was seen before.
 * @returns How to stop.
 */
export const watchSeen = (every: number, tell: () => void, before = 0): (() => void) => {
  let left = every - before
  let since = 0
  let timer: number | undefined
  const stop = (): void => {
    if (timer === undefined) return
    window.clearTimeout(timer)
    timer = undefined
    left -= performance.now() - since
  }
  const start = (): void => {
    since = performance.now()
    timer = window.setTimeout(() => {
      left = every
      start()
      tell()
    }, left)
  }
  const hear = (): void => {
    stop()
    if (document.visibilityState === 'visible') start()
  }
  document.addEventListener('visibilitychange', hear)
  hear()
  return () => {
    stop()
    document.removeEventListener('visibilitychange', hear)
  }
}
