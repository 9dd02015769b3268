import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapTheme } from './map-style.js'

/** Ids of the layers whose things can be pressed. */
export const PRESSED_LAYERS = { stations: 'stations', marks: 'marks' } as const

// No mark has this id.
const NOBODY = ' '

// [px] From the number in a mark to its rim.
const MARK_PADDING = 5

/** [px] How large marks are; that of an id stands out. */
export const markRadius = (id?: string): ExpressionSpecification => [
  'case',
  ['==', ['get', 'id'], id ?? NOBODY],
  15,
  ['match', ['get', 'look'], 'here', 7, 'chosen', 15, 11],
]

// What is assumed is hollow: its rim and its number have the colour of stations.
const unlessAssumed = (colour: string, { station }: MapTheme): ExpressionSpecification => [
  'match',
  ['get', 'look'],
  'assumed',
  station,
  colour,
]

/** The layers of what is marked, lowest first. */
export const markLayers = (theme: MapTheme): readonly LayerSpecification[] => [
  {
    id: PRESSED_LAYERS.marks,
    type: 'circle',
    source: 'marks',
    paint: {
      'circle-radius': markRadius(),
      'circle-color': [
        'match',
        ['get', 'look'],
        'assumed',
        theme.casing,
        ['stop', 'choice'],
        theme.station,
        theme.mark,
      ],
      'circle-stroke-color': unlessAssumed(theme.casing, theme),
      'circle-stroke-width': 3,
    },
  },
  {
    id: 'mark-texts',
    type: 'symbol',
    source: 'marks',
    layout: {
      'text-field': ['get', 'text'],
      'text-font': [theme.font],
      'text-size': 13,
      'text-allow-overlap': true,
      // As far as the mark reaches: a name that would stand under it stands beside it.
      'text-padding': MARK_PADDING,
    },
    paint: { 'text-color': unlessAssumed(theme.casing, theme) },
  },
]
