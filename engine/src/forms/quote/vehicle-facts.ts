import * as O from '#fp-ts/Option'
import type { Option } from '../../shared/index.js'
import type { FormWords, Vehicle, VehicleImage } from '../lead/index.js'

/** What a vehicle is shown with, wherever it is shown. */
export interface VehicleFacts {
  readonly title: string
  /** Empty when it is not told. */
  readonly engine: string
  /** Version and paint in words, as far as they are chosen. */
  readonly chosen: Option<string>
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

const imageOf = ({ presentation }: Vehicle, type: VehicleImage['type']): Option<string> =>
  O.fromNullable(presentation.images.find((image) => image.type === type)?.id)

/** Tells what a vehicle is shown with: its title, its engine in words, and its picture. */
export const toVehicleFacts = ({ vehicle, picture, words }: VehicleFactsInput): VehicleFacts => {
  const { title, engineTypeTranslation: key, chosen } = vehicle.presentation
  const engine = O.isSome(key) ? words.translate(key.value) : ''
  return {
    title,
    engine,
    chosen,
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

/** Words what takes the choice of a model back. */
export const wordModelChange = (
  { translate }: Pick<FormWords, 'translate'>,
  title: string,
): ChangeWords => ({
  text: translate('Change'),
  name: translate('ChangeModel', { modelName: title }),
})
