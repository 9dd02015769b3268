import { announcerMachine } from '@evkit/engine/interaction'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import styles from './lead-form.module.css'

interface LiveTextProps {
  readonly text: string
}

const Said = ({ text }: LiveTextProps) => {
  const actor = useActorRef(announcerMachine)
  const said = useSelector(actor, ({ context }) => context.text)
  useEffect(() => {
    actor.send({ type: 'text.say', text })
  }, [actor, text])
  return said
}

/** The polite region of a form: each text is said once, then the region is emptied. It waits for the first text. */
export const LiveText = ({ text }: LiveTextProps) => {
  const [isUsed, setUsed] = useState(text !== '')
  if (!isUsed && text !== '') setUsed(true)
  return (
    <p className={styles['live']} role="status" data-part="live">
      {isUsed ? <Said text={text} /> : null}
    </p>
  )
}
