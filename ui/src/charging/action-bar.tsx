import type { ChargingEvent } from '@evkit/engine/charging'
import type { ChargingView } from '@evkit/engine/charging/view'
import { useState } from 'react'
import { Button, Icon } from '../primitives/index.js'
import type { ChargingPorts } from './charging-tool.types.js'
import styles from './charging-tool.module.css'

/** Props of the action bar. */
export interface ActionBarProps {
  readonly view: ChargingView
  readonly ports: ChargingPorts
  readonly send: (event: ChargingEvent) => void
}

/** Copy the link, start again. */
export const ActionBar = ({ view, ports, send }: ActionBarProps) => {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    const isCopied = await ports.copy(ports.link())
    setSaid(isCopied ? view.labels.copied : view.labels.copyFailed)
  }
  return (
    <div className={styles['actions']} data-part="actions" data-live>
      <Button
        onClick={() => {
          void copy()
        }}
      >
        <Icon name="link" size={20} />
        {view.labels.copy}
      </Button>
      <Button
        onClick={() => {
          setSaid('')
          send({ type: 'selection.reset' })
        }}
      >
        <Icon name="reset" size={20} />
        {view.labels.reset}
      </Button>
      <span className={styles['copied']} role="status" data-part="copied">
        {said}
      </span>
    </div>
  )
}
