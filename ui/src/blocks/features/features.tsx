import { featuresView, type FeaturesContent, type FeaturesWords } from '@evkit/engine/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { useEffect, useRef } from 'react'
import { useNarrow } from '../../tool/use-narrow.js'
import {
  CallToAction,
  Heading,
  Markdown,
  MarkdownLine,
  MotionControl,
  Under,
  useAutoAdvance,
  useAwake,
} from '../parts/index.js'
import { FeatureItem, type FeatureRole } from './feature-item.js'
import { renderPlainVideo, type RenderFeatureVideo } from './feature-media.js'
import { useFeatureKeys } from './use-feature-keys.js'
import styles from './features.module.css'

/** Props of a features overview. */
export interface FeaturesProps {
  /** Id of the block on its page. */
  readonly id: string
  readonly content: FeaturesContent
  readonly words: FeaturesWords
  /** Draws a video in place of the browser's own player. */
  readonly renderVideo?: RenderFeatureVideo
}

const Head = ({ id, content }: Pick<FeaturesProps, 'id' | 'content'>) => {
  const { label, title, body } = content
  if (label === '' && title.length === 0 && body.length === 0) return null
  return (
    <header className={styles['header']}>
      {label === '' ? null : <p className={styles['label']}>{label}</p>}
      {title.length === 0 ? null : (
        <Heading id={`${id}-title`}>
          <MarkdownLine line={title} />
        </Heading>
      )}
      <Markdown tree={body} className={styles['body']} />
    </header>
  )
}

const useRole = (): FeatureRole => {
  const isAwake = useAwake()
  const isNarrow = useNarrow()
  return isAwake && !isNarrow ? 'tab' : 'section'
}

/** The time of a feature is drawn by the style sheet, which is told how long it is. */
const useInterval = (interval: number) => {
  const block = useRef<HTMLElement>(null)
  useEffect(() => {
    block.current?.style.setProperty('--interval', `${interval}ms`)
  }, [interval])
  return block
}

/** Up to four features with their pictures: tabs on wide screens, sections that open on narrow ones. */
export const Features = ({ id, content, words, renderVideo = renderPlainVideo }: FeaturesProps) => {
  const { items, interval, enableAutoplay, title } = content
  const block = useInterval(interval)
  const running = useAutoAdvance(block, {
    id,
    count: items.length,
    interval,
    isAllowed: enableAutoplay,
  })
  const role = useRole()
  const { list, press } = useFeatureKeys(items.length)
  const { features, control, listLabel } = featuresView(content, running, words)
  const link = toUndefined(content.link)
  const named =
    title.length === 0 ? { 'aria-label': listLabel } : { 'aria-labelledby': `${id}-title` }
  return (
    <section ref={block} className={styles['block']} data-part="features" {...named}>
      <Head id={id} content={content} />
      <div ref={list} className={styles['stage']}>
        <div className={styles['control']}>
          <MotionControl control={control} onPause={running.setPaused} />
        </div>
        {role === 'tab' ? (
          <div
            role="tablist"
            aria-orientation="vertical"
            aria-owns={items.map((_, at) => `${id}-head-${at}`).join(' ')}
            {...named}
          />
        ) : null}
        <Under by={title.length === 0 ? 0 : 1}>
          {features.map((view, at) => (
            <FeatureItem
              key={at}
              id={id}
              at={at}
              view={view}
              role={role}
              content={content}
              renderVideo={renderVideo}
              onChoose={running.choose}
              onKey={press}
            />
          ))}
        </Under>
        {link === undefined ? null : (
          <div className={styles['link']}>
            <CallToAction call={link} look="plain" />
          </div>
        )}
      </div>
    </section>
  )
}
