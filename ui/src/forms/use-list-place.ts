import { LIST_KEYS, moveInList, type ListKey } from '@evkit/engine/interaction'
import { none, toUndefined, type Option } from '@evkit/engine/shared'
import { useState } from 'react'

const isMove = (key: string): key is ListKey => LIST_KEYS.some((one) => one === key)

/** Where in an open list the visitor is. */
export interface ListPlace {
  /** Place of the active line; absent while the text itself is. */
  readonly active: number | undefined
  /** Moves by a key of lists; answers whether it is one. */
  readonly move: (key: string) => boolean
}

/** Keeps where in an open list the visitor is: another list begins at its text. */
export const useListPlace = (ids: readonly string[], isOpen: boolean): ListPlace => {
  const list = isOpen ? ids.join('\n') : ''
  const [place, setPlace] = useState<{ readonly list: string; readonly active: Option<number> }>({
    list: '',
    active: none,
  })
  const active = place.list === list && isOpen ? place.active : none
  return {
    active: toUndefined(active),
    move: (key) => {
      if (!isMove(key)) return false
      setPlace({ list, active: moveInList({ count: ids.length, active }, key) })
      return true
    },
  }
}
