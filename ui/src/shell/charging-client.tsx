import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ChargingTool } from '../charging/index.js'
import { takeEarlyChoices } from './early-choices.js'
import { toToolProps, type ChargingPageData } from './charging-page.js'
import { watchNavigation } from './navigation.js'
import { browserPorts } from './ports/browser-ports.js'

const wake = (onAwake: () => void): void => {
  const root = document.querySelector('#charging-tool')
  const text = document.querySelector('#page-data')?.textContent
  if (root === null || text === undefined) return
  const page = JSON.parse(text) as ChargingPageData
  const props = toToolProps(page, browserPorts(page.maker))
  const makeEarlyChoices = takeEarlyChoices(root)
  // As a transition React wakes the page in small slices and answers in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ChargingTool
          {...props}
          onAwake={() => {
            onAwake()
            makeEarlyChoices()
          }}
        />
      </StrictMode>,
    )
  })
}

/** Wakes the page, each part in a task of its own: a slow phone answers in between. Tells when the controls answer. */
export const start = (onAwake: () => void): void => {
  setTimeout(wake, 0, onAwake)
  setTimeout(watchNavigation, 0)
}
