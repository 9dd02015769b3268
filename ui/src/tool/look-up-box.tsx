import { LIST_KEYS, type ListKey } from '@evkit/engine/internal/interaction'
import type { ComponentProps } from 'react'
import { ComboBox } from '../primitives/index.js'

/** Props of a field whose text is looked up while it is typed. */
export interface LookUpBoxProps extends Omit<ComponentProps<typeof ComboBox>, 'onKey'> {
  readonly onMove: (key: ListKey) => void
  /** Enter while no option is active; without it the browser acts. */
  readonly onEnter?: () => void
  readonly onClose: () => void
  /** Escape while the list is looked for; without it the browser acts. */
  readonly onGiveUp?: () => void
}

const isMove = (key: string): key is ListKey => LIST_KEYS.some((one) => one === key)

// What a key means to the list; nothing when the browser is to act.
const readKey = (key: string, props: LookUpBoxProps): (() => void) | undefined => {
  const { isExpanded, isBusy, list, onMove, onChoose, onEnter, onClose, onReach } = props
  const active = list.options.findIndex(({ isActive }) => isActive)
  if (key === 'Enter')
    return isExpanded && active >= 0
      ? () => {
          onChoose(active)
        }
      : onEnter
  if (key === 'Escape') return isExpanded ? onClose : isBusy ? props.onGiveUp : undefined
  if (!isExpanded) return key === 'ArrowDown' ? onReach : undefined
  return isMove(key)
    ? () => {
        onMove(key)
      }
    : undefined
}

/** A text field whose list its machine knows: keys move through it, choose and close it. */
export const LookUpBox = (props: LookUpBoxProps) => (
  <ComboBox
    {...props}
    onKey={(key) => {
      const act = readKey(key, props)
      act?.()
      return act !== undefined
    }}
  />
)
