import { offersView, type OffersContent, type OffersWords } from '@evkit/engine/blocks'
import {
  listOfferCards,
  toOfferForm,
  type OfferCardView,
  type OfferFormValues,
} from '@evkit/engine/internal/blocks'
import { useRef, type ReactNode } from 'react'
import { Button, Icon, Popup } from '../../primitives/index.js'
import {
  browserOverlays,
  useAwake,
  useFocusBack,
  usePrinting,
  type OverlayHistory,
} from '../parts/index.js'
import type { LinkContact } from './link-form.js'
import { OfferPage } from './offer-page.js'
import type { OpenOfferPage, RenderOfferPrice } from './offer-parts.js'
import { PlainOffers } from './plain-offers.js'
import { useOffers } from './use-offers.js'
import styles from './offers.module.css'

/** Props of an overlay of offers. */
export interface OffersProps {
  /** Id of the block: links to `#overlay-` and it open the overlay. */
  readonly id: string
  readonly content: OffersContent
  readonly words: OffersWords
  /** Draws the form; `onSent` is to be called when it was sent. */
  readonly renderForm?: (values: OfferFormValues, onSent: () => void) => ReactNode
  readonly renderPrice?: RenderOfferPrice
  readonly history?: OverlayHistory
  /** Links to the contact form, for who cannot open that of an offer. */
  readonly linkContact?: LinkContact | undefined
}

const Back = ({ label, onBack }: { readonly label: string; readonly onBack: () => void }) =>
  label === '' ? (
    <span />
  ) : (
    <Button data-part="back" onClick={onBack}>
      <span className={styles['back']}>
        <Icon name="arrow" size={20} />
      </span>
      {label}
    </Button>
  )

const Foot = (props: {
  readonly id: string
  readonly label: string
  readonly look: 'primary' | 'plain'
  readonly onOpen: OpenOfferPage
}) => {
  const { id, label, look, onOpen } = props
  return label === '' ? null : (
    <div className={styles['foot']}>
      <Button
        id={`${id}-request`}
        look={look}
        onClick={({ currentTarget }) => {
          onOpen('/form', 0, currentTarget)
        }}
      >
        {label}
      </Button>
    </div>
  )
}

const Dialog = ({ history = browserOverlays, ...props }: OffersProps) => {
  const { id, content, words, renderForm, renderPrice } = props
  const { actor, pages } = useOffers(id, content, history)
  const view = offersView(pages, content, words)
  const stage = useRef<HTMLDivElement>(null)
  useFocusBack(id, view.isOpen)
  const open: OpenOfferPage = (page, offer, pressed) => {
    const left = stage.current?.querySelector('[data-state="resting"]')
    actor.send({
      type: 'page.push',
      page,
      offer,
      left: { focusId: pressed.id, scrollTop: left?.scrollTop ?? 0 },
    })
  }
  const form = (about: OfferCardView | undefined): ReactNode =>
    renderForm?.(toOfferForm({ content, card: about?.card, pageUrl: location.href }), () => {
      actor.send({ type: 'form.sent' })
    })
  return (
    <Popup
      isOpen={view.isOpen}
      look="screen"
      label={content.overlayTitle}
      closeLabel={words.close}
      start={
        <Back
          label={view.hasBack ? words.back : ''}
          onBack={() => {
            actor.send({ type: 'back.press' })
          }}
        />
      }
      onClose={() => {
        actor.send({ type: 'close.press' })
      }}
    >
      {view.isOpen ? (
        <>
          <div ref={stage} className={styles['stage']}>
            {view.pages.map((page) => (
              <OfferPage
                key={page.key}
                id={id}
                view={page}
                direction={view.direction}
                content={content}
                cards={listOfferCards(content, words)}
                renderPrice={renderPrice}
                form={form}
                onOpen={open}
              />
            ))}
          </div>
          <Foot
            id={id}
            label={view.request}
            look={view.pages.at(-1)?.page === '/details' ? 'plain' : 'primary'}
            onOpen={open}
          />
        </>
      ) : null}
    </Popup>
  )
}

/** Offers in an overlay with pages of its own; until the page is awake they lie on the page, and links lead to them. */
export const Offers = (props: OffersProps) => {
  const { id, content, words, renderPrice, linkContact } = props
  const isAwake = useAwake()
  const isPrinting = usePrinting()
  return (
    <>
      {isAwake ? <Dialog {...props} /> : null}
      {isAwake && !isPrinting ? null : (
        <PlainOffers
          id={id}
          content={content}
          cards={listOfferCards(content, words)}
          renderPrice={renderPrice}
          closeLabel={words.close}
          request={words.request}
          linkContact={linkContact}
        />
      )}
    </>
  )
}
