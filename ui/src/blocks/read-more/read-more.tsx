import { readMoreView, type ReadMoreBlock } from '@evkit/engine/blocks'
import { Icon } from '../../primitives/index.js'
import { Markdown } from '../parts/index.js'
import styles from './read-more.module.css'

/**
 * A text that is folded where it is long, to be enhanced: open without scripts, and opened by what is found or focused in
 * its fold.
 */
export const ReadMore = (block: ReadMoreBlock) => {
  const view = readMoreView(block)
  return (
    <div className={styles['block']} data-part="read-more">
      <div
        id={view.textId}
        className={styles['text']}
        data-lines={view.lines}
        data-part="folded-text"
      >
        <Markdown tree={block.content.text} />
      </div>
      <div className={styles['row']} data-room={view.hasRoom ? '' : undefined}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={false}
          aria-controls={view.textId}
          hidden
          data-part="fold"
          data-more={view.more}
          data-less={view.less}
        >
          <span>{view.more}</span>
          <Icon name="chevron" size={20} />
        </button>
      </div>
    </div>
  )
}
