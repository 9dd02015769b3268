import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './embedded.module.css'
import { openScope } from './scope.dom.js'

/** Props of what has styles of its own. */
export interface ScopedProps {
  readonly part: string
  /** What stands in its place where scripts are off. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * Something of ours in a page of others: the rules of that page do not reach it, and ours do not reach the page. Its theme
 * is made of custom properties, which the page may set on the element it stands in.
 */
export const Scoped = ({ part, fallback, children }: ScopedProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    if (place.current === null) return
    const scope = openScope(place.current)
    setRoot(scope.root)
    return scope.release
  }, [])
  return (
    <div ref={place} data-part={part}>
      {fallback}
      {root === undefined
        ? null
        : createPortal(<div className={styles['scope']}>{children}</div>, root)}
    </div>
  )
}
