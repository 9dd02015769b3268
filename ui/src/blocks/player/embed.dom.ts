import type { EmbedEvent } from '@evkit/engine/interaction'

// What the frames of YouTube say of themselves, once they were asked to.
const PLAYING = 1
const PAUSED = 2

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const parse = (data: unknown): unknown => {
  if (typeof data !== 'string') return undefined
  try {
    return JSON.parse(data) as unknown
  } catch {
    return undefined // a message of something else
  }
}

// The state of a frame stands in one of two messages.
const stateOf = (data: unknown): unknown => {
  const message = parse(data)
  if (!isRecord(message)) return undefined
  const { event, info } = message
  if (event === 'onStateChange') return info
  return event === 'infoDelivery' && isRecord(info) ? info['playerState'] : undefined
}

const post = (frame: HTMLIFrameElement, message: object): void => {
  frame.contentWindow?.postMessage(JSON.stringify(message), new URL(frame.src).origin)
}

/** Asks what is embedded to pause. */
export const pauseFrame = (frame: HTMLIFrameElement): void => {
  post(frame, { event: 'command', func: 'pauseVideo', args: '' })
}

/** Tells whether what is embedded plays or stands, as far as it says so, until it is told to stop. */
export const listenToFrame = (
  frame: HTMLIFrameElement,
  tell: (event: EmbedEvent) => void,
): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  frame.addEventListener(
    'load',
    () => {
      post(frame, { event: 'listening' })
    },
    { signal },
  )
  window.addEventListener(
    'message',
    ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== new URL(frame.src).origin) return
      const state = stateOf(data)
      if (state === PLAYING) tell({ type: 'embed.played' })
      if (state === PAUSED) tell({ type: 'embed.paused' })
    },
    { signal },
  )
  return () => {
    stop.abort()
  }
}
