import type { GalleryWords } from '@evkit/engine/internal/blocks'
import { ZOOM_MOST } from '@evkit/engine/internal/content'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Icon } from '../../primitives/index.js'
import { runZoom, ZOOM_STEP, type RunningZoom } from './zoom.dom.js'
import styles from './zoom-controls.module.css'

/** Props of what enlarges a picture. */
export interface ZoomControlsProps {
  /** What the items of its overlay stand in. */
  readonly root: RefObject<HTMLElement | null>
  /** The item that is shown, from 1. */
  readonly current: number
  readonly words: GalleryWords
}

/** Two buttons that enlarge the picture and shrink it again, and how large it is. */
export const ZoomControls = ({ root, current, words }: ZoomControlsProps) => {
  const zoom = useRef<RunningZoom>(undefined)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    if (root.current === null) return
    const running = runZoom(root.current, { tell: setScale })
    zoom.current = running
    return running.stop
  }, [root])
  useEffect(() => {
    zoom.current?.begin(current)
  }, [current])
  const button = (name: 'minus' | 'plus', label: string, isInactive: boolean) => (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      aria-disabled={isInactive}
      data-part={`zoom-${name}`}
      onClick={() => {
        if (!isInactive) zoom.current?.by(name === 'plus' ? ZOOM_STEP : 1 / ZOOM_STEP)
      }}
    >
      <Icon name={name} size={20} />
    </button>
  )
  const percent = String(Math.round(scale * 100))
  return (
    <div className={styles['controls']} data-part="zoom">
      {button('minus', words.zoomOut, scale <= 1)}
      <p className={styles['level']} aria-live="polite" data-part="zoom-level">
        {fillPlaceholders(words.zoomLevel, { percent })}
      </p>
      {button('plus', words.zoomIn, scale >= ZOOM_MOST)}
    </div>
  )
}
