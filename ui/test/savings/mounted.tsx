// The savings page's tool mounted in a real page, over the engine's own samples.
import { tinySavingsContent, tinySavingsSetup } from '@evkit/engine/testing'
import type { CarConfiguration } from '@evkit/engine/savings'
import { SavingsTool, type SavingsPorts, type SavingsToolProps } from '../../src/savings/index.js'
import type { UnitOverride } from '@evkit/engine/tool'
import { tinyTaxes } from '../../../engine/src/testing/savings-samples.js'
import { memory, openPage, show, translate, type ToolPage } from '../tool-page.js'

/** A page with what the savings ask of it. */
export interface SavingsPage extends ToolPage {
  readonly kept: readonly UnitOverride[]
  /** Models whose taxes were asked for, each with the way to answer. */
  readonly asked: {
    readonly model: string
    readonly answer: (configuration: CarConfiguration) => void
  }[]
}

/** Taxes of all cars of the samples. */
export const configurations: Readonly<Record<string, CarConfiguration>> = {
  'ex30-bev': { status: 'OK', taxes: tinyTaxes.main },
  'ex90-bev': { status: 'OK', taxes: tinyTaxes.main },
  petrol: { status: 'OK', taxes: tinyTaxes.comparison },
}

/** Mounts the tool; the one before is taken away. */
export const mountSavings = (
  search = '',
  more: Partial<Omit<SavingsToolProps, 'ports'>> = {},
  morePorts: Partial<SavingsPorts> = {},
): SavingsPage => {
  const page = openPage(search)
  const units = memory()
  const asked: SavingsPage['asked'] = []
  const props: SavingsToolProps = {
    setup: tinySavingsSetup,
    content: tinySavingsContent,
    configurations,
    translate,
    locale: 'en',
    direction: 'ltr',
    search,
    ports: {
      ...page.ports,
      bars: { move: () => undefined, remove: () => undefined },
      units,
      askForConfiguration: (model) =>
        new Promise((answer) => {
          asked.push({ model, answer })
        }),
      isMotionReduced: () => false,
      ...morePorts,
    },
    ...more,
  }
  show(page, <SavingsTool {...props} />, props.direction)
  return { ...page, kept: units.kept, asked }
}

/** The total as it is drawn. */
export const totalOf = (page: ToolPage): string =>
  page.element.querySelector('[data-part="total"] [aria-hidden]')?.textContent ?? ''

/** The total as it is read. */
export const sentenceOf = (page: ToolPage): string =>
  page.element.querySelector('[data-part="total"]')?.lastElementChild?.textContent ?? ''
