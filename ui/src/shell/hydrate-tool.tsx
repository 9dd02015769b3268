import { startTransition, StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { takeEarlyChoices } from './early-choices.js'
import { watchNavigation } from './navigation.js'
import { nextTask } from './next-task.js'
import { TOOL_ROOT } from './tool-root.js'

type Render = (data: unknown, onAwake: () => void) => ReactNode | Promise<ReactNode>

const wake = async (render: Render, onAwake: () => void): Promise<void> => {
  const root = document.querySelector(`#${TOOL_ROOT}`)
  const text = document.querySelector('#page-data')?.textContent
  if (root === null || text === undefined) return
  await nextTask()
  const data: unknown = JSON.parse(text)
  await nextTask()
  let makeEarlyChoices = (): void => undefined
  const tool = await render(data, () => {
    onAwake()
    makeEarlyChoices()
  })
  await nextTask()
  makeEarlyChoices = takeEarlyChoices(root)
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
  (onAwake: () => void): void => {
    void wake(render, onAwake)
    setTimeout(watchNavigation, 0)
  }
