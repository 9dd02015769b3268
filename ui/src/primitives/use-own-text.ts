import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What a field that holds its text itself is given. */
export interface OwnText {
  /** The text as it is known outside. */
  readonly value: string
  readonly onType: (value: string) => void
}

/**
 * Lets a field hold its text itself: what is typed is told and needs no drawing. A text from outside that is another is put
 * into it; what it holds when it is first met was typed before the page was awake, and is told.
 */
export const useOwnText = <Field extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  onType,
}: OwnText): RefObject<Field | null> => {
  const field = useRef<Field>(null)
  const isMet = useRef(false)
  useLayoutEffect(() => {
    const { current } = field
    if (current !== null && current.value !== value) {
      if (isMet.current) current.value = value
      else onType(current.value)
    }
    isMet.current = true
  })
  return field
}
