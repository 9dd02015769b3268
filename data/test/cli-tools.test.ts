import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { either as E, option as O } from 'fp-ts'
import { estimateCharge, findCharger, decodeChargingData } from '@evkit/engine/charging'
import { monthlyCost } from '@evkit/engine/cost'
import { estimateHighest, findFamily, toRangeData } from '@evkit/engine/range'
import { addSavings, fuelSavings } from '@evkit/engine/savings'
import { evaluateStep, given, type Step } from '@evkit/engine/shared'
import { runs } from '../../.config/property-runs.mjs'
import { parseChargeRange } from '../../engine/src/charging/charge-range.js'
import { toRangeProfile } from '../../engine/src/range/profile.js'
import { toCelsius } from '../../engine/src/range/temperature.js'
import { csvReader } from '../cli/csv-read.js'
import { openData } from '../cli/open-data.js'
import { EXIT, runCommand, type CommandPorts } from '../cli/run.js'
import { TOOLS } from '../cli/tools.js'
import { collectOutput } from './cli-output.js'

const FOLDER = new URL('../', import.meta.url)
const opened: ReturnType<CommandPorts['open']> = openData(FOLDER)
if (E.isLeft(opened)) throw new Error(opened.left.join('\n'))
const { data } = opened.right
const charging = decodeChargingData(data.store.charging)
if (E.isLeft(charging)) throw new Error('charging data')
const range = toRangeData(data.store.range)

// One piece for each 7 characters: the seams fall anywhere.
const SEAM = 7

const run = async (
  args: readonly string[],
  input = '',
  open: ReturnType<CommandPorts['open']> = opened,
) => {
  const { said, ports } = collectOutput()
  const code = await runCommand(args, {
    // oxlint-disable-next-line typescript/require-await -- what is read comes piece by piece
    async *read(file) {
      if (file !== '-') throw new Error(`no such file: ${file}`)
      for (let at = 0; at < input.length; at += SEAM) yield input.slice(at, at + SEAM)
    },
    ...ports,
    today: () => '2026-11-21',
    version: '0.1.0',
    open: () => open,
  })
  return { code, ...said }
}

const parse = (text: string) => {
  const records: (readonly string[])[] = []
  const reader = csvReader({ record: ({ cells }) => records.push(cells), fault: () => undefined })
  reader.push(text)
  reader.end()
  const [header = [], ...rows] = records
  return rows.map((row) =>
    Object.fromEntries<string>(header.map((name, at) => [name, row[at] ?? ''])),
  )
}

