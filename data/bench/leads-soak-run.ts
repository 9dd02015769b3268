// Runs the soak on a new folder, or on the database of DATABASE_URL, which should be empty: rounds, clients. Leads go
// over the calls of the forms; with --storage into the bare storage.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FORMS_TARGET } from './forms-soak.js'
import { soak } from './leads-soak.js'

const args = process.argv.slice(2)
const [rounds = '200', clients = '20'] = args.filter((one) => !one.startsWith('--'))
const folder = mkdtempSync(join(tmpdir(), 'leads-soak-'))
const database = process.env['DATABASE_URL'] ?? ''
const result = await soak({
  rounds: Number(rounds),
  clients: Number(clients),
  ...(args.includes('--storage') ? {} : { target: FORMS_TARGET }),
  environment: database === '' ? { EVKIT_DATA_DIR: folder } : { DATABASE_URL: database },
  tell: (text) => process.stdout.write(`${text}\n`),
})
rmSync(folder, { recursive: true })
process.stdout.write(`${JSON.stringify(result)}\n`)
const { lost, duplicated, offers, halves, isIntact } = result
process.exitCode =
  lost + duplicated + offers.lost + offers.duplicated + halves === 0 && isIntact ? 0 : 1
