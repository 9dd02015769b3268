// Runs the service's bench and writes the figures as JSON.
import { measureService } from './service.bench.js'

process.stdout.write(JSON.stringify(await measureService()))
