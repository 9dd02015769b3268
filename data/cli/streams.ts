// Text to a stream of Node.
import type { Writable } from 'node:stream'

/** Writes text and waits until the other side takes more, so that nothing piles up here. */
export const textWriter =
  (stream: Writable) =>
  async (text: string): Promise<void> =>
    new Promise((resolve) => {
      if (stream.write(text)) resolve()
      else stream.once('drain', resolve)
    })
