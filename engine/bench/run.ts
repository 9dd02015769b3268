// Runs the engine's benches on the built package and writes the figures as JSON. The packages roads and maps are measured
// beside are loaded for those alone: some of them change what is built in, and slow down everything after.
const measureTools = async () => {
  const { measureCharging } = await import('./charging.bench.js')
  const { measureRange } = await import('./range.bench.js')
  const { measureSavings } = await import('./savings.bench.js')
  return [...measureCharging(), ...measureRange(), ...measureSavings()]
}

const measureMaps = async () => {
  const { measureRoute } = await import('./route.bench.js')
  const { measureTrip } = await import('./trip.bench.js')
  return [...measureRoute(), ...measureTrip()]
}

const figures = process.argv[2] === 'route' ? await measureMaps() : await measureTools()
process.stdout.write(JSON.stringify(figures))
