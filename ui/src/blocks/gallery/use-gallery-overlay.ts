import { galleryMachine } from '@evkit/engine/blocks'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { browserOverlays, followPage, type OverlayHistory } from '../parts/index.js'

/** What an overlay of a gallery runs on. */
export interface OverlaySetup {
  /** Id of the block. */
  readonly id: string
  /** How many items it shows; 0 where there is no overlay. */
  readonly count: number
  readonly entry: 'placed' | 'glides'
  readonly history?: OverlayHistory | undefined
  /** Whether the page was opened with its address. */
  readonly isFirst: boolean
}

/** Where an overlay is on its way to its item. */
export type OverlayPhase = 'closed' | 'waiting' | 'gliding' | 'resting'

/** What an open overlay shows its items in. */
export interface OverlayStage {
  /** Puts an item, from 1, into view at once. */
  readonly place: (item: number) => void
  /** The item in view, from 1. */
  readonly readShown: () => number
}

/** An overlay of a gallery that runs on a page. */
export interface RunningOverlay {
  readonly overlay: SnapshotFrom<typeof galleryMachine>['context']
  readonly phase: OverlayPhase
  readonly send: (event: EventFromLogic<typeof galleryMachine>) => void
  /** Absent until its items are there. */
  readonly stage: RefObject<OverlayStage | null>
  readonly setStage: (stage: OverlayStage | null) => void
}

const phaseOf = ({ value }: SnapshotFrom<typeof galleryMachine>): OverlayPhase =>
  typeof value === 'string' ? value : value.open

/** Runs the overlay of a gallery; what is open is what the address of the page says. */
export const useGalleryOverlay = (setup: OverlaySetup): RunningOverlay => {
  const { id, count, entry, isFirst, history = browserOverlays } = setup
  const stage = useRef<OverlayStage>(null)
  const [setStage] = useState(() => (next: OverlayStage | null) => {
    stage.current = next
  })
  const [logic] = useState(() =>
    galleryMachine.provide({
      actions: {
        moveHistory: (_, { steps }) => {
          history.move(steps)
        },
        place: ({ context }) => {
          stage.current?.place(context.current)
        },
      },
    }),
  )
  const actor = useActorRef(logic, { input: { id, count, entry } })
  const snapshot = useSelector(actor, (now) => now)
  useEffect(() => followPage({ actor, history }, isFirst), [actor, history, isFirst])
  return {
    overlay: snapshot.context,
    phase: phaseOf(snapshot),
    send: (event) => {
      actor.send(event)
    },
    stage,
    setStage,
  }
}
