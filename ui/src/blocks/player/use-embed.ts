import { embedMachine, type EmbedAnswer, type EmbedEvent } from '@evkit/engine/interaction'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { pauseFrame } from './embed.dom.js'

/** What an embed asks of the page: whether its group is accepted. */
export interface EmbedConsent {
  readonly read: () => EmbedAnswer
  readonly onChange: (listen: () => void) => () => void
}

/** What an embed is told by what stands around it. */
export interface EmbedTurn {
  readonly consent: EmbedConsent
  /** Whether it should stand: something else has the turn, or is looked at. */
  readonly isHeld?: boolean
  /** Told when it plays. */
  readonly onPlay?: (() => void) | undefined
}

/** Runs an embed in its frame. */
export const useEmbed = (
  frame: RefObject<HTMLIFrameElement | null>,
  { consent, isHeld = false, onPlay }: EmbedTurn,
) => {
  const told = useRef(onPlay)
  useEffect(() => {
    told.current = onPlay
  })
  const [logic] = useState(() =>
    embedMachine.provide({
      actions: {
        sendPause: () => {
          if (frame.current !== null) pauseFrame(frame.current)
        },
        notifyPlay: () => told.current?.(),
      },
    }),
  )
  // On the server nobody has answered; what the visitor has is read once it wakes.
  const actor = useActorRef(logic, { input: { answer: 'open' } })
  const phase = useSelector(actor, ({ value }) => value)
  useEffect(() => {
    const read = (): void => {
      actor.send({ type: 'answer.changed', answer: consent.read() })
    }
    read()
    return consent.onChange(read)
  }, [actor, consent])
  useEffect(() => {
    if (isHeld) actor.send({ type: 'pause.wanted' })
  }, [actor, isHeld])
  const send = useCallback(
    (event: EmbedEvent): void => {
      actor.send(event)
    },
    [actor],
  )
  return { phase, send }
}
