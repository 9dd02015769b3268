import { useState, type ReactNode } from 'react'
import { Button, Icon } from '../primitives/index.js'
import styles from './action-bar.module.css'
import type { ToolPorts } from './tool-ports.js'

/** Props of the action bar. */
export interface ActionBarProps {
  readonly labels: {
    readonly copy: string
    readonly copied: string
    readonly copyFailed: string
    readonly reset?: string
  }
  readonly ports: Pick<ToolPorts, 'copy' | 'link'>
  /** Takes the query to start again; nothing for a tool whose parts are cleared one by one. */
  readonly send?: (event: { readonly type: 'selection.reset' }) => void
  /** More ways to take the state along, beside the copied link. */
  readonly children?: ReactNode
}

/** Copies the link and says whether that worked; starts again. */
export const ActionBar = ({ labels, ports, send, children }: ActionBarProps) => {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    const isCopied = await ports.copy(ports.link())
    setSaid(isCopied ? labels.copied : labels.copyFailed)
  }
  return (
    <div className={styles['actions']} data-part="actions" data-live>
      <Button
        onClick={() => {
          void copy()
        }}
      >
        <Icon name="link" size={20} />
        {labels.copy}
      </Button>
      {children}
      {send === undefined ? null : (
        <Button
          onClick={() => {
            setSaid('')
            send({ type: 'selection.reset' })
          }}
        >
          <Icon name="reset" size={20} />
          {labels.reset}
        </Button>
      )}
      <span className={styles['copied']} role="status" data-part="copied">
        {said}
      </span>
    </div>
  )
}
