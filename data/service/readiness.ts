// Whether the service can do its work, beside that it lives: what each part says of itself, asked no more than once a
// second.
import type { Context, Hono } from 'hono'

/** What visitors come for: a balancer sends them on while one of it can be done, whatever of the other cannot. */
export type Served = 'pages' | 'forms'

/** A part of the service that can say whether it can do its work. */
export interface ReadinessCheck {
  readonly serves: Served
  /** One plain word, such as `storage`; seen by whoever asks. */
  readonly name: string
  /** True when it can, false or the reason when it cannot; the reason is for the log, never for whoever asks. */
  readonly check: () => Promise<boolean | string>
}

/** What answering needs from outside. */
export interface ReadinessPorts {
  readonly checks: readonly ReadinessCheck[]
  /** [ms] Time that only moves forward. */
  readonly now: () => number
  /** Hears why a part cannot do its work, once when that begins. */
  readonly onFault: (context: Context, text: string) => void
}

interface Found {
  readonly serves: Served
  readonly name: string
  /** Empty when all is well. */
  readonly reason: string
}

const KEPT_MS = 1000
const LONGEST_MS = 3000
const RETRY_SECONDS = 5

const textOf = (error: unknown): string => (error instanceof Error ? error.message : 'failed')

const ask = async ({ serves, name, check }: ReadinessCheck): Promise<Found> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, LONGEST_MS, `no answer within ${LONGEST_MS} ms`)
  })
  try {
    const answer = await Promise.race([check(), late])
    return { serves, name, reason: answer === true ? '' : answer || 'failed' }
  } catch (error) {
    return { serves, name, reason: textOf(error) }
  } finally {
    clearTimeout(timer)
  }
}

const WAYS: readonly (readonly [path: string, served: readonly Served[]])[] = [
  ['/readyz', ['pages', 'forms']],
  ['/readyz/pages', ['pages']],
  ['/readyz/forms', ['forms']],
]

/** Adds the calls that tell whether the service can do its work: all of it, pages alone, forms alone. */
export const mountReadiness = (app: Hono, { checks, now, onFault }: ReadinessPorts): void => {
  let last: { readonly at: number; readonly found: Promise<readonly Found[]> } | undefined
  let told: readonly string[] = []
  const findAll = (): Promise<readonly Found[]> => {
    if (last === undefined || now() - last.at >= KEPT_MS) {
      last = { at: now(), found: Promise.all(checks.map(ask)) }
    }
    return last.found
  }
  const tell = (context: Context, found: readonly Found[]): void => {
    const failed = found.filter(({ reason }) => reason !== '')
    for (const { name, reason } of failed) {
      if (!told.includes(name)) onFault(context, `not ready: ${name}: ${reason}`)
    }
    told = failed.map(({ name }) => name)
  }
  for (const [path, served] of WAYS) {
    app.get(path, async (context) => {
      const all = await findAll()
      tell(context, all)
      const found = all.filter(({ serves }) => served.includes(serves))
      const isReady = found.every(({ reason }) => reason === '')
      context.header('Cache-Control', 'no-store')
      if (!isReady) context.header('Retry-After', String(RETRY_SECONDS))
      const parts = found.map(({ name, reason }) => [name, reason === '' ? 'ok' : 'failed'])
      const status = isReady ? 'ready' : 'not ready'
      return context.json(
        { status, checks: Object.fromEntries(parts) as Record<string, string> },
        isReady ? 200 : 503,
      )
    })
  }
}
