import {
  ALL_MODELS,
  filterCarouselView,
  FILTER_SKELETON_CARDS,
  NO_CAR_PRICES,
  type FilterCarouselView,
} from '@evkit/engine/blocks'
import {
  chooseFilter,
  noteFailedCard,
  type FilterCarouselContent,
} from '@evkit/engine/internal/blocks'
import { toUndefined, type Translate } from '@evkit/engine/shared'
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { TabList } from '../../primitives/index.js'
import { LiveText } from '../../tool/live-text.js'
import { CallToAction, HeadTexts, RowArrow, Under, type FailedBlock } from '../parts/index.js'
import { CarCard, type RenderPrice } from './car-card.js'
import { Skeleton } from './skeleton.js'
import { useScrollSides, useSteeredRow, type SteeredRow } from './use-scroll-sides.js'
import styles from './filter-carousel.module.css'

/** Props of a carousel of models. */
export interface FilterCarouselProps {
  /** Id of the block on its page. */
  readonly id: string
  /** Absent while it is loading. */
  readonly content: FilterCarouselContent | undefined
  readonly translate: Translate
  /** Whether the first picture of the page is that of its first card. */
  readonly isFirst?: boolean
  /** How many cards stand in while it is loading. */
  readonly skeletonCards?: number
  /** Draws the price of a car in place of that of its content. */
  readonly renderPrice?: RenderPrice
  /** Port: told of each card that could not be drawn. */
  readonly report?: (error: unknown, failed: FailedBlock) => void
  /** Port: what a card is about is not there at all. */
  readonly onNotFound?: () => void
}

const nothing = (): void => undefined

type LoadedProps = Omit<FilterCarouselProps, 'content' | 'skeletonCards'> & {
  readonly content: FilterCarouselContent
}

const Head = ({ id, content }: Pick<LoadedProps, 'id' | 'content'>) => {
  const { heading, text } = content
  const link = toUndefined(content.link)
  return heading.length + text.length === 0 && link === undefined ? null : (
    <header className={styles['head']}>
      <HeadTexts id={id} heading={heading} text={text} lead={styles['lead']} />
      {link === undefined ? null : (
        <div className={styles['more']}>
          <CallToAction call={link} look="text" />
        </div>
      )}
    </header>
  )
}

interface TabsProps {
  readonly id: string
  readonly label: string
  readonly tabs: FilterCarouselView['tabs']
  readonly onChoose: (value: string) => void
}

const tabIdOf = (id: string, tabs: FilterCarouselView['tabs'], value: string): string =>
  `${id}-tab-${tabs.findIndex((tab) => tab.value === value)}`

const Tabs = ({ id, label, tabs, onChoose }: TabsProps) => {
  const strip = useRef<HTMLDivElement>(null)
  const { hasMore } = useScrollSides(strip)
  return (
    <div className={styles['filters']} data-part="filters" data-more={hasMore ? '' : undefined}>
      <div ref={strip} className={styles['strip']} data-part="filter-strip">
        <TabList
          label={label}
          look="buttons"
          isManual
          tabs={tabs.map(({ label: name, count, ...tab }) => ({
            ...tab,
            label: (
              <>
                {name}
                <span className={styles['count']}>{` (${count})`}</span>
              </>
            ),
          }))}
          tabId={(value) => tabIdOf(id, tabs, value)}
          panelId={() => `${id}-panel`}
          onChoose={onChoose}
        />
      </div>
    </div>
  )
}

interface FootProps {
  readonly row: SteeredRow
  readonly thumb: RefObject<HTMLDivElement | null>
  readonly translate: Translate
}

const Foot = ({ row, thumb, translate }: FootProps) => (
  <div
    className={styles['foot']}
    data-part="row-controls"
    data-state={row.sides.isScrollable ? 'shown' : undefined}
  >
    <div className={styles['indicator']} aria-hidden="true" data-part="indicator">
      <div ref={thumb} className={styles['thumb']} data-part="thumb" />
    </div>
    <RowArrow
      way="previous"
      label={translate('filter.scroll-back')}
      part="row-previous"
      isInactive={!row.sides.canGoBack}
      onPress={() => {
        row.step(-1)
      }}
    />
    <RowArrow
      way="next"
      label={translate('filter.scroll-on')}
      part="row-next"
      isInactive={!row.sides.canGoOn}
      onPress={() => {
        row.step(1)
      }}
    />
  </div>
)

