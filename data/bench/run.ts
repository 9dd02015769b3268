// Runs the benches of the data package and writes the figures as JSON.
import { measureCsv } from './csv.bench.js'

process.stdout.write(JSON.stringify(await measureCsv()))
