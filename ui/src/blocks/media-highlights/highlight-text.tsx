import type { MediaCardView, MediaHighlightsWords } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { Fragment } from 'react'
import { Icon } from '../../primitives/index.js'
import {
  CallToAction,
  DetailsText,
  DisclaimerMarks,
  Heading,
  Markdown,
  MarkdownLine,
  More,
} from '../parts/index.js'
import styles from './media-highlights.module.css'

/** Props of the text of a highlight. */
export interface HighlightTextProps {
  readonly card: MediaCardView
  readonly words: MediaHighlightsWords
  /** Told when the visitor folds or unfolds it. */
  readonly onToggle: () => void
}

const Lines = ({ lines }: Pick<MediaCardView, 'lines'>) => (
  <p>
    {lines.map((line, at) => (
      <Fragment key={at}>
        {at === 0 ? null : <br />}
        <MarkdownLine line={line} />
      </Fragment>
    ))}
  </p>
)

type Fold = NonNullable<MediaCardView['fold']>

const FoldRow = ({ fold, onToggle }: { readonly fold: Fold; readonly onToggle: () => void }) =>
  fold.hasRoom || fold.toggle !== undefined ? (
    <div className={styles['row']}>
      {fold.toggle === undefined ? null : (
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={fold.toggle.isExpanded}
          aria-controls={fold.textId}
          onClick={onToggle}
        >
          {fold.toggle.text}
          <Icon name="chevron" size={20} />
        </button>
      )}
    </div>
  ) : null

const Body = ({ card, onToggle }: Omit<HighlightTextProps, 'words'>) => {
  const { text, lines, fold } = card
  if (text.length === 0 && lines.length === 0) return null
  return (
    <>
      <div
        id={fold?.textId}
        className={styles['body']}
        data-folded={fold?.isFolded === true ? '' : undefined}
        data-long={fold?.toggle === undefined ? undefined : ''}
        data-part="highlight-text"
        onScroll={({ currentTarget }) => {
          if (fold?.isFolded !== true || currentTarget.scrollTop === 0) return
          currentTarget.scrollTop = 0
          onToggle()
        }}
      >
        <div>{lines.length > 0 ? <Lines lines={lines} /> : <Markdown tree={text} />}</div>
      </div>
      {fold === undefined ? null : <FoldRow fold={fold} onToggle={onToggle} />}
    </>
  )
}

/** The text of a highlight, folded where it is long, and its ways on. */
export const HighlightText = ({ card, words, onToggle }: HighlightTextProps) => {
  const { id, title, marks, call, popUp } = card
  return (
    <div className={styles['text']}>
      {title === '' ? null : (
        <Heading className={styles['title']}>
          {title}
          <DisclaimerMarks marks={marks} />
        </Heading>
      )}
      <Body card={card} onToggle={onToggle} />
      {title === '' ? <DisclaimerMarks marks={marks} /> : null}
      {call === undefined ? null : <CallToAction call={call} look="text" />}
      {popUp === undefined ? null : (
        <More
          id={`${id}-more`}
          label={popUp.openLabel}
          sign={<Icon name="info" size={20} />}
          look="card"
          name={popUp.openLabel}
          closeLabel={words.close}
          className={styles['info']}
          inPage={<DetailsText {...popUp.details} call={toUndefined(popUp.details.link)} />}
        >
          <DetailsText {...popUp.details} call={toUndefined(popUp.details.link)} />
        </More>
      )}
    </div>
  )
}
