import type { LogEntry } from '../../shared/index.js'

/** What is logged when a carousel is told by its old name. */
export const SET_IS_OLD: LogEntry = {
  level: 'warning',
  code: 'CarouselSet',
  text: 'carousel: set(n) is going away, use setCurrent(n)',
}
