import { stickyBarsMachine } from '@evkit/engine/interaction'
import { createActor } from 'xstate'
import type { BarsPort } from '../../tool/index.js'

/** The sub menu of the page gives way while a bar is pinned: told on the root element, where styles can follow. */
export const browserBars = (): BarsPort => {
  const actor = createActor(stickyBarsMachine)
  actor.subscribe(({ value }) => {
    document.documentElement.dataset['bars'] = value
  })
  actor.start()
  return {
    move: (name, top, viewportHeight) => {
      actor.send({ type: 'bar.moved', name, place: { top, viewportHeight } })
    },
    remove: (name) => {
      actor.send({ type: 'bar.removed', name })
    },
  }
}

/** The bars while rendering on the server. */
export const silentBars: BarsPort = { move: () => undefined, remove: () => undefined }
