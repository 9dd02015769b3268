import type { RouteEvent } from '@evkit/engine/route'
import type { StatusView } from '@evkit/engine/internal/route'
import { Button, Icon } from '../primitives/index.js'
import styles from './route-status.module.css'

/** Props of the status line. */
export interface RouteStatusProps {
  readonly status: StatusView
  readonly isBusy: boolean
  readonly send: (event: RouteEvent) => void
}

/**
 * What is being looked for, what was found, or what went wrong and how to ask again. Both regions stay on the page, so
 * that a reader hears what comes into them.
 */
export const RouteStatus = ({ status, isBusy, send }: RouteStatusProps) => {
  const isAlert = status.role === 'alert'
  return (
    <div className={styles['status']} data-part="route-status" data-state={status.role}>
      <p className={styles['text']} role="status" aria-busy={isBusy} data-part="status">
        {isAlert ? '' : status.text}
      </p>
      <div className={styles['alert']} role="alert" data-part="alert">
        {isAlert && status.text !== '' ? (
          <>
            <Icon name="info" size={22} />
            <p>{status.text}</p>
          </>
        ) : null}
      </div>
      {status.retry === '' ? null : (
        <Button
          data-part="retry"
          data-live
          onClick={() => {
            send({ type: 'retry.ask' })
          }}
        >
          <Icon name="reset" size={20} />
          {status.retry}
        </Button>
      )}
    </div>
  )
}
