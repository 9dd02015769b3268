import type { Translate } from '@evkit/engine/shared'
import { Button, Icon, InlineNotice } from '../../primitives/index.js'
import type { ListedRetailer } from './list-retailers.js'
import { LONGEST_PLACE, RETAILER_PLACE } from './retailer-place.js'
import styles from './retailers.module.css'

/** What the head of the page is made from. */
export interface RetailersHeadProps {
  readonly translate: Translate
  readonly maker: string
  /** How many there are in the market. */
  readonly count: string
  /** Where they are looked for; empty for all of them. */
  readonly place: string
  /** Whether anybody knows that place. */
  readonly isKnown: boolean
}

/** Heading, and the field that asks where; it needs no script. */
export const RetailersHead = (props: RetailersHeadProps) => {
  const { translate, place, isKnown } = props
  return (
    <header className={styles['head']}>
      <h1>{translate('retailers.heading')}</h1>
      <p className={styles['lead']}>
        {translate('retailers.text', { maker: props.maker, count: props.count })}
      </p>
      <form className={styles['search']} method="get" role="search" data-part="retailer-search">
        <label className={styles['label']} htmlFor="retailer-place">
          {translate('retailers.place')}
        </label>
        <input
          id="retailer-place"
          className={styles['field']}
          type="search"
          name={RETAILER_PLACE}
          defaultValue={place}
          maxLength={LONGEST_PLACE}
          autoComplete="postal-code"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={isKnown ? undefined : 'retailer-unknown'}
        />
        <Button type="submit" look="primary">
          {translate('retailers.find')}
        </Button>
      </form>
      {isKnown ? null : (
        <div id="retailer-unknown">
          <InlineNotice look="caution" role="note">
            <p>{translate('retailers.unknown', { place })}</p>
          </InlineNotice>
        </div>
      )}
    </header>
  )
}

const Ways = ({
  retailer: { card, id, email, quoteHref },
  translate,
}: {
  readonly retailer: ListedRetailer
  readonly translate: Translate
}) => (
  <p className={styles['ways']}>
    {card.phone === '' ? null : (
      <a href={card.phoneHref} dir="ltr">
        {card.phone}
      </a>
    )}
    {email === '' ? null : (
      <a href={`mailto:${email}`} id={`${id}-mail`} aria-labelledby={`${id}-mail ${id}-name`}>
        {translate('retailers.mail')}
      </a>
    )}
    {quoteHref === '' ? null : (
      <a
        className={styles['quote']}
        href={quoteHref}
        id={`${id}-quote`}
        aria-labelledby={`${id}-quote ${id}-name`}
      >
        {translate('retailers.quote')}
        <Icon name="arrow" size={18} />
      </a>
    )}
  </p>
)

/** What the list is made from. */
export interface RetailersListProps {
  readonly translate: Translate
  readonly heading: string
  readonly listed: readonly ListedRetailer[]
  /** Where all of them are, when only those near a place are listed first; empty otherwise. */
  readonly allHref: string
  /** Where those who want our forms on their own site find how. */
  readonly embedHref: string
}

/** The retailers, each with its number on the map, its address, and the ways to it. */
export const RetailersList = ({
  translate,
  heading,
  listed,
  allHref,
  embedHref,
}: RetailersListProps) => (
  <section className={styles['list']} aria-labelledby="retailer-list" data-part="retailer-list">
    <h2 id="retailer-list">{heading}</h2>
    <ol className={styles['cards']}>
      {listed.map((retailer) => {
        const { id, card } = retailer
        return (
          <li key={id} id={id} className={styles['card']}>
            <h3 className={styles['name']}>
              {card.mark === '' ? null : (
                <span className={styles['mark']} aria-hidden="true">
                  {card.mark}
                </span>
              )}
              <bdi id={`${id}-name`}>{card.name}</bdi>
            </h3>
            <p className={styles['lines']}>
              {card.lines.map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
              {card.distance === '' ? null : (
                <span className={styles['distance']}>{card.distance}</span>
              )}
            </p>
            <Ways retailer={retailer} translate={translate} />
          </li>
        )
      })}
    </ol>
    {allHref === '' ? null : <a href={allHref}>{translate('retailers.all')}</a>}
    <p className={styles['note']}>{translate('retailers.example')}</p>
    <p className={styles['note']}>
      <a href={embedHref} rel="nofollow">
        {translate('retailers.embed')}
      </a>
    </p>
  </section>
)
