import type { PlayerEvent } from '@evkit/engine/interaction'
import { hasSound, showCaptions } from '../parts/sound.dom.js'

type Tell = (event: PlayerEvent) => void

const isMissing = ({ error, networkState }: HTMLVideoElement): boolean =>
  error !== null || networkState === HTMLMediaElement.NETWORK_NO_SOURCE

/** Tells what becomes of a video until it is told to stop. */
export const listenToVideo = (video: HTMLVideoElement, tell: Tell): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  let isHeard = false
  const measure = (): void => {
    const { duration } = video
    const wasHeard = isHeard
    isHeard = hasSound(video)
    // What is heard can be read, too.
    if (isHeard && !wasHeard) showCaptions(video)
    if (!Number.isNaN(duration)) tell({ type: 'media.measured', duration, hasSound: isHeard })
  }
  const hearers: Readonly<Record<string, () => void>> = {
    loadedmetadata: measure,
    // Some browsers know of sound once they have heard some.
    timeupdate: () => {
      if (!isHeard && hasSound(video)) measure()
    },
    play: () => {
      tell({ type: 'media.played' })
    },
    pause: () => {
      // At its end a video pauses before it ends.
      if (!video.ended) tell({ type: 'media.paused' })
    },
    ended: () => {
      tell({ type: 'media.ended' })
    },
  }
  for (const [name, hear] of Object.entries(hearers)) video.addEventListener(name, hear, { signal })
  // The fault of a file does not rise to its video: it is met on its way down.
  const fail = (): void => {
    if (isMissing(video)) tell({ type: 'media.failed' })
  }
  video.addEventListener(
    'error',
    () => {
      // The last file is given up after its fault is told of.
      queueMicrotask(fail)
      setTimeout(fail)
    },
    { signal, capture: true },
  )
  measure()
  return () => {
    stop.abort()
  }
}

// From nothing to a little, and from there to enough to play by itself.
const SHARES = [0, 0.05, 0.2]

/** Tells how much of an element is in view, also where it stands in a row that is scrolled. */
export const watchShare = (element: Element, tell: (share: number) => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (last === undefined) return
      tell(last.isIntersecting ? last.intersectionRatio : 0)
    },
    { threshold: SHARES },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
  }
}
