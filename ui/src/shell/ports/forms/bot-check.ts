// The bot check of a form: got ready when the visitor begins, done on our own origin unless the service is set to another.
import { option as O } from 'fp-ts'
import { REFERENCE_TOKEN, type BotCheckAnswer } from '@evkit/engine/internal/forms'
import type { Solution, Work } from './proof-of-work.js'

/** What a bot check asks of the outside. */
export interface BotCheckPorts {
  /** Which check is asked for. */
  readonly ask: () => Promise<BotCheckAnswer>
  /** Does the work beside the page. */
  readonly solve: (work: Work) => Promise<Solution | undefined>
  /** Asks reCAPTCHA for a token. */
  readonly askRecaptcha: (siteKey: string) => Promise<string>
  /** [ms] Since 1970. */
  readonly now: () => number
  /** Waits for so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/** A token that is ready, until its work has gone stale. */
interface Ready {
  readonly token: string
  /** [ms] Since 1970. */
  readonly from: number
  /** [ms] Since 1970. */
  readonly until: number
}

const SECOND = 1000
// [ms] A token has to reach the service before its work is stale there.
const MARGIN = 30_000

// [ms] Work that comes back faster is held back as a program's; a visitor's is as fast where it was asked for at the end.
const FASTEST = 2_000
// [ms] A token of reCAPTCHA lives for two minutes.
const RECAPTCHA_LIFE = 120_000

/** Writes the work that was done as a token. */
export const writeToken = (
  { parameters, signature }: Work,
  { counter, derivedKey }: Solution,
): string =>
  btoa(
    JSON.stringify({
      challenge: { parameters, signature },
      solution: { counter, derivedKey },
    }),
  )

const makeToken = async ({ ask, solve, askRecaptcha, now }: BotCheckPorts): Promise<Ready> => {
  const { kind, challenge, siteKey } = await ask()
  const came = now()
  if (kind === 'none') return { token: REFERENCE_TOKEN, from: came, until: Infinity }
  if (kind === 'recaptcha' && O.isSome(siteKey)) {
    const token = await askRecaptcha(siteKey.value)
    return { token, from: came, until: now() + RECAPTCHA_LIFE - MARGIN }
  }
  if (O.isNone(challenge)) throw new Error(`There is no bot check of the kind ${kind}`)
  const solution = await solve(challenge.value)
  if (solution === undefined) throw new Error('The work of the bot check could not be done')
  return {
    token: writeToken(challenge.value, solution),
    from: came + FASTEST,
    until: challenge.value.parameters.expiresAt * SECOND - MARGIN,
  }
}

/**
 * Makes the bot check. Work that is done counts for one lead; what failed to get ready is tried again when it is needed.
 */
export const createBotCheck = (ports: BotCheckPorts) => {
  let ready: Promise<Ready> | undefined
  const prepare = (): Promise<Ready> => {
    if (ready === undefined) {
      ready = makeToken(ports)
      ready.catch(() => {
        ready = undefined
      })
    }
    return ready
  }
  return {
    warmUp: (): void => {
      prepare().catch(() => undefined)
    },
    getToken: async (): Promise<string> => {
      const made = await prepare()
      ready = undefined
      const { token, from } = made.until > ports.now() ? made : await prepare()
      ready = undefined
      await ports.wait(Math.min(FASTEST, Math.max(0, from - ports.now())))
      return token
    },
  }
}

/** Does work in a worker of our own. */
export const solveBeside = (work: Work): Promise<Solution | undefined> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), {
      type: 'module',
    })
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | undefined>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new Error('The work of the bot check was interrupted'))
    })
    worker.postMessage(work)
  })
