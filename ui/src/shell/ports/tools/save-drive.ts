// Hands the visitor a planned drive as a file; comes with what plans it.
import { either as E, option as O } from 'fp-ts'
import { writeGpx } from '@evkit/engine/internal/tool'
import { planTrip, readDrive, toPlaceStays } from '@evkit/engine/route'
import type { SavedDrive } from '../../../route/index.js'

const TYPE = 'application/gpx+xml'

// A place is written with its country; a file is named by the town.
const nameOf = (text: string): string => text.split(',')[0]?.trim() ?? ''

const hand = (name: string, text: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type: TYPE }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}

/** Saves a drive as GPX; false where there is nothing that could be driven. */
export const saveDrive = ({ ends, trip: settings, answer, parts, site }: SavedDrive): boolean => {
  if (O.isNone(answer) || O.isNone(parts.car)) return false
  const drive = readDrive(answer.value)
  if (O.isNone(drive)) return false
  const { trip, plan } = planTrip({
    ...{ drive: drive.value, stays: toPlaceStays(ends), settings },
    ...{ terms: parts.terms, car: parts.car.value },
  })
  if (E.isLeft(plan) || plan.right.kind === 'impossible') return false
  const { credits } = answer.value
  const name = `${nameOf(ends.origin.text)} – ${nameOf(ends.destination.text)}.gpx`
  const timed = { settings, today: parts.today, startClock: parts.startClock }
  hand(
    name,
    writeGpx({ drive: drive.value, ends, trip, plan: plan.right, credits, site, ...timed }),
  )
  return true
}
