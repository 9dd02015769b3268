import '../tokens/base.css'
import './frame.module.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ChargingTool } from '../charging/index.js'
import { toToolProps, type ChargingPageData } from './charging-page.js'
import { watchNavigation } from './navigation.js'
import { browserPorts } from './ports/browser-ports.js'
import { consoleLog } from './ports/console-log.js'

const start = (): void => {
  const root = document.querySelector('#charging-tool')
  const text = document.querySelector('#page-data')?.textContent
  if (root === null || text === undefined) return
  const page = JSON.parse(text) as ChargingPageData
  const props = toToolProps(page, browserPorts(page.maker))
  if (props._tag === 'Left') {
    // The server decodes the same documents before it starts, so this is a page of another version.
    props.left.forEach(({ path }) => {
      consoleLog({
        level: 'error',
        code: 'EV-001',
        text: `The page cannot read its data at ${path}`,
      })
    })
    return
  }
  hydrateRoot(
    root,
    <StrictMode>
      <ChargingTool {...props.right} />
    </StrictMode>,
  )
}

watchNavigation()
start()
