// The built site with threads and without: the same pages, roads and answers, and threads that say whether they work.
import { expect, test } from '@playwright/test'
import { serveSite } from './served.js'

const LONDON = { latitude: 51.5074, longitude: -0.1278 }
const EDINBURGH = { latitude: 55.9533, longitude: -3.1883 }
const ROAD = encodeURIComponent(JSON.stringify({ origin: LONDON, destination: EDINBURGH }))

const ADDRESSES = [
  '/uk/electrification/',
  '/de/electrification/charging-your-car/?carModel=EX30',
  '/uk/electrification/charging-your-car/public/route-planner/?fromAt=51.5074,-0.1278&toAt=55.9533,-3.1883',
  '/uk/contact-request/form/',
  '/uk/nothing/',
  '/maps/ground?lat=51.5&lng=-0.1&zoom=7',
  `/api/electrification/maps/get-route/${ROAD}`,
]

interface Read {
  readonly answers: readonly (readonly [status: number, text: string])[]
  readonly ready: unknown
}

const read = async (threads: string): Promise<Read> => {
  // Their pages name one origin, wherever they are served.
  const { origin, stop } = await serveSite({
    EVKIT_ORIGIN: 'http://localhost',
    EVKIT_THREADS: threads,
  })
  try {
    const answers = await Promise.all(
      ADDRESSES.map(async (address) => {
        const answer = await fetch(origin + address)
        return [answer.status, await answer.text()] as const
      }),
    )
    const asked = await fetch(`${origin}/api/graph/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ rangeData(modelFamily: "EX30") { modelFamily } }' }),
    })
    const ready = (await (await fetch(`${origin}/readyz`)).json()) as unknown
    return { answers: [...answers, [asked.status, await asked.text()]], ready }
  } finally {
    expect(await stop()).toBe(0)
  }
}

test('[E-T-57] the same with threads and without, and they stop with the server', async () => {
  const [beside, alone] = await Promise.all([read('2'), read('0')])
  expect(beside.answers.map(([status]) => status)).toEqual([200, 200, 200, 200, 404, 200, 200, 200])
  expect(beside.answers).toEqual(alone.answers)
  expect(beside.ready).toMatchObject({ status: 'ready', checks: { threads: 'ok' } })
  expect(alone.ready).toMatchObject({ status: 'ready' })
})
