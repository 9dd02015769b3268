import { isUsSite } from '@evkit/engine/blocks'
import { option as O } from 'fp-ts'
import { CarPrice, PriceNotes } from '../../../blocks/car-price/index.js'
import { UsPriceLabel } from '../../../blocks/price/index.js'
import { browserPricePorts } from '../../ports/price-ports.js'
import type { Draw } from '../drawn-block.types.js'
import { CarPriceLabel } from '../car-price-label.js'
import { toPriceTerms } from '../price-client.js'
import { PLACED, toPriceKey } from '../price-key.js'

const drawTexts = (entries: readonly { readonly text: string }[]) => (
  <PriceNotes texts={entries.map(({ text }) => text)} />
)

/** Draws what a car costs; in the United States by the place of the visitor, asked anew when that changes. */
export const draw: Draw<'car-price'> = ({ id, content, place }) => (
  <CarPrice
    id={id}
    content={content}
    price={
      isUsSite(place.site) ? (
        <UsPriceLabel
          modelKey={content.modelKey}
          terms={toPriceTerms(place)}
          preloaded={O.fromNullable(place.usPrices?.[content.modelKey])}
          location={O.none}
          region={O.none}
          fallback={content.fallback}
          drawMarks={drawTexts}
          ports={browserPricePorts(place.deployEnv)}
        />
      ) : (
        <div {...{ [PLACED]: toPriceKey(content) }}>
          <CarPriceLabel place={place} asked={content} />
        </div>
      )
    }
  />
)
