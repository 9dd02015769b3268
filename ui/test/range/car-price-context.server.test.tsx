import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CarPriceProvider, useCarPrice } from '../../src/range/index.js'

const Price = ({ model }: { readonly model: string }) => <p>{useCarPrice()(model) ?? 'none'}</p>

const toChoice = (value: string, price: string | undefined) => ({
  value,
  label: value,
  isChosen: false,
  isDisabled: false,
  hint: '',
  category: '',
  price,
  picture: undefined,
})

const CHOICES = [toChoice('EX30', 'from £33,060'), toChoice('EX90', undefined)]

const drawPrice = (model: string): string =>
  renderToString(
    <CarPriceProvider choices={CHOICES}>
      <Price model={model} />
    </CarPriceProvider>,
  )

describe('the prices of the cars', () => {
  test('[T-ERR-09] the hook outside its provider throws, and names both', () => {
    expect(() => renderToString(<Price model="EX30" />)).toThrow(
      'useCarPrice must be used within a CarPriceProvider',
    )
  })

  test('[T-CALC-05] [T-API-11] each car has its own price, a car without one has none', () => {
    expect(['EX30', 'EX90', 'EX40', ''].map(drawPrice)).toEqual([
      '<p>from £33,060</p>',
      '<p>none</p>',
      '<p>none</p>',
      '<p>none</p>',
    ])
  })
})
