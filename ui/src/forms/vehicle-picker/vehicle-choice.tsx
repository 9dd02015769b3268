import { option as O } from 'fp-ts'
import type { ChosenVehicleView } from '@evkit/engine/forms'
import type { Option } from '@evkit/engine/shared'
import { useState } from 'react'
import { ChosenVehicle } from './chosen-vehicle.js'
import { VehiclePicker, type VehiclePickerProps } from './vehicle-picker.js'

/** Props of the choice of a vehicle within a form. */
export interface VehicleChoiceProps extends Omit<
  VehiclePickerProps,
  'layout' | 'onMove' | 'onEnter' | 'focusOn'
> {
  readonly chosen: Option<ChosenVehicleView>
  /** Another one is to be chosen; the form may take the vehicle back, or keep it until then. */
  readonly onChange: () => void
}

/**
 * What the visitor is doing: nothing yet, choosing anew, looking around with the arrow keys, or done. Each tile they look at
 * is chosen already; the tiles stay until they are done, or the second arrow key would find none.
 */
type Doing = 'nothing' | 'changing' | 'looking' | 'done'

/** The choice of a vehicle within a form: the tiles, or the card of the one that was chosen. */
export const VehicleChoice = ({ chosen, onChoose, onChange, ...picker }: VehicleChoiceProps) => {
  const [doing, setDoing] = useState<Doing>('nothing')
  const [last, setLast] = useState<string>()
  if (O.isSome(chosen) && (doing === 'nothing' || doing === 'done')) {
    return (
      <ChosenVehicle
        vehicle={chosen.value}
        pictureOf={picker.pictureOf}
        id={picker.id}
        takesFocus={doing === 'done'}
        onChange={() => {
          setLast(chosen.value.id)
          setDoing('changing')
          onChange()
        }}
      />
    )
  }
  return (
    <VehiclePicker
      {...picker}
      layout="grid"
      focusOn={doing === 'changing' ? last : undefined}
      onMove={(id) => {
        setDoing('looking')
        onChoose(id)
      }}
      onChoose={(id) => {
        setDoing('done')
        onChoose(id)
      }}
    />
  )
}
