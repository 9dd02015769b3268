import { announcerMachine } from '@evkit/engine/internal/interaction'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import styles from './live-text.module.css'

/** Props of a polite region. */
export interface LiveTextProps {
  readonly text: string
  /** What it is about: of several about the same, the last is said. */
  readonly topic?: string
}

const Said = ({ text, topic }: LiveTextProps) => {
  const actor = useActorRef(announcerMachine)
  const said = useSelector(actor, ({ context }) => context.text)
  useEffect(() => {
    actor.send({ type: 'text.say', text, ...(topic === undefined ? {} : { topic }) })
  }, [actor, text, topic])
  return said
}

/** A polite region: each text is said once, then the region is emptied. It waits for the first text. */
export const LiveText = ({ text, topic }: LiveTextProps) => {
  const [isUsed, setUsed] = useState(text !== '')
  if (!isUsed && text !== '') setUsed(true)
  return (
    <p className={styles['live']} role="status" data-part="live">
      {isUsed ? <Said text={text} {...(topic === undefined ? {} : { topic })} /> : null}
    </p>
  )
}
