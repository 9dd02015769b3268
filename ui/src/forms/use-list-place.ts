import { LIST_KEYS, moveInList, type ListKey } from '@evkit/engine/interaction'
import { none, toUndefined, type Option } from '@evkit/engine/shared'
import { useState, type ComponentProps } from 'react'
import type { ComboBox } from '../primitives/index.js'

const isMove = (key: string): key is ListKey => LIST_KEYS.some((one) => one === key)

/** A list of suggestions under a field. */
export interface SuggestionList {
  /** Id of the field; the list and its lines are named after it. */
  readonly id: string
  readonly label: string
  readonly suggestions: readonly { readonly id: string; readonly text: string }[]
  readonly isOpen: boolean
}

/** Where in an open list the visitor is. */
export interface ListPlace {
  /** Place of the active line; absent while the text itself is. */
  readonly active: number | undefined
  /** Moves by a key of lists; answers whether it is one. */
  readonly move: (key: string) => boolean
  /** What a combobox draws of the list. */
  readonly shown: Pick<ComponentProps<typeof ComboBox>, 'isExpanded' | 'activeId' | 'list'>
}

/** Keeps where in an open list the visitor is: another list begins at its text. */
export const useListPlace = ({ id, label, suggestions, isOpen }: SuggestionList): ListPlace => {
  const list = isOpen ? suggestions.map((one) => one.id).join('\n') : ''
  const [place, setPlace] = useState<{ readonly list: string; readonly active: Option<number> }>({
    list: '',
    active: none,
  })
  const current = place.list === list && isOpen ? place.active : none
  const active = toUndefined(current)
  const optionId = (index: number): string => `${id}-option-${index}`
  return {
    active,
    move: (key) => {
      if (!isMove(key)) return false
      setPlace({ list, active: moveInList({ count: suggestions.length, active: current }, key) })
      return true
    },
    shown: {
      isExpanded: isOpen,
      activeId: active === undefined ? undefined : optionId(active),
      list: {
        id: `${id}-list`,
        label,
        options: suggestions.map(({ text }, index) => ({
          id: optionId(index),
          text,
          detail: '',
          isActive: index === active,
        })),
      },
    },
  }
}
