import { none, some, type Option } from '../../shared/index.js'
import type { Vehicle, VehicleImage } from '../forms.types.js'
import type { FormWords } from '../view/form-words.js'

/** What a vehicle is shown with, wherever it is shown. */
export interface VehicleFacts {
  readonly title: string
  /** Empty when it is not told. */
  readonly engine: string
  /** Id of its picture; none has an empty frame of the same size. */
  readonly image: Option<string>
  /** In place of the picture. */
  readonly alternative: string
}

/** A vehicle, the picture it is shown with, and the words. */
export interface VehicleFactsInput {
  readonly vehicle: Vehicle
  readonly picture: VehicleImage['type']
  readonly words: Pick<FormWords, 'translate'>
}

const imageOf = ({ presentation }: Vehicle, type: VehicleImage['type']): Option<string> => {
  const found = presentation.images.find((image) => image.type === type)
  return found === undefined ? none : some(found.id)
}

/**
 * Tells what a vehicle is shown with: its title, its engine in words, and its picture.
 *
 * @param input - The vehicle, and which of its pictures is wanted.
 * @returns The facts; the first picture of the type, or none.
 * @source F-VEH-02, F-VEH-07, F-VEH-16
 *
 * @example Without a picture
 * ```ts
 * import { toVehicleFacts } from '@evkit/engine/forms/journey'
 * import { tinyVehicle } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key }
 * toVehicleFacts({ vehicle: tinyVehicle, picture: 'ModelSide', words }).alternative // => 'EX30'
 * ```
 * @category conversions
 */
export const toVehicleFacts = ({ vehicle, picture, words }: VehicleFactsInput): VehicleFacts => {
  const { title, engineTypeTranslation: key } = vehicle.presentation
  const engine = key._tag === 'Some' ? words.translate(key.value) : ''
  return {
    title,
    engine,
    image: imageOf(vehicle, picture),
    alternative: [title, engine].filter((part) => part !== '').join(', '),
  }
}

/** The words of what takes a choice back. */
export interface ChangeWords {
  readonly text: string
  /** Says what is changed. */
  readonly name: string
}

/**
 * Words what takes the choice of a model back.
 *
 * @param words - Texts of the form.
 * @param title - Title of the vehicle.
 * @returns The text that is seen, and the name that says what is changed.
 * @source F-ROUTE-32
 *
 * @example By its keys
 * ```ts
 * import { wordModelChange } from '@evkit/engine/forms/journey'
 *
 * wordModelChange({ translate: (key) => key }, 'EX30') // => { text: 'Change', name: 'ChangeModel' }
 * ```
 * @category formatting
 */
export const wordModelChange = (
  { translate }: Pick<FormWords, 'translate'>,
  title: string,
): ChangeWords => ({
  text: translate('Change'),
  name: translate('ChangeModel', { modelName: title }),
})
