import type { UnitControls } from '@evkit/engine/internal/range'
import type { UnitOverride } from '@evkit/engine/tool'
import { toUnitOverride } from '@evkit/engine/internal/tool'
import { ChoiceGroup, Disclosure } from '../primitives/index.js'
import styles from './units-control.module.css'

/** Props of the unit switches. */
export interface UnitsControlProps {
  readonly label: string
  readonly units: UnitControls
  readonly onChoose: (override: UnitOverride) => void
}

/** Kilometres or miles, Celsius or Fahrenheit. */
export const UnitsControl = ({ label, units, onChoose }: UnitsControlProps) => (
  <Disclosure label={label}>
    <div className={styles['units']}>
      <ChoiceGroup
        {...units.distance}
        look="row"
        onChoose={(unit) => {
          onChoose(toUnitOverride(unit))
        }}
      />
      <ChoiceGroup
        {...units.temperature}
        look="row"
        onChoose={(unit) => {
          onChoose(toUnitOverride(unit))
        }}
      />
    </div>
  </Disclosure>
)
