import { isSubMenuHidden, moveBar } from '@evkit/engine/internal/interaction'
import type { BarsPort } from '../../../tool/index.js'

/** The sub menu of the page gives way while a bar is pinned: told on the root element, where styles can follow. */
export const browserBars = (): BarsPort => {
  let fixed: readonly string[] = []
  const take = (bar: Parameters<typeof moveBar>[1]): void => {
    fixed = moveBar(fixed, bar)
    document.documentElement.dataset['bars'] = isSubMenuHidden(fixed) ? 'covering' : 'flowing'
  }
  return {
    move: (name, top, viewportHeight) => {
      take({ name, place: { top, viewportHeight } })
    },
    remove: (name) => {
      take({ name })
    },
  }
}

/** The bars while rendering on the server. */
export const silentBars: BarsPort = { move: () => undefined, remove: () => undefined }
