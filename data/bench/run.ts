// Runs the benches of the data package and writes the figures as JSON: `service`, `csv`, `routing`, `leads`, `flood` or
// `bots`.
import { measureCsv } from './csv.bench.js'
import { measureBots } from './forms-bots.js'
import { measureFloods, measureForms } from './forms.bench.js'
import { measureLeads } from './leads.bench.js'
import { measureRouting } from './routing.bench.js'
import { measureService } from './service.bench.js'

const MEASURES = {
  service: measureService,
  csv: measureCsv,
  routing: measureRouting,
  leads: async () => [...(await measureLeads()), ...(await measureForms())],
  flood: async () => [...(await measureBots()), ...(await measureFloods())],
  bots: measureBots,
} as const

const [name = ''] = process.argv.slice(2)
const measure = Object.entries(MEASURES).find(([one]) => one === name)?.[1]
if (measure === undefined) throw new Error(`Unknown: ${name}`)
process.stdout.write(JSON.stringify(await measure()))
