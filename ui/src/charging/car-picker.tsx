import { disclosureMachine } from '@evkit/engine/interaction'
import type { CarPicker as CarPickerView } from '@evkit/engine/charging/view'
import { useMachine } from '@xstate/react'
import { useId } from 'react'
import { ChoiceGroup, Icon, Popup } from '../primitives/index.js'
import { useNarrow } from '../tool/index.js'
import styles from './car-picker.module.css'

/** Props of the car picker. */
export interface CarPickerProps {
  readonly picker: CarPickerView
  readonly onChoose: (name: string) => void
}

/** The car picker: square pictures in a dropdown, on narrow screens in a full overlay. */
export const CarPicker = ({ picker, onChoose }: CarPickerProps) => {
  const [state, send] = useMachine(disclosureMachine)
  const isNarrow = useNarrow()
  const label = useId()
  const isOpen = state.matches('open')
  const close = (): void => {
    send({ type: 'item.close' })
  }
  const { chosen } = picker
  return (
    <div className={styles['picker']} data-part="car-picker">
      <p className={styles['label']} id={label}>
        {picker.label}
      </p>
      <button
        type="button"
        className={styles['opener']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-part="car-opener"
        onClick={() => {
          send(isOpen ? { type: 'item.close' } : { type: 'item.open', item: 'cars' })
        }}
      >
        {chosen.picture === undefined ? (
          <span />
        ) : (
          <img
            className={styles['picture']}
            src={chosen.picture.src}
            alt=""
            width={144}
            height={144}
          />
        )}
        <span>
          <span className={styles['name']}>{chosen.label}</span>
          <span className={styles['motors']}>{chosen.hint}</span>
          <span className={styles['purpose']}>{picker.openLabel}</span>
        </span>
        <Icon name="chevron" />
      </button>
      <Popup
        isOpen={isOpen}
        look={isNarrow ? 'overlay' : 'dropdown'}
        label={picker.label}
        closeLabel={picker.closeLabel}
        onClose={close}
      >
        <ChoiceGroup
          label={picker.label}
          look="pictures"
          isLabelHidden
          choices={picker.choices}
          onChoose={onChoose}
        />
      </Popup>
    </div>
  )
}
