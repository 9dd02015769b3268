import { startTransition, StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { EventRecording } from './event-replay.js'
import { watchMenus } from './menu.dom.js'
import { watchNavigation } from './navigation.js'
import { nextTask } from './next-task.js'
import { TOOL_ROOT } from './tool-root.js'

type Render = (data: unknown, onAwake: () => void) => ReactNode | Promise<ReactNode>

const settle = (): void => {
  flushSync(() => undefined)
}

const wake = async (render: Render, early: EventRecording): Promise<void> => {
  const root = document.querySelector(`#${TOOL_ROOT}`)
  const text = document.querySelector('#page-data')?.textContent
  if (root === null || text === undefined) return
  await nextTask()
  const data: unknown = JSON.parse(text)
  await nextTask()
  const tool = await render(data, () => {
    // When every part has started: until then events wait, and what React draws meanwhile is what it has drawn.
    queueMicrotask(() => {
      early.replay(settle)
    })
  })
  await nextTask()
  early.capture()
  // As a transition React wakes the page in small slices and answers in between.
  startTransition(() => {
    hydrateRoot(root, <StrictMode>{tool}</StrictMode>)
  })
}

/**
 * Wakes a rendered tool, each part in a task of its own: a slow phone answers in between.
 *
 * @param render - Makes the tool from the data block of the page; tells when the controls answer.
 */
export const hydrateTool =
  (render: Render) =>
  (early: EventRecording): void => {
    void wake(render, early).catch((reason: unknown) => {
      early.giveUp()
      throw reason
    })
    setTimeout(watchNavigation, 0)
    setTimeout(watchMenus, 0)
  }
