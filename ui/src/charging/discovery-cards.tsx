import type { DiscoveryCard, SectionView } from '@evkit/engine/internal/charging'
import { useCallback, useState } from 'react'
import { Icon, Popup } from '../primitives/index.js'
import { SectionHead } from './section-head.js'
import styles from './sections.module.css'

type Cards = Extract<SectionView, { readonly kind: 'cards' }>

const Scene = ({ card, name }: { readonly card: DiscoveryCard; readonly name: string }) =>
  card.picture.src === '' ? null : (
    <img
      className={styles[name]}
      src={card.picture.src}
      alt={card.picture.alt}
      width={720}
      height={480}
      loading="lazy"
      decoding="async"
    />
  )

interface CardProps {
  readonly card: DiscoveryCard
  readonly section: Cards
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

const Card = ({ card, section, isOpen, onOpen, onClose }: CardProps) => (
  <li className={styles['card']} data-part="card">
    <Scene card={card} name="card-scene" />
    <div className={styles['card-text']}>
      <h3>{card.heading}</h3>
      <p>{card.text}</p>
      <button
        type="button"
        className={styles['open']}
        aria-haspopup="dialog"
        aria-label={`${section.openLabel}: ${card.heading}`}
        onClick={onOpen}
      >
        {section.openLabel}
        <Icon name="arrow" size={20} />
      </button>
    </div>
    <Popup
      isOpen={isOpen}
      look="card"
      label={card.details.heading}
      closeLabel={section.closeLabel}
      onClose={onClose}
    >
      <div className={styles['details']}>
        <Scene card={card} name="card-scene" />
        <div className={styles['details-text']}>
          <h2>{card.details.heading}</h2>
          {card.details.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </Popup>
  </li>
)

/** Cards that each open their own overlay; at most one is open. */
export const DiscoveryCards = ({ section }: { readonly section: Cards }) => {
  const [openId, setOpenId] = useState<string>()
  const close = useCallback(() => {
    setOpenId(undefined)
  }, [])
  return (
    <section className={styles['section']} aria-labelledby={section.id} data-part="cards">
      <SectionHead id={section.id} heading={section.heading} text={section.text} />
      <ul className={styles['cards']}>
        {section.cards.map((card) => (
          <Card
            key={card.id}
            card={card}
            section={section}
            isOpen={openId === card.id}
            onOpen={() => {
              setOpenId(card.id)
            }}
            onClose={close}
          />
        ))}
      </ul>
    </section>
  )
}
