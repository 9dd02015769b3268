import type { ChoosingView } from '@evkit/engine/forms'
import type { ChosenPurpose } from '@evkit/engine/internal/forms'
import { Button } from '../../primitives/index.js'
import styles from './embedded.module.css'

/** Props of the choice a quote form begins with. */
export interface ChoiceProps {
  readonly view: ChoosingView
  readonly onChoose: (purpose: ChosenPurpose) => void
}

/** Be called back, or visit a retailer: the two ways a quote form goes, and nothing else. */
export const Choice = ({ view, onChoose }: ChoiceProps) => (
  <div className={styles['choice']} role="group" aria-label={view.label} data-part="choice">
    {view.buttons.map(({ purpose, label, isPrimary }) => (
      <Button
        key={purpose}
        look={isPrimary ? 'primary' : 'plain'}
        data-part={`choose-${purpose}`}
        onClick={() => {
          onChoose(purpose)
        }}
      >
        {label}
      </Button>
    ))}
  </div>
)
