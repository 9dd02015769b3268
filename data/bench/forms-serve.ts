// The calls of the forms behind a port of their own, with what stands behind them: to be killed, and to be timed. Nobody
// is limited unless the environment says so, and nobody has to work: that is timed and tested by itself.
import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import { homedir } from 'node:os'
import { Hono } from 'hono'
import { either as E } from 'fp-ts'
import { readContent } from '../content/read.js'
import { NODE_PORTS } from '../leads/ports.js'
import { readRetention } from '../leads/retention.js'
import { createPlaceIndex } from '../places/index.js'
import { openFormsStore } from '../service/forms/forms-store.js'
import { mountForms } from '../service/forms/mount.js'
import { openForms } from '../service/forms/open-forms.js'
import { readFormsSettings } from '../service/forms/settings.js'

const NOBODY = { text: '', url: '', licence: '', asOf: '' }
const DATA = new URL('../', import.meta.url)

const settings = readFormsSettings(
  { EVKIT_FORMS_LIMITS: 'off', ...process.env, EVKIT_ENVIRONMENT: 'qa' },
  homedir(),
)
if (E.isLeft(settings)) throw new Error(settings.left.join('\n'))
const rules = readRetention(DATA)
if (E.isLeft(rules)) throw new Error(rules.left.join('\n'))
const store = openFormsStore(DATA, readContent(new URL('content/', DATA)).parts)
const duties = { markets: store.markets, rules: rules.right }
const forms = await openForms(settings.right, duties, NODE_PORTS)
if (E.isLeft(forms)) throw new Error(forms.left.join('\n'))

const app = new Hono()
mountForms(
  app,
  { store, places: createPlaceIndex({ places: [], countries: new Map(), credit: NOBODY }) },
  forms.right.options,
)
const server = createAdaptorServer({ fetch: app.fetch }) as Server
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? (address?.port ?? 0) : 0}\n`)
})
