import { option as O } from 'fp-ts'
import { resolveFlags, type Retailer } from '@evkit/engine/forms'
import { resolvePickerFor } from '@evkit/engine/internal/forms'
import { none, toUndefined, type Option } from '@evkit/engine/shared'
import { useMemo } from 'react'
import type { LeadFormAppProps } from '../lead-form-app.types.js'
import { RetailerPicker } from '../retailer-picker/retailer-picker.js'
import type {
  RetailerPickerPorts,
  RetailerPickerProps,
} from '../retailer-picker/retailer-picker.types.js'

/** Props of the choice of a retailer, wherever it is made. */
export interface RetailerChoiceProps extends Pick<
  RetailerPickerProps,
  'id' | 'error' | 'onChoose' | 'onOnlyOne' | 'onChange'
> {
  readonly app: LeadFormAppProps
  readonly retailers: RetailerPickerPorts
  readonly chosen: Option<Retailer>
}

const readMarket = ({ configuration, request }: LeadFormAppProps) => {
  if (O.isNone(configuration)) return undefined
  const { marketConfiguration: market, flexFormConfigurations: forms } = configuration.value
  const section = toUndefined(forms.get(request.purpose)?.dealerPicker ?? none)
  return {
    kind: resolvePickerFor(configuration.value, request),
    flags: resolveFlags(market.features, market.dynamicFeatures).on,
    market: { ...market, slug: request.market },
    ...(section === undefined ? {} : { customTranslation: section.customTranslation }),
  }
}

/** The choice of a retailer, as the market is configured. */
export const RetailerChoice = ({ app, retailers, ...props }: RetailerChoiceProps) => {
  const { configuration, wordsOf } = app
  const { ports, numbers, distance, drawMap } = retailers
  const words = useMemo(
    () => ({ ...wordsOf(configuration), numbers, distance }),
    [wordsOf, configuration, numbers, distance],
  )
  const read = useMemo(() => readMarket(app), [app])
  return read === undefined ? null : (
    <RetailerPicker
      {...props}
      {...read}
      words={words}
      ports={ports}
      {...(drawMap === undefined ? {} : { drawMap })}
    />
  )
}
