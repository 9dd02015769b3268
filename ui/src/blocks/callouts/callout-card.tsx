import type { CalloutView } from '@evkit/engine/internal/blocks'
import {
  CallToAction,
  DetailsText,
  DisclaimerMarks,
  Heading,
  Markdown,
  MarkdownLine,
  More,
  Plus,
} from '../parts/index.js'
import { CalloutMedia } from './callout-media.js'
import styles from './callouts.module.css'

/** Props of a callout. */
export interface CalloutCardProps {
  readonly callout: CalloutView
  readonly ratio: '3:2' | '4:3'
  readonly closeLabel: string
  /** Whether it stands in the overlay: it opens nothing then. */
  readonly isLast?: boolean
}

/** A callout. */
export const CalloutCard = ({ callout, ratio, closeLabel, isLast = false }: CalloutCardProps) => {
  const { id, title, description, marks, call, popUp } = callout
  return (
    <li className={styles['callout']}>
      <CalloutMedia callout={callout} ratio={ratio} />
      <div className={styles['text']}>
        <Heading className={styles['title']}>
          <MarkdownLine line={title} />
          <DisclaimerMarks marks={isLast ? [] : marks} />
        </Heading>
        <Markdown tree={description} className={styles['description']} />
        {call === undefined ? null : <CallToAction call={call} look="text" isRepeated={isLast} />}
        {popUp === undefined || isLast ? null : (
          <More
            id={`${id}-more`}
            label={popUp.openLabel}
            sign={<Plus />}
            look="card"
            name={popUp.name}
            closeLabel={closeLabel}
            className={styles['plus']}
            inPage={<DetailsText {...popUp} />}
          >
            <DetailsText {...popUp} />
          </More>
        )}
        {popUp !== undefined && isLast ? <DetailsText {...popUp} /> : null}
      </div>
    </li>
  )
}
