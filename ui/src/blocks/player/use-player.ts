import { playerMachine, type PlayerEvent, type PlayerSetup } from '@evkit/engine/interaction'
import type { PlayQuestion } from '@evkit/engine/internal/interaction'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { asking } from '../../tool/asking.js'
import { pageMotion, watchPlace } from '../parts/index.js'
import { listenToVideo, watchShare } from './player.dom.js'

/** What a player tells whoever gives it the turn. */
export interface PlayerListener {
  /** The visitor wants it to play. */
  readonly onPlayRequest?: (() => void) | undefined
  readonly onEnd?: (() => void) | undefined
  /** It cannot be played. */
  readonly onFailure?: (() => void) | undefined
}

/** What a player runs on. */
export interface PlayerRun extends PlayerSetup, PlayerListener {
  /** What it is known by on its page. */
  readonly id: string
}

/** A player that runs on a page. */
export interface RunningPlayer {
  readonly snapshot: SnapshotFrom<typeof playerMachine>
  readonly send: (event: PlayerEvent) => void
  readonly root: RefObject<HTMLDivElement | null>
  readonly film: RefObject<HTMLVideoElement | null>
}

type Actor = ActorRefFrom<typeof playerMachine>

// The page chooses which of several films may play by itself; what the visitor has started comes first.
const followPage = (actor: Actor, root: HTMLElement, id: string): (() => void) => {
  const motion = pageMotion()
  const place = (at: { readonly share: number; readonly distance: number }): void => {
    const { isAutoplay, request } = actor.getSnapshot().context
    const isWanted = request === 'play'
    if (isAutoplay || isWanted) motion.place({ id, kind: 'film', ...at, isWanted })
    else motion.remove(id)
  }
  let last = { share: 0, distance: 0 }
  const stopPlace = watchPlace(root, (at) => {
    last = at
    place(at)
  })
  const hear = (): void => {
    const isStill = motion.reasonsOf(id).includes('still')
    actor.send({ type: 'motion.changed', isAllowed: motion.mayPlay(id), isStill })
  }
  const stopHearing = motion.subscribe(hear)
  let known = ''
  const changes = actor.subscribe(({ context: { isAutoplay, request } }) => {
    const now = `${isAutoplay} ${request}`
    if (now === known) return
    known = now
    place(last)
  })
  hear()
  return () => {
    stopPlace()
    stopHearing()
    changes.unsubscribe()
    motion.remove(id)
  }
}

/** Runs a video on a page. */
export const usePlayer = (run: PlayerRun): RunningPlayer => {
  const { id, isAutoplay, isHeld } = run
  const root = useRef<HTMLDivElement>(null)
  const film = useRef<HTMLVideoElement>(null)
  const listener = useRef<PlayerListener>(run)
  useEffect(() => {
    listener.current = run
  })
  const [logic] = useState(() =>
    playerMachine.provide({
      actors: {
        play: asking<PlayQuestion, unknown>(async ({ isMuted }) => {
          if (film.current === null) throw new Error('The video is not on the page')
          film.current.muted = isMuted
          await film.current.play()
        }),
      },
      actions: {
        pause: () => film.current?.pause(),
        notifyRequest: () => listener.current.onPlayRequest?.(),
        notifyEnd: () => listener.current.onEnd?.(),
        notifyFailure: () => listener.current.onFailure?.(),
      },
    }),
  )
  const actor = useActorRef(logic, { input: { isAutoplay, isHeld } })
  const snapshot = useSelector(actor, (now) => now)
  const { isMuted } = snapshot.context
  useEffect(() => {
    actor.send({ type: 'turn.changed', isAutoplay, isHeld })
  }, [actor, isAutoplay, isHeld])
  useEffect(() => {
    if (film.current !== null) film.current.muted = isMuted
  }, [isMuted])
  useEffect(() => {
    if (root.current === null || film.current === null) return
    const stops = [
      listenToVideo(film.current, (event) => {
        actor.send(event)
      }),
      watchShare(root.current, (share) => {
        actor.send({ type: 'view.changed', share })
      }),
      followPage(actor, root.current, id),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [actor, id])
  return {
    snapshot,
    send: (event) => {
      actor.send(event)
    },
    root,
    film,
  }
}
