import { announcerMachine } from '@evkit/engine/interaction'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import styles from './lead-form.module.css'

/** The polite region of a form: each text is said once, then the region is emptied. */
export const LiveText = ({ text }: { readonly text: string }) => {
  const actor = useActorRef(announcerMachine)
  const said = useSelector(actor, ({ context }) => context.text)
  useEffect(() => {
    actor.send({ type: 'text.say', text })
  }, [actor, text])
  return (
    <p className={styles['live']} role="status" data-part="live">
      {said}
    </p>
  )
}
