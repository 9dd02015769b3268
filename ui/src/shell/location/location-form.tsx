import { locationFormMachine, locationFormView } from '@evkit/engine/internal/site'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button, InlineNotice, TextField } from '../../primitives/index.js'
import { asking } from '../../tool/asking.js'
import type { LocationPorts } from './location-ports.js'
import styles from './location-form.module.css'

/** What the form says. */
export interface LocationWords {
  readonly name: string
  readonly text: string
  readonly zip: string
  readonly save: string
  readonly here: string
  /** The text of each fault. */
  readonly faults: Parameters<typeof locationFormView>[1]
}

/** Props of the form that sets the visitor's place. */
export interface LocationFormProps {
  readonly words: LocationWords
  readonly ports: LocationPorts
  /** The place is set. */
  readonly onDone: () => void
}

const startForm = ({ ports, onDone }: LocationFormProps) =>
  locationFormMachine.provide({
    actors: {
      askPlace: asking(ports.askPlace),
      askPosition: asking(ports.askPosition),
    },
    actions: {
      choosePlace: (_, reply) => {
        if (reply.kind !== 'found') return
        ports.choosePlace(reply.place)
        onDone()
      },
    },
  })

// Whoever has sent a code that does not do is taken back to it.
const useFocusOn = (error: string) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error !== '') form.current?.querySelector('input')?.focus()
  }, [error])
  return form
}

const nothing = (): void => undefined

/** A form for a ZIP code, and a button that asks the browser where the visitor is. */
export const LocationForm = (props: LocationFormProps) => {
  const { words } = props
  const [logic] = useState(() => startForm(props))
  const actor = useActorRef(logic)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const view = useMemo(
    () => locationFormView({ ...context, isBusy }, words.faults),
    [context, isBusy, words],
  )
  const form = useFocusOn(view.error)
  const id = useId()
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      data-part="location-form"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'zip.submit' })
      }}
    >
      <h2 className={styles['heading']}>{words.name}</h2>
      <p className={styles['text']}>{words.text}</p>
      <TextField
        id={id}
        name="zip"
        label={words.zip}
        error={view.error}
        isRequired
        type="text"
        inputMode="numeric"
        autoComplete="postal-code"
        autoCapitalize="none"
        isSpellChecked={false}
        isLeftToRight
        isBusy={false}
        value={view.text}
        onType={(text) => {
          actor.send({ type: 'zip.type', text })
        }}
        onLeave={nothing}
      />
      {view.notice === '' ? null : (
        <InlineNotice look="caution" role="alert">
          {view.notice}
        </InlineNotice>
      )}
      <div className={styles['ways']}>
        <Button type="submit" look="primary" isBusy={view.isBusy}>
          {words.save}
        </Button>
        <Button
          type="button"
          onClick={() => {
            actor.send({ type: 'position.ask' })
          }}
        >
          {words.here}
        </Button>
      </div>
    </form>
  )
}
