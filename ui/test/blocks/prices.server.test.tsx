import { describe, expect, test } from 'vitest'
import { renderToString } from 'react-dom/server'
import { toPricesBody } from '@evkit/engine/blocks'
import { createAskOnce } from '../../src/blocks/price/ask-once.js'
import { createPricesClient, useCarPrices } from '../../src/blocks/price/index.js'

const body = toPricesBody({ market: 'uk', locale: 'en-GB', clientName: 'merchandising' })
const never = new AbortController().signal

describe('asking for prices', () => {
  const serve = (make: () => Response) => {
    const sent: { address: string; init: RequestInit | undefined }[] = []
    const fetcher = ((address: string, init?: RequestInit) => {
      sent.push({ address, init })
      return Promise.resolve(make())
    }) as typeof fetch
    return { sent, fetcher }
  }

  test('[B-PRICE-28] [B-PRICE-30] [D-B-16] path, headers and body; equal questions share one request', async () => {
    const { sent, fetcher } = serve(() => Response.json({ settings: {}, content: {}, prices: {} }))
    const { askPrices } = createPricesClient({ fetch: fetcher })
    const [one, other] = await Promise.all([askPrices(body, never), askPrices({ ...body }, never)])
    expect([one.kind, other.kind, sent.length]).toEqual(['answer', 'answer', 1])
    expect(sent[0]).toMatchObject({
      address: '/api/order/prices',
      init: {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json', 'x-client-name': 'merchandising' },
        body: JSON.stringify(body),
      },
    })
    await askPrices(body, never)
    expect(sent).toHaveLength(2)
    await askPrices({ ...body, market: 'se' }, never)
    expect(sent).toHaveLength(3)
  })

  test('[B-PRICE-31] [B-PRICE-33] [B-PRICE-36] outside of production, and what cannot be used', async () => {
    const broken = serve(() => new Response('no json'))
    const askBroken = createPricesClient({ fetch: broken.fetcher, deployEnv: 'qa' })
    expect((await askBroken.askPrices(body, never)).kind).toBe('unusable')
    expect(broken.sent[0]?.init?.headers).toMatchObject({ testwww: 'true', qawww: 'true' })
    const refused = serve(
      () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
    )
    const answer = await createPricesClient({ fetch: refused.fetcher }).askUsPrice(
      { market: 'us', locale: 'en-US', clientName: 'x', modelKey: 'k' },
      never,
    )
    expect(answer).toEqual({ kind: 'refused', status: 503, statusText: 'Service Unavailable' })
  })

  test('[E-B-19] a request ends when nobody waits for it any more', () => {
    const askOnce = createAskOnce()
    const signals: AbortSignal[] = []
    const ask = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<string>(() => undefined)
    }
    const [a, b] = [new AbortController(), new AbortController()]
    void askOnce('k', ask, a.signal)
    void askOnce('k', ask, b.signal)
    a.abort()
    expect([signals.length, signals[0]?.aborted]).toEqual([1, false])
    b.abort()
    expect(signals[0]?.aborted).toBe(true)
    void askOnce('k', ask, never)
    expect(signals).toHaveLength(2)
  })
})

test('[B-ERR-07] outside of its provider a label says that there are no prices', () => {
  const Outside = () => <p>{useCarPrices().isOver}</p>
  expect(() => renderToString(<Outside />)).toThrow('No car prices found')
})
