// Asks a server at a steady rate, in a process of its own: each request at its time, whether the ones before it are
// answered or not. A wait counts from the time a request was due, so that a server that stops is not asked less often.
import { Agent, request } from 'node:http'

const [url = '', rate = '', seconds = '', body = ''] = process.argv.slice(2)
const [perSecond, duration] = [Number(rate), Number(seconds)]
const SECOND = 1000
const CONNECTIONS = 50
const TICK = 1
const OK = 200

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
const waits: number[] = []
const total = perSecond * duration

const ask = (due: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      if (answer.statusCode !== OK) reject(new Error(`Answered ${String(answer.statusCode)}`))
      answer.resume()
      answer.once('end', () => {
        waits.push(performance.now() - due)
        resolve()
      })
    })
    asked.once('error', reject)
    asked.end(body)
  })

const asked: Promise<void>[] = []
const started = performance.now()
await new Promise<void>((resolve) => {
  const tick = (): void => {
    const now = performance.now()
    while (asked.length < total) {
      const due = started + (asked.length * SECOND) / perSecond
      if (due > now) break
      asked.push(ask(due))
    }
    if (asked.length < total) setTimeout(tick, TICK)
    else resolve()
  }
  tick()
})
await Promise.all(asked)
const took = (performance.now() - started) / SECOND
process.stdout.write(JSON.stringify({ waits, perSecond: total / took }))
agent.destroy()
