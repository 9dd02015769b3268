import type { Footnote } from '@evkit/engine/content'
import {
  footnoteElement,
  markElement,
  toPlainText,
  type DisclaimerMark as Mark,
} from '@evkit/engine/internal/content'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useBlockWords } from './block-words.js'
import { useDisclaimers } from './disclaimers.js'
import { keepInView } from './preview.dom.js'
import styles from './disclaimer-mark.module.css'

const Preview = ({ note }: { readonly note: Footnote }) => {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (ref.current !== null) keepInView(ref.current)
  })
  return (
    <span ref={ref} className={styles['preview']} role="tooltip" data-part="preview">
      {toPlainText(note.text)}
    </span>
  )
}

const ShownMark = ({ mark, note }: { readonly mark: Mark; readonly note: Footnote }) => {
  const words = useBlockWords()
  const [isShown, setShown] = useState(false)
  const isFirstTap = useRef(false)
  const show = (): void => {
    setShown(true)
  }
  const hide = (): void => {
    setShown(false)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isShown) return
    // Nor does the browser close the dialog it may stand in.
    event.preventDefault()
    event.stopPropagation()
    hide()
  }
  return (
    <sup className={styles['mark']} onPointerEnter={show} onPointerLeave={hide}>
      <a
        id={markElement(mark)}
        href={`#${footnoteElement(note.id)}`}
        className={styles['link']}
        aria-label={words.disclaimerMark.replace('{symbol}', note.symbol)}
        aria-describedby={footnoteElement(note.id)}
        data-part="mark"
        onFocus={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
        onPointerDown={({ pointerType }) => {
          isFirstTap.current = pointerType === 'touch' && !isShown
        }}
        onClick={(event) => {
          if (!isFirstTap.current) return
          isFirstTap.current = false
          event.preventDefault()
          show()
        }}
      >
        {note.symbol}
      </a>
      {isShown ? <Preview note={note} /> : null}
    </sup>
  )
}

/** The mark of a disclaimer: what it says is shown beside it on hover, focus and the first tap, and Escape takes it away. */
export const DisclaimerMark = ({ mark }: { readonly mark: Mark }) => {
  const note = useDisclaimers().find(mark.markOf)
  return note === undefined ? null : <ShownMark mark={mark} note={note} />
}

/** The marks of a place, in their order; nothing where there are none. */
export const DisclaimerMarks = ({ marks }: { readonly marks: readonly Mark[] }) =>
  marks.map((mark) => <DisclaimerMark key={markElement(mark)} mark={mark} />)
