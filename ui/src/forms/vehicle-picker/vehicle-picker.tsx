import type { VehiclePickerView } from '@evkit/engine/forms'
import type {
  StripSides,
  StripWay,
  VehicleGroupView,
  VehicleTileView,
} from '@evkit/engine/internal/forms'
import { useEffect, useId, useRef, type FocusEvent, type RefObject } from 'react'
import { Button, FieldError, Icon, InlineNotice } from '../../primitives/index.js'
import type { JourneyPorts } from '../lead-form-app.types.js'
import { isFocusShown, revealTile } from './tile-strip.dom.js'
import { useCheck, type CheckWays } from './use-check.js'
import { useTileStrip } from './use-tile-strip.js'
import { VehicleTile } from './vehicle-tile.js'
import styles from './vehicle-picker.module.css'

/** Props of a vehicle picker. */
export interface VehiclePickerProps extends CheckWays {
  readonly view: VehiclePickerView
  /** A strip that scrolls sideways on a page of its own, rows of tiles within a form. */
  readonly layout: 'strip' | 'grid'
  readonly pictureOf: JourneyPorts['pictureOf']
  /** Id of the radio a line of the summary leads to. */
  readonly id: string
  /** Name of the radios, in a form that is sent without scripts. */
  readonly name: string
  /** How deep its heading is; those of its groups are one deeper, or as deep where it is hidden. */
  readonly headingLevel?: 2 | 3
  /** The page has it as its own. */
  readonly isHeadingHidden?: boolean
  /** Vehicle whose tile takes the focus when the picker appears; the first one where it is not there. */
  readonly focusOn?: string | undefined
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

interface TurnProps {
  readonly way: StripWay
  readonly sides: StripSides
  readonly view: VehiclePickerView
  readonly onPress: (way: StripWay, now: number) => void
}

// Another way to move what is moved by the arrow keys and by hand: no stop of its own in the tab order.
const Turn = ({ way, sides, view, onPress }: TurnProps) => (
  <Button
    look="round"
    tabIndex={-1}
    aria-label={view.scroll[way]}
    aria-disabled={!sides[way]}
    data-part={`strip-${way}`}
    onClick={(event) => {
      onPress(way, event.timeStamp)
    }}
  >
    <Icon name="chevron" />
  </Button>
)

const targetOf = (tiles: readonly VehicleTileView[], wanted: string | undefined): string =>
  (tiles.find(({ id }) => id === wanted) ?? tiles[0])?.id ?? ''

interface GroupProps {
  readonly picker: VehiclePickerProps
  readonly group: VehicleGroupView
  readonly check: ReturnType<typeof useCheck>
  /** Vehicle a link to the picker leads to. */
  readonly target: string
  readonly radio: RefObject<HTMLInputElement | null>
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void
}

const Group = ({ picker, group, check, target, radio, onFocus }: GroupProps) => {
  const { pictureOf, id, name, headingLevel = 2, isHeadingHidden = false } = picker
  const heading = useId()
  const isSecond = headingLevel === 2
  const Heading = HEADINGS[isHeadingHidden ? headingLevel : isSecond ? 3 : 4]
  return (
    <div
      className={styles['group']}
      role={group.heading === '' ? undefined : 'group'}
      aria-labelledby={group.heading === '' ? undefined : heading}
      data-part="vehicle-group"
    >
      {group.heading === '' ? null : (
        <Heading className={styles['series']} id={heading}>
          {group.heading}
        </Heading>
      )}
      <div className={styles['tiles']}>
        {group.tiles.map((tile) => (
          <VehicleTile
            key={tile.id}
            tile={tile}
            pictureOf={pictureOf}
            name={name}
            id={tile.id === target ? id : undefined}
            ref={tile.id === target ? radio : undefined}
            checked={tile.id === check.checked}
            onFocus={onFocus}
            {...check.tileOf(tile.id)}
          />
        ))}
      </div>
    </div>
  )
}

/** One radio group of tiles, in groups by how the vehicles are built. */
const Tiles = (props: VehiclePickerProps) => {
  const { view, layout, id, focusOn } = props
  const strip = useRef<HTMLDivElement>(null)
  const radio = useRef<HTMLInputElement>(null)
  const { sides, press } = useTileStrip(strip, view.groups)
  const check = useCheck(view, props)
  const tiles = view.groups.flatMap((group) => group.tiles)
  const target = targetOf(tiles, check.checked ?? focusOn)
  useEffect(() => {
    if (radio.current === null || strip.current === null) return
    revealTile(strip.current, radio.current, 'instant')
    if (focusOn !== undefined) radio.current.focus()
  }, [focusOn])
  const onFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    if (strip.current !== null && isFocusShown(currentTarget)) {
      revealTile(strip.current, currentTarget, 'auto')
    }
  }
  const isWrong = view.error !== ''
  return (
    <>
      {layout === 'grid' ? null : (
        // The row stands from the start: nothing moves when the strip was measured.
        <div className={styles['turns']} data-part="strip-turns">
          {sides.fits ? null : (
            <>
              <Turn way="previous" sides={sides} view={view} onPress={press} />
              <Turn way="next" sides={sides} view={view} onPress={press} />
            </>
          )}
        </div>
      )}
      <div
        ref={strip}
        className={styles[layout]}
        role="radiogroup"
        aria-labelledby={`${id}-name`}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        aria-invalid={isWrong ? true : undefined}
        data-part="vehicle-tiles"
        {...check.group}
      >
        {view.groups.map((group) => (
          <Group
            key={group.tiles[0]?.id}
            picker={props}
            group={group}
            check={check}
            target={target}
            radio={radio}
            onFocus={onFocus}
          />
        ))}
      </div>
    </>
  )
}

/** The vehicles there are to choose from. */
export const VehiclePicker = (props: VehiclePickerProps) => {
  const { view, id, headingLevel = 2, isHeadingHidden = false } = props
  const Heading = HEADINGS[headingLevel]
  return (
    <div className={styles['picker']} data-part="vehicle-picker">
      {isHeadingHidden ? (
        <span className={styles['hidden']} id={`${id}-name`}>
          {view.heading}
        </span>
      ) : (
        <Heading className={styles['heading']} id={`${id}-name`}>
          {view.heading}
        </Heading>
      )}
      <FieldError id={id} label={view.heading} error={view.error} part="vehicle" />
      {view.empty === '' ? (
        <Tiles {...props} />
      ) : (
        <div id={id} tabIndex={-1} data-part="no-vehicles">
          <InlineNotice look="info" role="note">
            <p>{view.empty}</p>
          </InlineNotice>
        </div>
      )}
    </div>
  )
}
