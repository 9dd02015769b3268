import { option as O } from 'fp-ts'
import type { SiteNavigationController } from '@evkit/engine/internal/site'
import { lazy, Suspense } from 'react'
import { CarPrice, PriceNotes } from '../../../blocks/car-price/index.js'
import { useOverlay } from '../../../blocks/parts/index.js'
import { UsPriceLabel } from '../../../blocks/price/index.js'
import { browserPricePorts } from '../../ports/prices/price-ports.js'
import type { Draw, DrawnBlock, TranslateBlock } from '../drawn-block.types.js'
import { toPriceTerms } from '../price-client.js'

// Most visitors have been asked where they are already, or never say.
const Dialog = lazy(async () => ({
  default: (await import('../../location/location-dialog.js')).LocationDialog,
}))

const drawTexts = (entries: readonly { readonly text: string }[]) => (
  <PriceNotes texts={entries.map(({ text }) => text)} />
)

interface PlacedUsPriceProps {
  readonly block: DrawnBlock<'car-price'>
  readonly say: TranslateBlock
}

const PlacedUsPrice = ({ block: { id, content, context }, say }: PlacedUsPriceProps) => {
  const { isOpen, wasOpened, set } = useOverlay(id)
  const controller: SiteNavigationController = {
    isLocationDialogOpen: isOpen,
    toggleLocationDialog: (isWanted = !isOpen) => {
      set(isWanted)
    },
  }
  return (
    <>
      <UsPriceLabel
        modelKey={content.modelKey}
        terms={toPriceTerms(context)}
        preloaded={O.fromNullable(context.usPrices?.[content.modelKey])}
        location={O.none}
        region={O.none}
        controller={controller}
        changeLocation={say('location.change')}
        overlay={id}
        fallback={content.fallback}
        drawMarks={drawTexts}
        ports={browserPricePorts(context.deployEnv)}
      />
      {wasOpened ? (
        <Suspense fallback={null}>
          <Dialog
            isOpen={isOpen}
            say={say}
            onClose={() => {
              set(false)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** Draws what a car costs by the place of the visitor, asked anew when that changes. */
export const draw: Draw<'car-price'> = (block, say) => (
  <CarPrice
    id={block.id}
    content={block.content}
    price={<PlacedUsPrice block={block} say={say} />}
  />
)
