import type { KeptNameView } from '@evkit/engine/internal/tool'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../primitives/index.js'
import styles from './kept-trips.module.css'

/** Props of the input for a name. */
export interface KeptNameProps {
  readonly name: string
  readonly words: KeptNameView
  readonly onSave: (name: string) => void
  readonly onCancel: () => void
}

/** Gives a kept trip its name: Enter saves it, Escape leaves it as it was. */
export const KeptName = ({ name, words, onSave, onCancel }: KeptNameProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The text stands ready to be typed over.
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  return (
    <form
      className={styles['naming']}
      data-part="kept-naming"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(input.current?.value ?? name)
      }}
    >
      <label htmlFor={id}>{words.label}</label>
      <input
        ref={input}
        id={id}
        className={styles['input']}
        name="name"
        defaultValue={name}
        maxLength={words.most}
        autoComplete="off"
        enterKeyHint="done"
        required
        onKeyDown={({ key, nativeEvent }) => {
          // While an input method composes, the key is its own.
          if (key === 'Escape' && !nativeEvent.isComposing) onCancel()
        }}
      />
      <Button type="submit" look="primary">
        {words.save}
      </Button>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </form>
  )
}