const table = (names: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [names, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')

interface Json {
  readonly inputs: Readonly<Record<string, string | number>>
  readonly outputs: Readonly<Record<string, string | number>>
  readonly corrections: readonly string[]
  readonly traces: readonly Step[]
}
const json = async (...args: readonly string[]): Promise<Json> => {
  const { out, err } = await run([...args, '--json'])
  if (out === '') throw new Error(err)
  return JSON.parse(out) as Json
}

const positive = fc.double({ min: 0, max: 1e6, noNaN: true })
const rows = <Row>(row: fc.Arbitrary<Row>) => fc.array(row, { minLength: 1000, maxLength: 1000 })
const ONCE = { numRuns: 1 }

// A table keeps the first twelve digits of a figure.
const kept = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(12))

describe('[B-T-10] 1,000 random rows of a table are the figures of the engine', () => {
  test.each([
    ['uk', 'mi'],
    ['se', 'km'],
  ] as const)('cost, %s', async (site, distance) => {
    await fc.assert(
      fc.asyncProperty(rows(fc.tuple(positive, positive, positive)), async (cases) => {
        const names = ['costMileage', 'costEnergy', 'energyConsumption']
        const { out, code } = await run(['cost', '--csv', '-', '--site', site], table(names, cases))
        expect(code).toBe(EXIT.good)
        const figures = cases.map(([mileage, energyCost, energyConsumption]) =>
          (['none', 'up'] as const).map((rounding) => {
            const query = { mileage, energyCost, energyConsumption }
            const figure = monthlyCost(query, { distance, rounding })
            return E.isRight(figure) ? kept(figure.right.value) : Number.NaN
          }),
        )
        expect(
          parse(out).map((row) => [Number(row['monthlyCost']), Number(row['monthlyCostShown'])]),
        ).toEqual(figures)
      }),
      ONCE,
    )
  })

  test.each([
    ['uk', 'imperial'],
    ['us', 'us'],
    ['de', 'metric'],
  ] as const)('savings, %s', async (site, system) => {
    const signed = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    const row = fc.tuple(signed, signed, signed, signed, signed, fc.integer({ min: 1, max: 30 }))
    await fc.assert(
      fc.asyncProperty(rows(fc.tuple(row, fc.boolean(), signed)), async (cases) => {
        const names = [
          ...['mileage', 'fuelCost', 'fuelEconomy', 'energyCost', 'energyConsumption', 'years'],
          ...['fuel', 'taxSavings'],
        ]
        const cells = cases.map(([numbers, fuel, taxes]) => [...numbers, fuel ? 1 : 0, taxes])
        const { out } = await run(['savings', '--csv', '-', '--site', site], table(names, cells))
        const figures = cases.map(([numbers, isFuelCounted, taxes]) => {
          const [mileage, fuelCost, fuelEconomy, energyCost, energyConsumption, years] = numbers
          const query = { mileage, fuelCost, fuelEconomy, energyCost, energyConsumption, years }
          const fuel = fuelSavings(query, system)
          const part = (id: string, value: number) => ({
            id,
            step: given({ name: id, unit: 'money', rules: [] }, value),
          })
          const counted = [part('fuel', isFuelCounted ? fuel.value : 0), part('taxes', taxes)]
          return [kept(fuel.value + 0), addSavings(counted).value + 0]
        })
        expect(parse(out).map((one) => [Number(one['fuelSavings']), Number(one['total'])])).toEqual(
          figures,
        )
      }),
      ONCE,
    )
  })

  test('charging', async () => {
    const place = fc.constantFrom(
      ['H', '', '11kW'],
      ['H', '', '22kW'],
      ['P', 'AC', '11kW'],
      ['P', 'DC', '50kW'],
      ['P', 'DC', '150kW'],
      ['P', 'DC', '250kW'],
    )
    const level = fc.integer({ min: 0, max: 9 })
    const levels = fc
      .tuple(level, level)
      .map(([a, b]) => [Math.min(a, b) * 10, Math.max(a, b) * 10 + 10])
    await fc.assert(
      fc.asyncProperty(rows(fc.tuple(place, levels)), async (cases) => {
        const names = ['carModel', 'powerTrain', 'cType', 'pCType', 'kW', 'range']
        const cells = cases.map(([way, ends]) => ['EX30', 'SM', ...way, ends.join(',')])
        const { out, err } = await run(['charging', '--csv', '-'], table(names, cells))
        expect(err).toBe('')
        const figures = cases.map(([[, current, kW = ''], ends]) => {
          const charger = findCharger(current === 'DC' ? 'DC' : 'AC', kW)
          const levelsAsked = parseChargeRange(ends.join(','))
          if (O.isNone(charger) || O.isNone(levelsAsked)) return []
          const query = {
            model: 'ex30-bev',
            motor: 'SM',
            charger: charger.value,
            range: levelsAsked.value,
          } as const
          const found = estimateCharge(charging.right, query)
          return E.isRight(found)
            ? [found.right.minutes, kept(found.right.energy), kept(found.right.power)]
            : []
        })
        expect(
          parse(out).map((row) =>
            ['minutes', 'addedEnergy', 'averagePower'].map((name) => Number(row[name])),
          ),
        ).toEqual(figures)
      }),
      ONCE,
    )
  })

  test('range', async () => {
    const row = fc.record({
      temperatureIndex: fc.constantFrom('0', '1', '2', '3', '4'),
      climate: fc.boolean(),
      profile: fc.constantFrom('mixed' as const, 'city' as const, 'highway' as const),
      unit: fc.constantFrom('km', 'mi'),
    })
    await fc.assert(
      fc.asyncProperty(rows(row), async (cases) => {
        const names = ['model', 'powerTrain', 'temperatureIndex', 'climate', 'profile', 'unit']
        const cells = cases.map(({ temperatureIndex, climate, profile, unit }) => [
          ...['EX30', 'Twin', temperatureIndex, String(climate), profile, unit],
        ])
        const { out, err } = await run(['range', '--csv', '-'], table(names, cells))
        expect(err).toBe('')
        const family = findFamily(range, { model: 'EX30', drivetrain: 'Twin' })
        if (O.isNone(family)) throw new Error('no family')
        const figures = cases.map(({ temperatureIndex, climate, profile, unit }) => {
          const drivingProfile = toRangeProfile(profile)
          const query = { temperature: toCelsius(temperatureIndex), climate, drivingProfile }
          const found = estimateHighest(family.value, { query, unit })
          return [kept(found.km), found.shown, found.explanation.cell]
        })
        expect(
          parse(out).map((one) => [Number(one['rangeKm']), Number(one['shown']), one['cell']]),
        ).toEqual(figures)
      }),
      ONCE,
    )
  })
})

describe('[E-T-42] [B-T-10] charging at home', () => {
  const inputs = ['cType', 'pCType', 'kW', 'range']
  const rowOf = async (...flags: readonly string[]) => {
    const { out, err } = await run(
      ['charging', '--csv', '-', ...flags],
      table(inputs, [
        ['H', '', '7.4kW', '20,80'],
        ['', '', '', '20,80'],
      ]),
    )
    return { rows: parse(out).map((row) => [row['pCType'], row['kW'], row['minutes']]), err }
  }

  test('a row says which wallbox counted, also where it was not asked for', async () => {
    const { rows } = await rowOf('--site=uk')
    expect(rows).toEqual([
      ['AC', '7.4kW', '265'],
      ['AC', '11kW', '178'],
    ])
  })

  test('a site that does not offer one phase refuses it', async () => {
    const { err } = await rowOf('--site=de')
    expect(err).toContain('column 3 (kW): expected a power of the charger')
  })
})

const EXAMPLES = {
  charging: ['cType=P&pCType=DC&kW=150kW&range=10,80&carModel=EX30&powerTrain=SM', 'minutes'],
  range: ['model=EX30&profile=highway&temperatureIndex=0&climate=true&powerTrain=Twin', 'shown'],
  cost: ['costType=EX30&costMileage=10000&costEnergy=0.28', 'monthlyCostShown'],
  savings: ['car=EX30&mileage=10000&fuelCost=1.5&fuelEconomy=40&energyCost=0.3&fuel=1', 'total'],
} as const

describe.each(TOOLS)('[B-T-10] $name', ({ name, inputs, outputs }) => {
  const [address, column] = EXAMPLES[name as keyof typeof EXAMPLES]
  const flags = address.split('&').map((part) => `--${part}`)

  test('flags, query, full address and table give one figure', async () => {
    const byFlags = await json(name, ...flags)
    const byQuery = await json(name, address)
    const byAddress = await json(name, `https://example.test/uk/page/?${address}&utm_source=x#top`)
    expect(byQuery).toEqual(byFlags)
    expect(byAddress).toEqual(byFlags)
    const names = address.split('&').map((part) => part.split('=')[0] ?? '')
    const cells = address.split('&').map((part) => part.split('=')[1] ?? '')
    const { out } = await run([name, '--csv', '-'], table(names, [cells]))
    const [row] = parse(out)
    const { inputs: given_, outputs: answer } = byFlags
    expect(row).toEqual(
      Object.fromEntries(
        Object.entries({ ...given_, ...answer }).map(([name_, value]) => [
          name_,
          String(typeof value === 'number' ? kept(value) : value),
        ]),
      ),
    )
    expect(answer[column]).toBeGreaterThan(0)
  })

  test('evaluating each trace gives a figure of the answer', async () => {
    const { traces, outputs: answer } = await json(name, ...flags)
    expect(traces.length).toBeGreaterThan(0)
    for (const trace of traces) expect(Object.values(answer)).toContain(evaluateStep(trace))
  })

  test('what goes out can go in again and comes out the same', async () => {
    const first = await run([name, '--csv', '-'], `id\na\n"=b"\n"c, ""d"""\n`)
    expect(first.code).toBe(EXIT.good)
    expect(parse(first.out).map(({ id }) => id)).toEqual(['a', "'=b", 'c, "d"'])
    expect(await run([name, '--csv', '-'], first.out)).toEqual(first)
  })

  test('the header line is the documented one, behind the origin', async () => {
    const { out } = await run([name, '--csv', '-'], `${inputs[0]?.name ?? ''}\n`)
    const lines = out.split('\r\n')
    expect(lines.find((line) => !line.startsWith('#'))).toBe(
      [...inputs, ...outputs].map((one) => one.name).join(','),
    )
    for (const start of [
      'evkit: 0.1.0',
      'data: sha256:',
      'date: 2026-11-21',
      `tool: ${name}`,
      'site: uk',
      'basis: ',
      'source: ',
    ]) {
      expect(lines.some((line) => line.startsWith(`# ${start}`))).toBe(true)
    }
    const guide = readFileSync(new URL('../docs/guides/command-line.md', FOLDER), 'utf8')
    for (const one of [...inputs, ...outputs]) expect(guide).toContain(`| \`${one.name}\` |`)
  })

  test('the help names every input, output and flag', async () => {
    const { out, code } = await run([name, '--help'])
    expect(code).toBe(EXIT.good)
    for (const one of [...inputs, ...outputs]) expect(out).toContain(`  ${one.name} `)
    for (const flag of ['--site', '--csv', '--json', '--help']) expect(out).toContain(flag)
    expect(await run([name, '-h'])).toEqual({ code, out, err: '' })
  })

  test('a figure as text has inputs, answer, explanation and sources', async () => {
    const { out } = await run([name, ...flags])
    for (const part of [
      `evkit ${name}, site uk`,
      'given',
      'answer',
      'how it came about',
      'source: ',
    ]) {
      expect(out).toContain(part)
    }
  })

  test.each(data.store.sites)('answers on site %s', async (site) => {
    expect(await run([name, '--site', site])).toMatchObject({ code: EXIT.good, err: '' })
  })

  test.each(['', '\n\n', '# nothing\n'])('empty input %j has no header line', async (text) => {
    expect(await run([name, '--csv', '-'], text)).toEqual({
      code: EXIT.refused,
      out: '',
      err: 'line 1, there is no header line\nevkit: 0 rows with figures, 1 refused\n',
    })
  })

  test('any text as a table ends, and says why where it has no figure', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const header = inputs.map((one) => one.name).join(',')
        const { code, err } = await run([name, '--csv', '-'], `${header}\n${text}`)
        expect(code === EXIT.good).toBe(err === '')
      }),
      { numRuns: runs(50) },
    )
  })
})

