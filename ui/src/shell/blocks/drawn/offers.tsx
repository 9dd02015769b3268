import type { OfferFormValues, OfferPrice } from '@evkit/engine/internal/blocks'
import { lazy, Suspense, type ReactNode } from 'react'
import { createLinkContact, Offers, type LinkContact } from '../../../blocks/offers/index.js'
import { BlockBoundary } from '../../../blocks/parts/index.js'
import { consoleLog } from '../../ports/console-log.js'
import type { BlockContext, Draw, TranslateBlock } from '../drawn-block.types.js'
import { PlacedPrice } from '../placed-price.js'
import { showNotFound } from '../show-not-found.js'

// Few visitors come as far as the form: it is loaded with the page it stands on, and what it will need in the same go.
const loadLater = () =>
  lazy(async () => {
    const [{ OfferForm }] = await Promise.all([
      import('../offer-form.js'),
      import('../../../forms/embedded/embedded-form.js'),
      import('../../ports/forms/form-service-ports.js'),
    ])
    return { default: OfferForm }
  })

let OfferForm = loadLater()

const drawPrice = (context: BlockContext) => {
  const DrawnPrice = ({ edition = '', ...price }: OfferPrice) => (
    <PlacedPrice context={context} asked={{ edition, fallback: '', ...price }} />
  )
  return DrawnPrice
}

// A form that cannot be loaded has a page of its own.
const drawForm =
  (
    { id, context: { forms, site } }: Pick<Parameters<Draw<'offers'>>[0], 'id' | 'context'>,
    linkContact: LinkContact | undefined,
    say: TranslateBlock,
  ) =>
  (values: OfferFormValues, onSent: () => void): ReactNode => {
    const link = linkContact && (
      <p>
        <a href={linkContact(values.campaigncode, values.modelSlug)}>{say('offers.contact')}</a>
      </p>
    )
    if (forms === undefined) return link
    return (
      <BlockBoundary
        block="offers"
        id={id}
        content={forms}
        report={(error) => {
          // Who opens it again may have a network again.
          OfferForm = loadLater()
          consoleLog({ level: 'error', code: 'BlockFailed', text: `${id}: ${String(error)}` })
        }}
        onNotFound={showNotFound(site)}
        fallback={link}
      >
        <Suspense fallback={null}>
          <OfferForm page={forms} values={values} onSent={onSent} />
        </Suspense>
      </BlockBoundary>
    )
  }

/** Draws offers: their prices, and the contact form in their overlay. */
export const draw: Draw<'offers'> = ({ id, content, context }, say) => {
  const { contactHref, forms } = context
  const linkContact =
    contactHref === undefined ? undefined : createLinkContact(contactHref, forms?.cars)
  return (
    <Offers
      id={id}
      content={content}
      words={{
        back: say('offers.back'),
        close: say('offers.close'),
        readMore: say('offers.readMore'),
        request: say('offers.request'),
        form: say('offers.form'),
      }}
      renderPrice={drawPrice(context)}
      renderForm={drawForm({ id, context }, linkContact, say)}
      linkContact={linkContact}
    />
  )
}
