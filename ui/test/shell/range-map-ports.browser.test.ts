// The place another part of the page tells of, as the map of a range hears it.
import { expect, test, vi } from 'vitest'
import { LOCATION_CHANGE_EVENT, type UserPlace } from '@evkit/engine/site'
import { listenToLocation } from '../../src/shell/ports/maps/listen-to-location.js'
import { browserRangeMapPorts } from '../../src/shell/ports/maps/range-map-ports.js'

const place = (latitude: number): UserPlace => ({ latitude, longitude: 11.97 })

const tell = (detail: unknown): void => {
  document.dispatchEvent(new CustomEvent(LOCATION_CHANGE_EVENT, { detail }))
}

const listen = () => {
  const heard = vi.fn<(place: UserPlace) => void>()
  return { heard, stop: browserRangeMapPorts('').watchLocation(heard) }
}

test.each([
  ['a place', { placeDetails: { location: place(57.7) } }, [place(57.7)]],
  ['no place', {}, []],
  ['a place that is not on earth', { placeDetails: { location: place(91) } }, []],
  ['nothing', undefined, []],
])('[T-LOC-05] an event that carries %s', (_, detail, places) => {
  const heard: UserPlace[] = []
  listenToLocation(new CustomEvent(LOCATION_CHANGE_EVENT, { detail }), (one) => heard.push(one))
  expect(heard).toEqual(places)
})

test('[T-LOC-05] an event of another kind carries none', () => {
  listenToLocation(new Event(LOCATION_CHANGE_EVENT), () => {
    throw new Error('heard')
  })
})

test('[T-LOC-05] of several places told at once the latest counts, and none after the end', async () => {
  const { heard, stop } = listen()
  tell({ placeDetails: { location: place(57.7) } })
  tell({ placeDetails: { location: place(57.8) } })
  await vi.waitFor(() => {
    expect(heard.mock.calls).toEqual([[place(57.8)]])
  })
  tell({ placeDetails: { location: place(57.9) } })
  stop()
  const later = listen()
  tell({ placeDetails: { location: place(58) } })
  await vi.waitFor(() => {
    expect(later.heard.mock.calls).toEqual([[place(58)]])
  })
  later.stop()
  expect(heard.mock.calls).toEqual([[place(57.8)]])
})
