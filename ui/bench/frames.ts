// What frames cost a page, from a frame's own start, over input, script, layout and paint, to the end of its work. Both
// functions run in the page.

interface Frames {
  frameTimes: number[]
  isWatching: boolean
}

/** Starts to watch. A message sent from the frame's own callback is answered once the frame has been drawn. */
export const watchFrames = (): void => {
  const frames = window as unknown as Frames
  frames.frameTimes = []
  frames.isWatching = true
  const { port1, port2 } = new MessageChannel()
  let started = 0
  port1.onmessage = () => {
    frames.frameTimes.push(performance.now() - started)
  }
  const next = (begun: number): void => {
    if (!frames.isWatching) return
    started = begun
    port2.postMessage('')
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** What each frame cost the page [ms]; ends the watch. */
export const takeFrames = (): readonly number[] => {
  const frames = window as unknown as Frames
  frames.isWatching = false
  return frames.frameTimes
}
