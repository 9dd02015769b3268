import type { VehicleTileView } from '@evkit/engine/internal/forms'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../../primitives/index.js'
import type { JourneyPorts } from '../lead-form-app.types.js'
import { VehiclePicture } from '../vehicle-card.js'
import styles from './vehicle-picker.module.css'

/** Props of a tile; what is not named here is for its radio. */
export interface VehicleTileProps extends ComponentPropsWithRef<'input'> {
  readonly tile: VehicleTileView
  readonly pictureOf: JourneyPorts['pictureOf']
}

/** A vehicle to choose: its radio is as large as the tile, it is what is pressed and what gets the focus. */
export const VehicleTile = ({ tile, pictureOf, ...radio }: VehicleTileProps) => (
  <label className={styles['tile']} data-part="vehicle-tile">
    <input
      {...radio}
      className={styles['radio']}
      type="radio"
      value={tile.value}
      aria-label={tile.name}
    />
    <VehiclePicture vehicle={tile} pictureOf={pictureOf} />
    <span className={styles['facts']}>
      <span className={styles['title']}>{tile.title}</span>
      {tile.engine === '' ? null : <span className={styles['engine']}>{tile.engine}</span>}
    </span>
    <span className={styles['mark']} data-part="vehicle-mark">
      <Icon name="check" size={16} />
    </span>
  </label>
)
