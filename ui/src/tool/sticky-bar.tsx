import { isBarFixed } from '@evkit/engine/internal/interaction'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { observeBar } from './bar.dom.js'
import styles from './sticky-bar.module.css'

/** Port: the bars of the page that hide its sub menu while one of them is pinned. */
export interface BarsPort {
  readonly move: (name: string, top: number, viewportHeight: number) => void
  readonly remove: (name: string) => void
}

/** Props of a sticky bar. */
export interface StickyBarProps {
  readonly name: string
  readonly bars: BarsPort
  readonly children: ReactNode
}

/** A bar that stays at the upper edge of the window while what it belongs to is in view; its place is kept. */
export const StickyBar = ({ name, bars, children }: StickyBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const [isFixed, setFixed] = useState(false)
  useEffect(() => {
    if (bar.current === null) return
    const stop = observeBar(bar.current, (place) => {
      setFixed(place !== undefined && isBarFixed(place))
      if (place === undefined) bars.remove(name)
      else bars.move(name, place.top, place.viewportHeight)
    })
    return () => {
      stop()
      bars.remove(name)
    }
  }, [bars, name])
  return (
    <div
      ref={bar}
      className={styles['bar']}
      data-part={`${name}-bar`}
      data-state={isFixed ? 'fixed' : 'flowing'}
    >
      {children}
    </div>
  )
}
