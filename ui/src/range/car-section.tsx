import type { CalculatorView } from '@evkit/engine/range'
import { ChoiceGroup } from '../primitives/index.js'
import { memoByValue, PicturePicker } from '../tool/index.js'
import { CarPriceProvider, useCarPrice } from './car-price-context.js'
import { useRange, type RangeValue } from './range-context.js'
import type { RangeCalculatorProps } from './range-tool.types.js'
import styles from './range-calculator.module.css'

interface CarProps {
  readonly send: RangeValue['send']
  readonly car: CalculatorView['car']
  readonly plainForm: RangeCalculatorProps['plainForm']
}

const CarPicker = ({ car, send }: Pick<CarProps, 'car' | 'send'>) => {
  const priceOf = useCarPrice()
  const toRow = (choice: (typeof car.selector.choices)[number]) => ({
    ...choice,
    hint: choice.category,
    aside: priceOf(choice.value),
  })
  return (
    <PicturePicker
      picker={{
        ...car.selector,
        label: car.modelTitle,
        choices: car.selector.choices.map(toRow),
      }}
      onChoose={(model) => {
        send({ type: 'car.choose', model })
      }}
    />
  )
}

const Car = memoByValue(({ car, send, plainForm }: CarProps) => (
  <section className={styles['section']} aria-label={car.title} data-part="car">
    <h2 className={styles['title']}>{car.title}</h2>
    <noscript>{plainForm}</noscript>
    <div className={styles['live']} data-live>
      <CarPriceProvider choices={car.selector.choices}>
        <CarPicker car={car} send={send} />
      </CarPriceProvider>
      <ChoiceGroup
        {...car.drivetrain}
        look="row"
        onChoose={(drivetrain) => {
          send({ type: 'drivetrain.choose', drivetrain })
        }}
      />
    </div>
  </section>
))

/** The first section of the calculator: the car and its drivetrain, each car with its price where one exists. */
export const CarSection = () => {
  const { view, send, props } = useRange()
  return <Car car={view.car} send={send} plainForm={props.plainForm} />
}
