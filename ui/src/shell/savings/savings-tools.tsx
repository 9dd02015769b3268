import { Suspense } from 'react'
import { CostCalculator, type CostCalculatorProps } from '../../cost/index.js'
import { SavingsTool, type SavingsToolProps } from '../../savings/index.js'
import { Below } from '../../tool/index.js'

/** Props of the page. */
export interface SavingsToolsProps {
  readonly savings: SavingsToolProps
  readonly cost: CostCalculatorProps
}

/** The costs and savings page: what is saved against another car, and under it what charging costs a month. */
export const SavingsTools = ({ savings, cost }: SavingsToolsProps) => (
  <>
    <SavingsTool {...savings} />
    <Below size="tall">
      <Suspense>
        <CostCalculator {...cost} />
      </Suspense>
    </Below>
  </>
)
