// Runs the engine's benches on the built package and writes the figures as JSON.
import { measureCharging } from './charging.bench.js'
import { measureRange } from './range.bench.js'
import { measureSavings } from './savings.bench.js'

process.stdout.write(JSON.stringify([...measureCharging(), ...measureRange(), ...measureSavings()]))
