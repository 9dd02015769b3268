// Runs the engine's benches on the built package and writes the figures as JSON.
import { measureCharging } from './charging.bench.js'
import { measureRange } from './range.bench.js'
import { measureRoute } from './route.bench.js'
import { measureSavings } from './savings.bench.js'
import { measureTrip } from './trip.bench.js'

const measure = () =>
  process.argv[2] === 'route'
    ? [...measureRoute(), ...measureTrip()]
    : [...measureCharging(), ...measureRange(), ...measureSavings()]

process.stdout.write(JSON.stringify(measure()))
