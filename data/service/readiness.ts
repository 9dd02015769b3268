// Whether the service can do its work, beside that it lives: what each part says of itself, asked no more than once a
// second.
import type { Context, Hono } from 'hono'

/** A part of the service that can say whether it can do its work. */
export interface ReadinessCheck {
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
  readonly name: string
  /** Empty when all is well. */
  readonly reason: string
}

const KEPT_MS = 1000
const LONGEST_MS = 3000
const RETRY_SECONDS = 5

const textOf = (error: unknown): string => (error instanceof Error ? error.message : 'failed')

const ask = async ({ name, check }: ReadinessCheck): Promise<Found> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, LONGEST_MS, `no answer within ${LONGEST_MS} ms`)
  })
  try {
    const answer = await Promise.race([check(), late])
    return { name, reason: answer === true ? '' : answer || 'failed' }
  } catch (error) {
    return { name, reason: textOf(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** Adds the call that tells whether the service can do its work. */
export const mountReadiness = (app: Hono, { checks, now, onFault }: ReadinessPorts): void => {
  let last: { readonly at: number; readonly found: Promise<readonly Found[]> } | undefined
  let told: readonly string[] = []
  const findAll = (): Promise<readonly Found[]> => {
    if (last === undefined || now() - last.at >= KEPT_MS) {
      last = { at: now(), found: Promise.all(checks.map(ask)) }
    }
    return last.found
  }
  app.get('/readyz', async (context) => {
    const found = await findAll()
    const failed = found.filter(({ reason }) => reason !== '')
    for (const { name, reason } of failed) {
      if (!told.includes(name)) onFault(context, `not ready: ${name}: ${reason}`)
    }
    told = failed.map(({ name }) => name)
    context.header('Cache-Control', 'no-store')
    if (failed.length > 0) context.header('Retry-After', String(RETRY_SECONDS))
    const parts = found.map(({ name, reason }) => [name, reason === '' ? 'ok' : 'failed'] as const)
    const status = failed.length === 0 ? 'ready' : 'not ready'
    return context.json(
      { status, checks: Object.fromEntries(parts) },
      status === 'ready' ? 200 : 503,
    )
  })
}
