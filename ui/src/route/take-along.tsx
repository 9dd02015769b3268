import type { PlanView } from '@evkit/engine/internal/route'
import { useCallback, useState } from 'react'
import { Button, Icon, Popup } from '../primitives/index.js'
import styles from './take-along.module.css'
import type { DrawnCode, RoadPartProps } from './road-parts.types.js'

/** Props of what a planned drive is taken along by. */
export interface TakeAlongProps extends Pick<RoadPartProps, 'save' | 'drawLink'> {
  readonly words: NonNullable<PlanView['takeAlong']>
}

// Black on white whatever the colours of the page are: cameras look for dark on light.
const Code = ({
  code: { size, path },
  label,
}: {
  readonly code: DrawnCode
  readonly label: string
}) => (
  <svg className={styles['code']} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
)

/** A drive that can be driven goes with the visitor: into a device for navigation, or onto the phone. */
export const TakeAlong = ({ words, save, drawLink }: TakeAlongProps) => {
  const [said, setSaid] = useState('')
  const [code, setCode] = useState<DrawnCode>()
  const close = useCallback(() => {
    setCode(undefined)
  }, [])
  const saveFile = async (): Promise<void> => {
    setSaid((await save()) ? '' : words.saveFailed)
  }
  const showCode = async (): Promise<void> => {
    const drawn = await drawLink()
    setCode(drawn)
    setSaid(drawn === undefined ? words.phoneFailed : '')
  }
  return (
    <div className={styles['ways']} data-live>
      <Button
        data-part="save-drive"
        onClick={() => {
          void saveFile()
        }}
      >
        <Icon name="download" size={20} />
        {words.save}
      </Button>
      <span className={styles['phone']}>
        <Button
          data-part="to-phone"
          aria-haspopup="dialog"
          onClick={() => {
            void showCode()
          }}
        >
          <Icon name="phone" size={20} />
          {words.phone}
        </Button>
      </span>
      <span role="status">{said}</span>
      <Popup
        isOpen={code !== undefined}
        look="card"
        label={words.phone}
        closeLabel={words.close}
        onClose={close}
      >
        {code === undefined ? null : (
          <div className={styles['card']} data-part="phone-code">
            <h2>{words.phone}</h2>
            <Code code={code} label={words.phoneCode} />
            <p>{words.phoneText}</p>
          </div>
        )}
      </Popup>
    </div>
  )
}
