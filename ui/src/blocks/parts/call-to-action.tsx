import type { CallToAction as Call } from '@evkit/engine/content'
import { cutText } from '@evkit/engine/internal/content'
import type { MouseEvent } from 'react'
import { classNames } from '../../primitives/index.js'
import { DisclaimerMarks } from './disclaimer-mark.js'
import { NewTabNote } from './new-tab-note.js'
import styles from './call-to-action.module.css'

/** How much a call to action asks for attention. */
export type CallLook = 'primary' | 'plain' | 'text'

// Written out, so that pages which draw none load no table of them.
const LOOKS: Readonly<Record<CallLook, string | undefined>> = {
  primary: styles['primary'],
  plain: undefined,
  text: styles['text'],
}

/** Props of a call to action. */
export interface CallToActionProps {
  readonly call: Call
  readonly look?: CallLook
  /** Whether there is room for few characters only; the whole text stays its name. */
  readonly isCut?: boolean
  /** Told when it is followed, for tracking and for overlays. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly className?: string | undefined
  /** Whether another element of its block has the overlay's id already. */
  readonly isRepeated?: boolean
  /** Whether it leads to the page that is shown. */
  readonly isCurrent?: boolean
}

// Without scripts a link to an overlay leads to its place on the page.
const overlayProps = ({ overlay }: Call, isRepeated: boolean) =>
  overlay === ''
    ? {}
    : {
        'data-overlay-id': overlay,
        'aria-haspopup': 'dialog' as const,
        ...(isRepeated ? {} : { id: overlay }),
      }

// Where the name is more than what is seen, the name is read and the rest is only seen.
const Named = ({ name, shown }: { readonly name: string; readonly shown: string }) =>
  name === shown ? (
    shown
  ) : (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className={styles['heard']}>{name}</span>
    </>
  )

const CURRENT = { 'aria-current': 'page' } as const

/** A call to action as a link: the one way into pages and overlays, with its marks behind it. */
export const CallToAction = (props: CallToActionProps) => {
  const { call, look = 'primary', isCut = false, onFollow, className } = props
  const shown = isCut ? cutText(call.text) : call.text
  const isNewTab = call.target === '_blank'
  return (
    <>
      <a
        {...overlayProps(call, props.isRepeated === true || call.isRepeated === true)}
        href={call.href}
        target={call.target || undefined}
        rel={call.rel || undefined}
        className={classNames(styles['call'], LOOKS[look], className)}
        {...(props.isCurrent === true ? CURRENT : {})}
        data-part="call"
        data-event={call.eventLabel || undefined}
        onClick={onFollow}
      >
        <Named name={call.name} shown={shown} />
        {isNewTab ? <NewTabNote /> : null}
      </a>
      <DisclaimerMarks marks={call.marks} />
    </>
  )
}
