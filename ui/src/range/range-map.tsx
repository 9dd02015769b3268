import type { RangeMapEvent, RangeMapView, RangeToolView } from '@evkit/engine/range'
import type { RingView } from '@evkit/engine/internal/range'
import { useId, useMemo } from 'react'
import { MapFrame, type MapCircle, type MapScene } from '../map/index.js'
import { Button, CheckBox, Icon } from '../primitives/index.js'
import type { RangeMapProps } from './range-map.types.js'
import { useRangeMap } from './use-range-map.js'
import styles from './range-map.module.css'

const LOOKS: Readonly<Record<RingView['kind'], MapCircle['look']>> = {
  oneWay: 'range',
  withReserve: 'return',
  outAndBack: 'return',
  lowest: 'least',
  highest: 'most',
}

const toScene = (
  { centre, rings, zoom }: RangeMapView,
  fallback: RangeMapProps['start']['centre'],
): MapScene => {
  const here = centre === undefined ? undefined : { lat: centre.latitude, lng: centre.longitude }
  return {
    look: { kind: 'at', centre: here ?? fallback, zoom },
    lines: [],
    stations: [],
    circles:
      here === undefined
        ? []
        : rings.map(({ kind, radius }) => ({ look: LOOKS[kind], centre: here, radius })),
    marks: here === undefined ? [] : [{ ...here, look: 'here', text: '', name: '' }],
  }
}

const Place = ({
  place,
  send,
}: {
  readonly place: RangeMapView['place']
  readonly send: (event: RangeMapEvent) => void
}) => {
  const id = useId()
  return (
    <form
      className={styles['place']}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'place.ask' })
      }}
    >
      <label htmlFor={id}>{place.label}</label>
      <div className={styles['field']}>
        <input
          id={id}
          className={styles['input']}
          type="text"
          autoComplete="address-level2"
          value={place.value}
          aria-invalid={place.error !== ''}
          aria-describedby={`${id}-error`}
          onChange={(event) => {
            send({ type: 'place.type', text: event.currentTarget.value })
          }}
        />
        <Button type="submit" disabled={place.isBusy}>
          {place.search}
        </Button>
      </div>
      <p className={styles['error']} id={`${id}-error`} role="alert" data-part="place-error">
        {place.error}
      </p>
    </form>
  )
}

const Switches = ({
  switches,
  send,
}: {
  readonly switches: RangeMapView['switches']
  readonly send: (event: RangeMapEvent) => void
}) => (
  <fieldset className={styles['switches']}>
    <legend>{switches.label}</legend>
    {switches.list.map(({ ring, label, isOn }) => (
      <CheckBox
        key={ring}
        label={label}
        hint=""
        isOn={isOn}
        isDisabled={false}
        onSet={(isSet) => {
          send({ type: 'ring.switch', ring, isOn: isSet })
        }}
      />
    ))}
  </fieldset>
)

/** How far the car gets, around the visitor: the circles on a map, and each of them in words. */
export const RangeMap = (props: RangeMapProps & { readonly range: RangeToolView['map'] }) => {
  const { range, start, ground, ports } = props
  const { view, isUsed, askPosition, send } = useRangeMap(props, range)
  const scene = useMemo(() => toScene(view, start.centre), [view, start])
  const { words } = start
  const { here, place, switches } = view
  return (
    <div className={styles['map']} data-part="range-map">
      <h3 className={styles['heading']}>{words.label}</h3>
      <div className={styles['controls']} data-live>
        <div>
          <Button onClick={askPosition} disabled={here.isBusy}>
            <Icon name="locate" size={20} />
            {here.label}
          </Button>
        </div>
        <Place place={place} send={send} />
        <Switches switches={switches} send={send} />
      </div>
      <p className={styles['text']} role="status" data-part="range-map-text">
        {[here.hint, view.text, view.approximate].filter((text) => text !== '').join(' ')}
      </p>
      <MapFrame
        scene={scene}
        ground={ground}
        isToolUsed={isUsed}
        source={start.source}
        words={words}
        credits={start.credits}
        ports={ports.map}
      />
    </div>
  )
}
