import type { FeaturesContent } from '@evkit/engine/blocks'
import type { FeatureView } from '@evkit/engine/internal/blocks'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../primitives/index.js'
import { Markdown, Under, useHeadingLevel } from '../parts/index.js'
import { FeatureMedia, type RenderFeatureVideo } from './feature-media.js'
import styles from './features.module.css'

/** What a feature is: a tab with its panel, or a section that opens. */
export type FeatureRole = 'tab' | 'section'

/** Props of a feature. */
export interface FeatureItemProps {
  readonly id: string
  readonly at: number
  readonly view: FeatureView
  readonly role: FeatureRole
  readonly content: FeaturesContent
  readonly renderVideo: RenderFeatureVideo
  readonly onChoose: (index: number, isTrusted: boolean) => void
  readonly onKey: (event: KeyboardEvent, at: number) => void
}

// Exactly one section is open: the one that is cannot be closed.
const headProps = ({ role, view: { isSelected } }: FeatureItemProps) =>
  role === 'tab'
    ? { role, 'aria-selected': isSelected, tabIndex: isSelected ? 0 : -1 }
    : { 'aria-expanded': isSelected, 'aria-disabled': isSelected || undefined }

// A panel without anything to press is a stop of the tab order itself.
const FOCUSABLE = { tabIndex: 0 }

/** A feature: its heading as a button, and what it opens. */
export const FeatureItem = (props: FeatureItemProps) => {
  const { id, at, view, role, content, renderVideo, onChoose, onKey } = props
  const { feature, media, isSelected, isTimed } = view
  const Tag = `h${useHeadingLevel()}` as const
  const isTab = role === 'tab'
  return (
    <>
      <Tag className={styles['head']} role={isTab ? 'presentation' : undefined}>
        <button
          {...headProps(props)}
          type="button"
          id={`${id}-head-${at}`}
          className={styles['button']}
          aria-controls={`${id}-panel-${at}`}
          data-state={isSelected ? 'selected' : undefined}
          data-timed={isTimed ? '' : undefined}
          data-event={feature.eventLabel || undefined}
          onClick={({ nativeEvent }) => {
            onChoose(at, nativeEvent.isTrusted)
          }}
          onKeyDown={
            isTab
              ? (event) => {
                  onKey(event, at)
                }
              : undefined
          }
        >
          <span>{feature.title}</span>
          <Icon name="chevron" size={20} />
        </button>
        <noscript>
          <span className={styles['plain']}>{feature.title}</span>
        </noscript>
      </Tag>
      <div
        id={`${id}-panel-${at}`}
        className={styles['panel']}
        role={isTab ? 'tabpanel' : 'region'}
        aria-labelledby={`${id}-head-${at}`}
        {...(isTab && isSelected ? FOCUSABLE : {})}
        data-part="panel"
        data-state={isSelected ? 'selected' : undefined}
      >
        <FeatureMedia
          media={media}
          content={content}
          isSelected={isSelected}
          renderVideo={renderVideo}
        />
        {feature.description.length === 0 ? null : (
          <div className={styles['text']}>
            <Under>
              <Markdown tree={feature.description} />
            </Under>
          </div>
        )}
      </div>
    </>
  )
}