interface PanelProps {
  readonly id: string
  readonly content: FilterCarouselContent
  readonly tabs: FilterCarouselView['tabs']
  readonly label: string
  readonly row: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

const nameOf = ({ id, content, tabs, label }: Omit<PanelProps, 'row' | 'children'>) => {
  const selected = tabs.find(({ isSelected }) => isSelected)
  if (selected !== undefined)
    return { role: 'tabpanel', 'aria-labelledby': tabIdOf(id, tabs, selected.value) }
  return content.heading.length > 0
    ? { role: 'group', 'aria-labelledby': `${id}-title` }
    : { role: 'group', 'aria-label': label }
}

const Panel = ({ row, children, ...named }: PanelProps) => (
  <div
    {...nameOf(named)}
    ref={row}
    id={`${named.id}-panel`}
    className={styles['row']}
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it is scrolled by keys
    tabIndex={0}
    data-part="row"
  >
    <ul className={styles['cards']}>{children}</ul>
  </div>
)

const useModels = ({ content, translate, report }: LoadedProps) => {
  const [choice, setChoice] = useState(ALL_MODELS)
  const told = useRef(report)
  useLayoutEffect(() => {
    told.current = report
  })
  const view = filterCarouselView({ content, choice, translate })
  return {
    view,
    choose: (value: string) => {
      setChoice((now) => chooseFilter(now, value))
    },
    fail: useCallback((error: unknown, failed: FailedBlock) => {
      setChoice((now) => noteFailedCard(now, failed.id))
      told.current?.(error, failed)
    }, []),
    said: choice === ALL_MODELS ? '' : view.announcement,
    selected: view.tabs.findIndex(({ isSelected }) => isSelected),
  }
}

const Loaded = (props: LoadedProps) => {
  const { id, content, translate, renderPrice, isFirst = false, onNotFound = nothing } = props
  const { view, choose, fail, said, selected } = useModels(props)
  const rowRef = useRef<HTMLDivElement>(null)
  const thumb = useRef<HTMLDivElement>(null)
  const row = useSteeredRow(rowRef, thumb)
  const shown = useRef(selected)
  useLayoutEffect(() => {
    if (shown.current !== selected) row.toStart()
    shown.current = selected
  })
  if (view.hasFailed) throw new Error(NO_CAR_PRICES)
  const hasHeading = content.heading.length > 0
  const label = translate('filter.name')
  return (
    <section
      className={styles['block']}
      {...(hasHeading ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': label })}
      data-part="filter-carousel"
    >
      <Head id={id} content={content} />
      {view.tabs.length === 0 ? null : (
        <Tabs id={id} label={translate('filter.tabs')} tabs={view.tabs} onChoose={choose} />
      )}
      <Panel id={id} content={content} tabs={view.tabs} label={label} row={rowRef}>
        <Under by={hasHeading ? 1 : 0}>
          {view.cards.map((card, at) => (
            <CarCard
              key={card.cardKey}
              {...card}
              variant={content.carPriceVariant}
              renderPrice={renderPrice}
              isFirst={isFirst && at === 0}
              report={fail}
              onNotFound={onNotFound}
            />
          ))}
        </Under>
      </Panel>
      <Foot row={row} thumb={thumb} translate={translate} />
      <LiveText text={said} topic="models" />
    </section>
  )
}

/** Models side by side, all of them or those of a tab: a list that scrolls and snaps without a script. */
export const FilterCarousel = (props: FilterCarouselProps) => {
  const { content, skeletonCards = FILTER_SKELETON_CARDS, ...rest } = props
  return content === undefined ? (
    <Skeleton cards={skeletonCards} />
  ) : (
    <Loaded {...rest} content={content} />
  )
}
