// Runs the soak on a new folder, or on the database of DATABASE_URL, which should be empty: rounds, clients.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { soak } from './leads-soak.js'

const [rounds = '200', clients = '20'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'leads-soak-'))
const database = process.env['DATABASE_URL'] ?? ''
const result = await soak({
  rounds: Number(rounds),
  clients: Number(clients),
  environment: database === '' ? { EVKIT_DATA_DIR: folder } : { DATABASE_URL: database },
  tell: (text) => process.stdout.write(`${text}\n`),
})
rmSync(folder, { recursive: true })
process.stdout.write(`${JSON.stringify(result)}\n`)
const { lost, duplicated, halves, isIntact } = result
process.exitCode = lost + duplicated + halves === 0 && isIntact ? 0 : 1
