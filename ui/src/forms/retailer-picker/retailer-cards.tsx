import { option as O } from 'fp-ts'
import type { RetailerPickerView } from '@evkit/engine/forms'
import type { RetailerCard } from '@evkit/engine/internal/forms'
import { toUndefined } from '@evkit/engine/shared'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Button, FieldError, Icon } from '../../primitives/index.js'
import { focusRadio, moveFocus } from './retailer-cards.dom.js'
import styles from './retailer-picker.module.css'

interface FactsProps {
  readonly card: RetailerCard
  /** Ids of its name and of the rest are made from it. */
  readonly id: string
}

const Facts = ({ card: { mark, name, lines, distance }, id }: FactsProps) => (
  <>
    <span className={styles['top']}>
      {mark === '' ? null : (
        <span className={styles['mark']} aria-hidden="true">
          {mark}
        </span>
      )}
      <span className={styles['name']} id={`${id}-name`}>
        <bdi>{name}</bdi>
      </span>
    </span>
    <span className={styles['facts']} id={`${id}-facts`}>
      {distance === '' ? null : <span className={styles['distance']}>{distance}</span>}
      {lines.map((line) => (
        <span key={line} className={styles['line']}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </span>
  </>
)

const Phone = ({ card: { phone, phoneHref } }: Pick<FactsProps, 'card'>) =>
  phone === '' ? null : (
    <a className={styles['phone']} href={phoneHref} dir="ltr" data-part="retailer-phone">
      {phone}
    </a>
  )

interface ChangeProps {
  readonly change: RetailerPickerView['change']
  readonly onChange: () => void
}

const Change = ({ change, onChange }: ChangeProps) =>
  O.isNone(change) ? null : (
    <Button aria-label={change.value.name} data-part="retailer-change" onClick={onChange}>
      {change.value.text}
    </Button>
  )

/** Props of the retailers one of which is chosen. */
export interface RetailerCardsProps extends ChangeProps {
  /** Id of what an error of the section leads to: the first radio; empty where that is something else. */
  readonly target: string
  readonly id: string
  readonly list: RetailerPickerView['list']
  /** Place of the first retailer that was added last, where the focus belongs; absent when nothing was added. */
  readonly focusAt: number | undefined
  readonly onChoose: (id: string) => void
}

/**
 * Retailers as a group of native radios. Arrow keys move the focus and choose none: with a choice the list goes away, and
 * whoever is on the way to the third one would end with the second.
 */
export const RetailerCards = (props: RetailerCardsProps) => {
  const { id, target, list, focusAt, onChoose } = props
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusAt !== undefined) focusRadio(root.current, focusAt)
  }, [focusAt])
  const press = (event: KeyboardEvent<HTMLInputElement>, card: RetailerCard): void => {
    if (event.key === 'Enter') onChoose(card.id)
    else if (root.current === null || !moveFocus(root.current, event.key)) return
    event.preventDefault()
  }
  return (
    <div
      ref={root}
      className={styles['group']}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={list.error === '' ? undefined : `${id}-list-error`}
      aria-invalid={list.error === '' ? undefined : true}
      data-part="retailer-list"
    >
      <p className={styles['legend']} id={`${id}-legend`}>
        {list.label}
      </p>
      <div className={styles['cards']}>
        {list.cards.map((card, at) => (
          <div
            key={card.id}
            className={styles['card']}
            data-part="retailer-card"
            data-state={card.isChosen ? 'chosen' : 'offered'}
          >
            <label className={styles['choice']}>
              <input
                className={styles['radio']}
                id={at === 0 && target !== '' ? target : undefined}
                type="radio"
                name={`${id}-retailer`}
                value={card.id}
                checked={card.isChosen}
                aria-labelledby={`${id}-${at}-name`}
                aria-describedby={`${id}-${at}-facts`}
                onChange={() => {
                  onChoose(card.id)
                }}
                onKeyDown={(event) => {
                  press(event, card)
                }}
              />
              <Facts card={card} id={`${id}-${at}`} />
            </label>
            <div className={styles['aside']}>
              <Phone card={card} />
              {card.isChosen ? <Change {...props} /> : null}
            </div>
          </div>
        ))}
      </div>
      <FieldError id={`${id}-list`} label={list.label} error={list.error} />
    </div>
  )
}

/** Props of the chosen retailer. */
export interface ChosenCardProps extends ChangeProps {
  readonly id: string
  readonly label: string
  readonly card: RetailerPickerView['chosen']
}

/** The retailer that is chosen, with the button that undoes it. */
export const ChosenCard = ({ id, label, card: chosen, ...change }: ChosenCardProps) => {
  const card = toUndefined(chosen)
  return card === undefined ? null : (
    <div className={styles['chosen']} role="group" aria-label={label} data-part="retailer-chosen">
      <span className={styles['tick']}>
        <Icon name="check" size={20} />
      </span>
      <div className={styles['body']}>
        <p className={styles['label']}>{label}</p>
        <Facts card={card} id={`${id}-chosen`} />
        <Phone card={card} />
      </div>
      <Change {...change} />
    </div>
  )
}
