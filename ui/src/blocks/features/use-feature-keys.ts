import { useRef, type KeyboardEvent, type RefObject } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const nextOf = (key: string, at: number, count: number): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : (at + step + count) % count
}

/** Keys of the tabs: arrows move the focus and choose nothing, so that nothing is loaded on the way. */
export const useFeatureKeys = (
  count: number,
): {
  readonly list: RefObject<HTMLDivElement | null>
  readonly press: (event: KeyboardEvent, at: number) => void
} => {
  const list = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent, at: number): void => {
    const next = nextOf(event.key, at, count)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return { list, press }
}
