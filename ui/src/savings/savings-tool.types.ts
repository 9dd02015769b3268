import type {
  CarConfiguration,
  SavingsSetup,
  SavingsContent,
  SavingsView,
} from '@evkit/engine/savings'
import type { Translate } from '@evkit/engine/shared'
import type { ReactNode } from 'react'
import type { BarsPort, ToolPorts, UnitMemory } from '../tool/index.js'

/** What the savings page asks of the outside. */
export interface SavingsPorts extends ToolPorts {
  readonly bars: BarsPort
  /** What the visitor has switched the units to in this visit. */
  readonly units: UnitMemory
  /** Asks for the taxes of a car; every failure is a status. */
  readonly askForConfiguration: (model: string) => Promise<CarConfiguration>
  readonly isMotionReduced: () => boolean
}

/** What the savings page is given. */
export interface SavingsToolProps {
  readonly setup: SavingsSetup
  readonly content: Omit<SavingsContent, 'cars' | 'years' | 'ownershipMultiplier'>
  /** Taxes of the cars as far as they are known when the page comes, by model. */
  readonly configurations: Readonly<Record<string, CarConfiguration>>
  readonly translate: Translate
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Query of the page it was rendered with. */
  readonly search: string
  readonly ports: SavingsPorts
  readonly firstView?: SavingsView
  /** Called once the controls answer to the visitor. */
  readonly onAwake?: () => void
  /** What a browser without scripts shows in place of the controls; rendered on the server only. */
  readonly plainForm?: ReactNode
}
