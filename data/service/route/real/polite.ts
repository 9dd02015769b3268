// One question a second, and none twice in seven days: what those who run public services for places ask for.
import { either as E } from 'fp-ts'
import { left } from '@evkit/engine/shared'
import type { FoundPlaces, PlaceService } from '../ports.js'
import type { AskPorts } from './ask.js'

/** [ms] Between two questions. */
const APART = 1000
/** [ms] How long an answer is kept. */
const KEPT = 604_800_000
const MOST_KEPT = 2000
/** More than these do not wait: our own data answers them. */
const MOST_WAITING = 5

interface Kept {
  readonly found: FoundPlaces
  readonly until: number
}

/** Makes a service for places wait for its turn, and remembers its answers. */
export const createPolite = (
  service: PlaceService,
  { now, wait }: Pick<AskPorts, 'now' | 'wait'>,
): PlaceService => {
  const kept = new Map<string, Kept>()
  let next = -Infinity

  const remember = (key: string, found: FoundPlaces): void => {
    kept.set(key, { found, until: now() + KEPT })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  return async (text, signal, language) => {
    const key = `${language ?? ''} ${text.normalize('NFC').trim().toLowerCase()}`
    const known = kept.get(key)
    if (known !== undefined && known.until > now()) return { _tag: 'Right', right: known.found }
    const delay = Math.max(0, next - now())
    if (delay > APART * MOST_WAITING) {
      return left({ code: 'UNAVAILABLE', reason: 'places: too many questions at once' })
    }
    next = now() + delay + APART
    if (delay > 0) await wait(delay, signal)
    if (signal.aborted) return left({ code: 'UNAVAILABLE', reason: 'places: nobody waits' })
    const found = await service(text, signal, language)
    if (E.isRight(found)) remember(key, found.right)
    return found
  }
}
