import { toUnitOverride, type UnitsAction } from '@evkit/engine/internal/tool'
import { ChoiceGroup } from '../primitives/index.js'

/** Props of the choice. */
export interface DistanceChoiceProps {
  readonly distances: {
    readonly label: string
    readonly choices: Parameters<typeof ChoiceGroup<'km' | 'mi'>>[0]['choices']
  }
  readonly send: (event: UnitsAction) => void
}

/** Kilometres or miles. */
export const DistanceChoice = ({ distances, send }: DistanceChoiceProps) => (
  <ChoiceGroup
    label={distances.label}
    look="row"
    choices={distances.choices}
    onChoose={(distance) => {
      send({ type: 'units.choose', override: toUnitOverride(distance) })
    }}
  />
)
