// The service alone on a port of its own, watched as in the site.
import { createAdaptorServer } from '@hono/node-server'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { Hono } from 'hono'
import { either as E } from 'fp-ts'
import { createMetrics, createService, openStore, watchRequests } from '../service/index.js'
import { serveBench } from './bench-server.js'

const store = openStore(new URL('../', import.meta.url))
if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
const metrics = createMetrics()
const app = new Hono()
app.use(watchRequests({ now: () => performance.now(), makeId: randomUUID, tell: metrics.count }))
app.route('/', createService(store.right, { isPreviewOpen: false, writeMetrics: metrics.write }))
const server = createAdaptorServer({ fetch: app.fetch }) as Server
serveBench(server)
