import { readMoreView, type ReadMoreBlock } from '@evkit/engine/blocks'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../primitives/index.js'
import { Markdown } from '../parts/index.js'
import styles from './read-more.module.css'
import { hasMoreLines, observeLines } from './text.dom.js'

// Measures the text in a box before it is drawn, and whenever its lines may have changed.
const useLong = (lines: number) => {
  const box = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const measure = (): void => {
      setLong(hasMoreLines(current, lines))
    }
    measure()
    return observeLines(current, measure)
  }, [lines])
  return { box, isLong }
}

/** A text that is folded where it is long: open without scripts, and opened by what is found or focused in its fold. */
export const ReadMore = (block: ReadMoreBlock) => {
  const [isOpen, setOpen] = useState(false)
  const { box, isLong } = useLong(block.content.lines)
  const toggle = useRef<HTMLButtonElement>(null)
  const view = readMoreView(block, { isOpen, isLong })
  useEffect(() => {
    if (!isOpen && document.activeElement === toggle.current)
      toggle.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <div className={styles['block']} data-part="read-more">
      <div
        ref={box}
        id={view.textId}
        className={styles['text']}
        data-lines={view.isFolded ? view.lines : undefined}
        data-long={isLong || undefined}
        onScroll={({ currentTarget }) => {
          if (!view.isFolded || currentTarget.scrollTop === 0) return
          currentTarget.scrollTop = 0
          setOpen(true)
        }}
      >
        <Markdown tree={block.content.text} />
      </div>
      {view.hasRoom || view.toggle !== undefined ? (
        <div className={styles['row']}>
          {view.toggle === undefined ? null : (
            <button
              ref={toggle}
              type="button"
              className={styles['toggle']}
              aria-expanded={view.toggle.isExpanded}
              aria-controls={view.textId}
              onClick={() => {
                setOpen(!isOpen)
              }}
            >
              {view.toggle.text}
              <Icon name="chevron" size={20} />
            </button>
          )}
        </div>
      ) : null}
    </div>
  )
}