describe('what cannot be answered', () => {
  test('wrong rows are told with line and column, the others are answered', async () => {
    const text = [
      'id,costType,costMileage,costEnergy',
      'good,EX30,10000,0.3',
      'negative,EX30,-1,0.3',
      'infinite,EX30,Infinity,0.3',
      'huge,EX30,1e999,0.3',
      'product,EX30,1e300,1e300',
      'comma,EX30,"1,5",0.3',
      'car,EX31,10000,0,3',
      'two,EX31,x,0.3',
      'last,ex90,1,1',
    ].join('\n')
    const { code, out, err } = await run(['cost', '--csv', '-'], text)
    expect(parse(out).map(({ id }) => id)).toEqual(['good', 'last'])
    expect(err.split('\n')).toEqual([
      'line 3, column 3 (costMileage): The mileage is negative: -1 (EV-302)',
      'line 4, column 3 (costMileage): "Infinity" is not a number',
      'line 5, column 3 (costMileage): "1e999" is too large to be a number',
      'line 6, The cost is too large to be a number (EV-303)',
      'line 7, column 3 (costMileage): "1,5" is not a number: write a dot for decimals and no grouping, such as 1234.5',
      'line 8, 5 cells where the header line has 4',
      expect.stringMatching(
        /^line 9, column 2 \(costType\): expected one of EX30, .*, found "EX31"$/,
      ),
      'line 9, column 3 (costMileage): "x" is not a number',
      'evkit: 2 rows with figures, 7 refused',
      '',
    ])
    expect(code).toBe(EXIT.refused)
  })

  test('an unknown or repeated column stops before any row', async () => {
    expect(await run(['cost', '--csv', '-'], 'costMilage,costType,costType\n1,a,b\n')).toEqual({
      code: EXIT.refused,
      out: '',
      err: [
        'line 1, column 1: unknown column "costMilage": did you mean costMileage?',
        'line 1, column 3: column costType is there twice',
        'evkit: 0 rows with figures, 1 refused',
        '',
      ].join('\n'),
    })
  })

  test("the user's own columns are carried through, id first", async () => {
    const input = 'driver,costMileage,plate,id\nAnna,15000,=A1,7\n"Bo, jr",15000,x,8\n'
    const { code, out, err } = await run(['cost', '--csv', '-', '--site', 'de'], input)
    const lines = out.split('\r\n').filter((line) => !line.startsWith('#'))
    expect([code, err]).toEqual([EXIT.good, ''])
    expect(lines[0]).toMatch(/^id,driver,plate,costType,costMileage,/)
    expect(lines[1]).toMatch(/^7,Anna,'=A1,EX30,15000,/)
    expect(lines[2]).toMatch(/^8,"Bo, jr",x,EX30,15000,/)
    expect((await run(['cost', '--csv', '-'], 'costMileage,\n1,2\n')).code).toBe(EXIT.refused)
  })

  test.each([
    ['id;costMileage;costEnergy\nx;15000;0.3\n', 'cells are parted by commas'],
    ['id\tcostMileage\nx\t15000\n', 'cells are parted by commas'],
    ['id,costMileage;costType\nx,15000;EX30\n', 'cells are parted by commas'],
    ['name,place\nx,Leeds\n', 'no column is one of costType'],
    ['M\ufffdller,costMileage\nx,15000\n', 'not UTF-8'],
  ])(
    '[B-T-10] a table that is not understood has no figure of a default: %j',
    async (text, said) => {
      const { out, err, code } = await run(['cost', '--csv', '-'], text)
      expect([out, code]).toEqual(['', EXIT.refused])
      expect(err).toContain('line 1, ')
      expect(err).toContain(said)
    },
  )

  test('[B-T-10] lines that end by a return alone are lines; a row of other bytes is left out', async () => {
    const text = 'id,costMileage\rx,15000\rM\ufffdller,15000\ry,15000\r'
    const { out, err, code } = await run(['cost', '--csv', '-'], text)
    expect(parse(out).map(({ id, costMileage }) => [id, costMileage])).toEqual([
      ['x', '15000'],
      ['y', '15000'],
    ])
    expect([err.includes('line 3, there are letters that are not UTF-8'), code]).toEqual([
      true,
      EXIT.refused,
    ])
  })

  test('outputs of a table keep twelve digits, and the answer given in again comes out the same', async () => {
    const input =
      'costMileage,energyConsumption,costEnergy\n9000,17.1,0.3111111111111111\n7000,17.1,0.4\n'
    const { out } = await run(['cost', '--csv', '-', '--site', 'de'], input)
    const costs = parse(out).map((row) => row['monthlyCost'] ?? '')
    expect(costs[1]).toBe('39.9')
    for (const cost of costs) expect(cost.replace('.', '').length).toBeLessThanOrEqual(12)
    const again = await run(['cost', '--csv', '-', '--site', 'de'], out)
    expect(again.out).toBe(out)
  })

  test.each([
    ['ENOENT', 'there is no such file'],
    ['EISDIR', 'this is a folder, not a file'],
    ['EACCES', 'this file may not be read'],
  ])('a file that cannot be read (%s) is wrong use, told in words', async (code, reason) => {
    const { said, ports } = collectOutput()
    const failed = Object.assign(new Error(`${code}: raw`), { code })
    const answer = await runCommand(['cost', '--csv', '/nonexist'], {
      // eslint-disable-next-line require-yield -- there is nothing to read
      async *read() {
        await Promise.reject(failed)
      },
      ...ports,
      today: () => '2026-11-21',
      version: '0.1.0',
      open: () => opened,
    })
    expect([answer, said.err]).toEqual([EXIT.misused, `evkit: --csv /nonexist: ${reason}\n`])
  })

  test.each(data.store.sites)(
    'every source line of every tool names the licence, on %s',
    async (site) => {
      for (const tool of TOOLS) {
        const flags = [tool.name, '--csv', '-', '--site', site]
        const { out } = await run(flags, `${tool.inputs[0]?.name ?? ''}\n`)
        const lines = out.split('\r\n').filter((line) => line.startsWith('# source'))
        expect(lines.length).toBeGreaterThan(0)
        for (const line of lines) {
          expect(line).toMatch(
            /licen[cs]e|CC|MIT|CDLA|public domain|facts cited|none stated|statute/i,
          )
        }
      }
    },
  )

  test('a parameter that cannot be had is refused by flag, and changed and told by address', async () => {
    const { code, err } = await run(['charging', '--range=15,80'])
    expect([code, err]).toEqual([
      EXIT.refused,
      'evkit: --range: expected two levels, multiples of 10 from 0 to 100, the first below the second, found "15,80"\n',
    ])
    const said = (await run(['charging', '?range=15,80&carModel=EX30'])).out
    expect(said).toContain('changed to what can be had: range from "15,80" to 20,80\n')
    const costs = (await run(['cost', 'costMileage=10240'])).out
    expect(costs).toContain('changed to what can be had: costMileage from "10240" to 10000\n')
    const read = await json('charging', '?range=15,80&carModel=EX30')
    expect([read.corrections, read.inputs['range']]).toEqual([['range'], '20,80'])
    expect((await json('cost', 'costMileage=10240')).inputs['costMileage']).toBe(10000)
    expect((await json('cost', '--costMileage', '10240')).inputs['costMileage']).toBe(10240)
  })

  test.each([
    [['csot'], 'unknown tool csot: did you mean cost?'],
    [
      ['foo'],
      'unknown tool foo: known are charging, range, cost, savings, route, forms, content, leads',
    ],
    [['contnt'], 'unknown tool contnt: did you mean content?'],
    [['cost', '--costMilage', '1'], 'unknown flag --costMilage: did you mean costMileage?'],
    [['cost', '--json=1'], '--json takes no value'],
    [['cost', '--costMileage'], '--costMileage needs a value'],
    [['cost', '--json', '--json'], '--json is given twice'],
    [['cost', '--csv', '-', '--json'], '--json is for one figure; --csv answers with CSV'],
    [['cost', '--csv', '-', '?a=1'], 'an address and --csv cannot be given together'],
    [['cost', 'a=1', 'b=1'], 'one address at a time, found a=1 and b=1'],
    [['cost', 'rows.csv'], 'rows.csv is no address; a file is given by --csv rows.csv'],
    [['cost', '--site', 'uuk'], 'unknown site uuk: did you mean uk?'],
    [['cost', '/xx/?costMileage=1'], 'unknown site xx: known are uk, us, se, de, ae'],
  ])('%j', async (args, text) => {
    const { code, err, out } = await run(args)
    expect([code, out, err.split('\n')[0]]).toEqual([EXIT.misused, '', `evkit: ${text}`])
  })

  test('[B-T-10] an address of another page is refused, with the tool that answers it', async () => {
    const range = '/uk/electrification/range/?model=EX30'
    expect(await run(['charging', range])).toEqual({
      code: EXIT.misused,
      out: '',
      err: 'evkit: this is the address of another page (range); evkit range answers it\n',
    })
    expect((await run(['range', range])).code).toBe(EXIT.good)
    const home = '/uk/electrification/charging-your-car/home/?carModel=EX30'
    expect((await run(['charging', home])).code).toBe(EXIT.good)
    expect((await run(['cost', home])).err).toContain('evkit charging answers it')
    expect((await run(['cost', '/uk/electrification/?model=EX30'])).err).toBe(
      'evkit: this is the address of another page (electrification)\n',
    )
  })

  test.each([
    ['uk', 'Motorway', 'highway'],
    ['us', 'highway', 'highway'],
    ['de', 'autobahn', 'highway'],
    ['se', 'Motorväg', 'highway'],
    ['uk', 'mixed', 'combined'],
  ])(
    '[B-T-10] a profile on %s may be called %s, as the page calls it',
    async (site, name, used) => {
      const { outputs } = await json('range', '--site', site, '--profile', name)
      expect(outputs['profileUsed']).toBe(used)
    },
  )

  test.each([
    ['uk', '-10', 'mi', 385, 239],
    ['se', '-20', 'km', 317, 317],
    ['de', '35', 'km', undefined, undefined],
  ] as const)(
    '[E-T-47] [B-T-10] on %s an EX90 at %s °C can be asked for, beyond the cold end of the slider too',
    async (site, celsius, unit, km, shown) => {
      const flags = ['--site', site, '--model', 'EX90', '--profile', 'mixed', '--celsius', celsius]
      const { inputs, outputs } = await json('range', ...flags)
      expect([inputs['celsius'], inputs['unit'], outputs['temperature']]).toEqual([
        Number(celsius),
        unit,
        Number(celsius),
      ])
      expect(inputs['temperatureIndex']).toBe(celsius === '35' ? '4' : '')
      if (km !== undefined) expect([outputs['rangeKm'], outputs['shown']]).toEqual([km, shown])
      // What came out goes in again.
      const again = Object.entries(inputs).flatMap(([name, value]) =>
        value === '' ? [] : [`--${name}=${String(value)}`],
      )
      expect((await json('range', '--site', site, ...again)).outputs).toEqual(outputs)
    },
  )

  test('[E-T-47] a temperature the data does not have, or two of them, is refused', async () => {
    expect((await run(['range', '--celsius', '-15'])).err).toBe(
      'evkit: --celsius: expected one of -20, -10, -5, 0, 10, 20, 35, found "-15"\n',
    )
    const both = ['--celsius', '-10', '--temperatureIndex', '0']
    expect((await run(['range', ...both])).err).toContain(
      'evkit: --celsius: expected the temperature of temperatureIndex, or one of them alone',
    )
  })

  test('[B-T-10] the unit of an address is that of its figure, or is told to be none', async () => {
    const address = '/uk/electrification/range/?model=EX30'
    const own = await json('range', address)
    expect(own.inputs['unit']).toBe('mi')
    const asked = await json('range', `${address}&unit=km`)
    expect([asked.inputs['unit'], asked.corrections]).toEqual(['km', []])
    expect(asked.outputs['shown']).toBe(Math.round(Number(own.outputs['rangeKm'])))
    const wrong = await json('range', `${address}&unit=ft`)
    expect([wrong.inputs['unit'], wrong.corrections]).toEqual(['mi', ['unit']])
    const { out } = await run(['range', `${address}&unit=ft`])
    expect(out).toContain('changed to what can be had: unit from "ft" to mi\n')
  })

  test('what a profile, a power or a horizon can be is listed where it is none of that', async () => {
    expect((await run(['range', '--profile', 'track'])).err).toBe(
      'evkit: --profile: expected one of mixed, city, highway, motorway, found "track"\n',
    )
    expect((await run(['charging', '--kW', '13'])).err).toContain(
      '11kW, 22kW at an AC charger; 50kW, 100kW, 150kW, 200kW, 250kW at a DC charger',
    )
    for (const years of ['-3', '1.5', '0']) {
      const { code, err } = await run(['savings', '--years', years])
      expect([code, err]).toEqual([
        EXIT.refused,
        `evkit: --years: expected a whole number from 1, found ${years}\n`,
      ])
    }
    const third = await json('savings', '--years', '1')
    const whole = await json('savings')
    expect(Number(third.outputs['fuelSavings']) * 3).toBeCloseTo(
      Number(whole.outputs['fuelSavings']),
      6,
    )
  })

  test('[B-T-07] a charge has a cost where the site knows a price, and the price has its source', async () => {
    const home = await json('charging', '--carModel', 'EX30')
    // 60 % of 49 kWh, a tenth of it lost, at 26.11 pence.
    expect(home.outputs['cost']).toBeCloseTo((29.4 / 0.9) * 0.2611, 9)
    const rapid = await json('charging', '--carModel', 'EX30', '--cType', 'P', '--kW', '150kW')
    expect(rapid.outputs['cost']).toBeCloseTo((29.4 / 0.95) * 0.7767, 9)
    const away = await json('charging', '--site', 'us', '--cType', 'P')
    expect(away.outputs['cost']).toBe('')
    const { out } = await run(['charging', '--cType', 'P'])
    expect(out).toContain('source: RAC Charge Watch and Zapmap Price Index, ')
  })

  test('a person reads no more digits than a figure has', async () => {
    const { out } = await run(['charging', '--cType', 'H', '--kW', '22'])
    expect(out).toMatch(/averagePower +\d+\.\d+\n/)
    expect(out).not.toMatch(/\d\.\d{12}/)
  })

  test('a negative number is a value, and a file that is not there is told', async () => {
    expect((await run(['cost', '--costMileage', '-5'])).err).toBe(
      'evkit: --costMileage: The mileage is negative: -5 (EV-302)\n',
    )
    expect(await run(['cost', '--csv', 'none.csv'])).toEqual({
      code: EXIT.refused,
      out: '',
      err: 'evkit: no such file: none.csv\n',
    })
  })

  test('data with faults is told, and nothing is answered', async () => {
    const broken = openData(new URL('fixtures/broken/', import.meta.url))
    for (const args of [['cost'], ['--version']]) {
      const { code, out, err } = await run(args, '', broken)
      expect([code, out]).toEqual([EXIT.refused, ''])
      expect(err).toContain('evkit: data/sources/vehicles.json 0.source expected a text')
    }
  })
})

test('help and version of the command', async () => {
  const { out, code } = await run(['--help'])
  expect(code).toBe(EXIT.good)
  for (const { name } of TOOLS) expect(out).toContain(`  ${name} `)
  expect(await run([])).toEqual({ code, out, err: '' })
  expect((await run(['--version'])).out).toMatch(/^evkit 0\.1\.0, data sha256:[0-9a-f]{12}\n$/)
})

test(
  'the process itself: standard input, standard error and exit codes',
  { timeout: 60_000 },
  () => {
    const evkit = (args: readonly string[], input = '') =>
      spawnSync(process.execPath, [fileURLToPath(new URL('cli/evkit.mjs', FOLDER)), ...args], {
        input,
        encoding: 'utf8',
      })
    const good = evkit(['cost', '--csv', '-'], 'costMileage\n10000\n')
    expect([good.status, good.stderr, parse(good.stdout).length]).toEqual([0, '', 1])
    const refused = evkit(['cost', '--csv', '-'], 'costMileage\n10000\nx\n')
    expect([refused.status, parse(refused.stdout).length]).toEqual([1, 1])
    expect(refused.stderr).toContain('line 3, column 1 (costMileage): "x" is not a number')
    expect(evkit(['--nothing']).status).toBe(2)
  },
)
