import type { CostCars, CostContent, CostView } from '@evkit/engine/cost'
import type {
  CarConfiguration,
  SavingsSetup,
  SavingsContent,
  SavingsView,
} from '@evkit/engine/savings'
import type { DistanceUnit } from '@evkit/engine/site'
import type { CostCalculatorProps, CostPorts } from '../../cost/index.js'
import type { SavingsPorts, SavingsToolProps } from '../../savings/index.js'
import { createTranslate } from '../messages.js'

/** What the server hands to the costs and savings page in its data block: decoded there, plain data here. */
export interface SavingsPageData {
  readonly savings: {
    readonly setup: SavingsSetup
    readonly content: SavingsToolProps['content']
    readonly messages: SavingsContent['messages']
    readonly configurations: Readonly<Record<string, CarConfiguration>>
    readonly firstView?: SavingsView
  }
  readonly cost: {
    readonly cars: CostCars
    readonly content: CostCalculatorProps['content']
    readonly messages: CostContent['messages']
    readonly contentDistance: DistanceUnit
    readonly firstView?: CostView
  }
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly maker: string
  readonly search: string
}

const common = ({ locale, direction, search }: SavingsPageData) => ({ locale, direction, search })

/** Makes the props of the savings; the same on server and client. */
export const toSavingsProps = (page: SavingsPageData, ports: SavingsPorts): SavingsToolProps => {
  const { messages, firstView, ...savings } = page.savings
  return {
    ...common(page),
    ...savings,
    translate: createTranslate(messages, page.locale),
    ...(firstView === undefined ? {} : { firstView }),
    ports,
  }
}

/** Makes the props of the cost calculator; the same on server and client. */
export const toCostProps = (page: SavingsPageData, ports: CostPorts): CostCalculatorProps => {
  const { messages, firstView, ...cost } = page.cost
  return {
    ...common(page),
    ...cost,
    translate: createTranslate(messages, page.locale),
    ...(firstView === undefined ? {} : { firstView }),
    // The title of the page is that of the savings.
    ports: { ...ports, setTitle: () => undefined },
  }
}
