// What configurations say that is neither a section nor a field.
import { option as O } from 'fp-ts'
import type { FormPlan, FullConfiguration, MarketConfiguration } from '@evkit/engine/forms'

type Said = readonly (readonly [name: string, value: string | undefined])[]

const textOf = (said: O.Option<string | boolean>): string | undefined =>
  O.isSome(said) ? String(said.value) : undefined

const listMarket = (market: MarketConfiguration): Said => {
  const { map, insideSalesRetailer: inside } = market
  const place = O.isSome(map)
    ? [map.value.center.latitude, map.value.center.longitude, map.value.country, map.value.zoom]
    : []
  return [
    ['mainlandFilter', String(market.mainlandFilter)],
    ['allowedRedirectHosts', market.allowedRedirectHosts.join(', ')],
    ['analyticsCookieName', market.analyticsCookieName],
    ['predictionTypes', market.predictionTypes.join(', ')],
    ['map', place.join(', ')],
    ...(O.isSome(inside)
      ? ([
          ['insideSalesRetailer.retailerId', inside.value.retailerId],
          ['useInsideSalesTransform', String(inside.value.useInsideSalesTransform)],
          ['nameTranslationKey', inside.value.nameTranslationKey],
          ['addressTranslationKey', inside.value.addressTranslationKey],
        ] as const)
      : []),
  ]
}

const listPurpose = ({ form, request, sections }: FormPlan, market: MarketConfiguration): Said => {
  const purpose = market.purposeConfigs.get(request.purpose)
  const hasPicker = sections.includes('dealerpicker')
  const byAddress = O.isSome(form.dealerPicker) ? form.dealerPicker.value.byAddress : O.none
  return [
    ['ctaLink', textOf(form.ctaLink)],
    ['redirectUrl', textOf(purpose?.redirectUrl ?? O.none)],
    ['byAddress', hasPicker ? textOf(byAddress) : undefined],
    ['retailerPickerType', hasPicker ? textOf(purpose?.retailerPickerType ?? O.none) : undefined],
  ]
}

/** Lists them by their names; what is not said is left out. */
export const listSettings = (
  plan: FormPlan,
  { marketConfiguration }: FullConfiguration,
): ReadonlyMap<string, string> =>
  new Map(
    [...listPurpose(plan, marketConfiguration), ...listMarket(marketConfiguration)].flatMap(
      ([name, value]) => (value === undefined || value === '' ? [] : [[name, value] as const]),
    ),
  )
