import type { KeepView } from '@evkit/engine/internal/tool'
import { useState } from 'react'
import { Button, Icon } from '../primitives/index.js'
import styles from './keep-trip.module.css'
import type { PlannedAddress } from './kept.types.js'
import type { RoutePlannerProps } from './route-tool.types.js'

/** Props of the button. */
export interface KeepTripProps {
  readonly trip: PlannedAddress
  readonly props: Pick<RoutePlannerProps, 'kept' | 'ports' | 'translate'>
  readonly onKept: () => void
}

/** Keeps the trip on the device and says what became of it, for as long as the trip stays as it is. */
export const KeepTrip = ({ trip, props: { kept, ports, translate }, onKept }: KeepTripProps) => {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly view: KeepView }>()
  const view = answer?.of === trip.query ? answer.view : undefined
  const take = (next: KeepView): void => {
    setAnswer({ of: trip.query, view: next })
    if (next.one !== undefined) onKept()
  }
  const keep = (): void => {
    kept.load().then(
      (part) => {
        take(part.keep(trip, translate))
      },
      (fault: unknown) => {
        ports.log({ level: 'error', code: 'KeptTripsFailed', text: String(fault) })
        take({ said: translate('kept.failed'), one: undefined, rename: '', settings: '' })
      },
    )
  }
  const part = kept.find()
  return (
    <>
      <Button data-part="keep" onClick={keep}>
        <Icon name="bookmark" size={20} />
        {translate('kept.keep')}
      </Button>
      <div className={styles['answer']}>
        <p role="status" data-part="keep-said">
          {view?.said}
        </p>
        {view === undefined || part === undefined ? null : (
          <part.KeepAnswer view={view} trip={trip} translate={translate} onAnswer={take} />
        )}
      </div>
    </>
  )
}
