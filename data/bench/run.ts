// Runs the benches of the data package and writes the figures as JSON: `service` or `csv`.
import { measureCsv } from './csv.bench.js'
import { measureService } from './service.bench.js'

const MEASURES = { service: measureService, csv: measureCsv } as const

const [name = ''] = process.argv.slice(2)
const measure = Object.entries(MEASURES).find(([one]) => one === name)?.[1]
if (measure === undefined) throw new Error(`Unknown: ${name}`)
process.stdout.write(JSON.stringify(await measure()))
