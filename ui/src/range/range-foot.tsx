import type { RangeLabels, UnitControls } from '@evkit/engine/internal/range'
import type { UnitOverride } from '@evkit/engine/tool'
import { ActionBar, memoByValue } from '../tool/index.js'
import type { RangePorts } from './range-tool.types.js'
import { UnitsControl } from './units-control.js'

/** Props of what stands under the controls. */
export interface RangeFootProps {
  readonly labels: RangeLabels
  readonly units: UnitControls
  readonly ports: RangePorts
  readonly send: (
    event:
      | { readonly type: 'units.choose'; readonly override: UnitOverride }
      | { readonly type: 'selection.reset' },
  ) => void
}

/** Under the controls of a range tool: units, link, start again. */
export const RangeFoot = memoByValue(({ labels, units, ports, send }: RangeFootProps) => (
  <>
    <UnitsControl
      label={labels.units}
      units={units}
      onChoose={(override) => {
        send({ type: 'units.choose', override })
      }}
    />
    <ActionBar labels={labels} ports={ports} send={send} />
  </>
))
