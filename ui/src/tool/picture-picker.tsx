import { useId, useState } from 'react'
import { ChoiceGroup, Icon, Popup } from '../primitives/index.js'
import { useNarrow } from './use-narrow.js'
import styles from './picture-picker.module.css'

/** One row of the picker. */
export interface PictureChoice {
  readonly value: string
  readonly label: string
  readonly hint: string
  /** What stands at the end of the row, such as a price; absent when there is none. */
  readonly aside?: string | undefined
  readonly isChosen: boolean
  readonly isDisabled: boolean
  readonly picture: { readonly src: string; readonly alt: string } | undefined
}

/** Props of the picker. */
export interface PicturePickerProps {
  readonly picker: {
    readonly label: string
    readonly openLabel: string
    readonly closeLabel: string
    readonly chosen: PictureChoice
    readonly choices: readonly PictureChoice[]
  }
  readonly onChoose: (value: string) => void
}

/** Rows with pictures of which one is chosen: in a dropdown, on narrow screens in a full overlay. */
export const PicturePicker = ({ picker, onChoose }: PicturePickerProps) => {
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useNarrow()
  const label = useId()
  const close = (): void => {
    setOpen(false)
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
          setOpen(!isOpen)
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
