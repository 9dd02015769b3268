// How a cold battery counts in the planner: what is measured and published, and what is assumed from it.
import { TEMPERATURES } from '@evkit/engine/range'
import type { RouteContent } from '@evkit/engine/route'

// [°C] Charging tables are of a warm battery: from here on nothing is slower.
const WARM = 20

// [1/°C] Assumed: a straight line through what Idaho National Laboratory measured at 0 °C, 36 % less charge in the same
// time than at 25 °C (1 / 0.64 = 1.56 times as long; Motoaki, Yi and Salisbury, Energy Policy, 2018, 500 charges of taxis).
// It gives 1.7 at -5 °C, which is the most ADAC measured in the cold (kreiszeitung.de: up to 70 % longer).
const SLOWER = 0.028

// [1] Assumed: three tenths of that stay however long the car is driven, also where it warms its battery for a charge. That
// is 1.18 times as long at -1 °C, where an owner measured 33 instead of 27 minutes with a Model Y that had, 1.22 times
// (carinmylife.com).
const LEFT = 0.3

// [min] Assumed: the Norwegian drivers' federation NAF advises two hours of driving for a warm battery (motor.no).
const WARMING = 120

// [min] Our choice: overnight the battery is as cold again as before the start, in a shorter stay it keeps its warmth.
const COOLING = 480

const HUNDREDTHS = 100

const timesOf = (more: number): number => Math.round((1 + more) * HUNDREDTHS) / HUNDREDTHS

const timesAt = (celsius: number) => {
  const more = (WARM - celsius) * SLOWER
  return { start: timesOf(more), driven: timesOf(more * LEFT) }
}

/** How a cold battery counts: for each temperature at which it charges slower. */
export const COLD: NonNullable<RouteContent['cold']> = {
  times: Object.fromEntries(
    TEMPERATURES.flatMap(({ index, C }) => (C < WARM ? [[index, timesAt(C)]] : [])),
  ),
  warming: WARMING,
  cooling: COOLING,
}
