// The formats of registers: what each row becomes, and which rows are dropped and told.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { openMaps } from '../service/maps-store.js'
import { readBnetza } from '../stations/bnetza.js'
import { readCsvTable } from '../stations/csv-table.js'
import { readIrve } from '../stations/irve.js'
import { readNobil } from '../stations/nobil.js'
import { readOcpi } from '../stations/ocpi.js'
import { KNOWN_REGISTERS, type RegisterFacts } from '../stations/register-facts.js'
import { importSites, type SiteRow } from '../stations/sites.js'
import { writeStationFile } from '../stations/station-file.js'

const FEED: RegisterFacts = {
  prefix: 'ocpi',
  provider: 'Motor Fuel Group',
  licence: 'CC BY 4.0',
  country: '',
  asOf: '2026-11-01',
  url: 'https://example.org',
}

const importAll = (rows: readonly SiteRow[], leastPower = 50) =>
  importSites(rows, {
    leastPower,
    creditOf: ({ provider, licence, asOf }) => ({ text: provider, url: '', licence, asOf }),
  })

const location = (more: object = {}): object => ({
  id: 'L1',
  name: 'MFG Depot',
  country: 'GBR',
  coordinates: { latitude: '51.5', longitude: '-0.1' },
  operator: { name: 'MFG EV Power' },
  last_updated: '2026-10-02T08:00:00Z',
  evses: [
    {
      status: 'AVAILABLE',
      connectors: [
        { standard: 'IEC_62196_T2_COMBO', power_type: 'DC', max_electric_power: 150000 },
        { standard: 'CHADEMO', power_type: 'DC', max_voltage: 500, max_amperage: 100 },
      ],
    },
    {
      status: 'CHARGING',
      connectors: [{ standard: 'IEC_62196_T2_COMBO', power_type: 'DC', max_electric_power: 50000 }],
    },
    { status: 'AVAILABLE', connectors: [{ standard: 'IEC_62196_T2', power_type: 'AC_3_PHASE' }] },
  ],
  ...more,
})

describe('[E-T-84] a feed of OCPI', () => {
  test('a location becomes a station: direct current counts, watts become kW', () => {
    const { file, dropped } = importAll(readOcpi([{ data: [location()] }], FEED))
    expect(dropped).toEqual([])
    expect(file.stations).toEqual([
      {
        id: 'ocpi-L1',
        name: 'MFG Depot',
        lat: 51.5,
        lng: -0.1,
        country: 'GB',
        operator: 'MFG EV Power',
        power: 150,
        points: 2,
        connectors: ['ccs', 'chademo'],
        asOf: '2026-10-02',
        provider: 'Motor Fuel Group',
        licence: 'CC BY 4.0',
      },
    ])
  })

  test.each<[string, object | number, string, string]>([
    ['no object', 7, 'cannot be read', ': expected Location'],
    ['no coordinates', location({ coordinates: null }), 'cannot be read', 'coordinates'],
    ['not published', location({ publish: false }), 'is private', ''],
    ['no direct current', location({ evses: [] }), 'has no direct current', ''],
    [
      'another country',
      location({ coordinates: { latitude: 40, longitude: 0 } }),
      'lies outside its country',
      'GB',
    ],
    [
      'a power of 5,000 kW',
      location({
        evses: [
          {
            connectors: [{ standard: 'CHADEMO', power_type: 'DC', max_electric_power: 5_000_000 }],
          },
        ],
      }),
      'has a power that cannot be',
      '5000 kW',
    ],
    ['the same again', location(), 'is there twice', 'ocpi-L1'],
  ])('%s is dropped, by its row; the rest is used', (_, row, reason, detail) => {
    const { file, dropped } = importAll(readOcpi([location(), row], FEED))
    expect(file.stations).toHaveLength(1)
    expect(dropped).toMatchObject([{ at: 1, reason }])
    expect(dropped[0]?.detail).toContain(detail)
  })

  test('[E-T-38] any row is taken or dropped', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { minLength: 2, maxLength: 5 }), (rows) => {
        const { file, dropped } = importAll(readOcpi(rows, FEED))
        expect(file.stations.length + dropped.length).toBe(rows.length)
        expect(importAll(readNobil(rows, KNOWN_REGISTERS.nobil)).dropped).toHaveLength(rows.length)
      }),
    )
  })
})

const IRVE = [
  'nom_operateur,nom_enseigne,id_station_itinerance,nom_station,coordonneesXY,puissance_nominale,prise_type_2,prise_type_combo_ccs,prise_type_chademo,condition_acces,date_maj',
  'Ionity,IONITY,FRIONE1,Beaune Est,"[4.9, 47.0]",350,false,true,false,Accès libre,2026-06-01',
  'Ionity,IONITY,FRIONE2,Beaune Est,"[4.9, 47.0]",350,false,True,false,Accès libre,2026-06-02',
  'Izivia,,FRIZI1,Mairie,"[4.8, 47.1]",22,true,false,false,Accès libre,2026-06-01',
  'Izivia,,FRIZI2,Dépôt,"[4.8, 47.2]",150,false,true,false,Accès réservé,2026-06-01',
  'Izivia,,FRIZI3,Nulle part,,150,false,true,false,Accès libre,2026-06-01',
  'Izivia,,FRIZI4,Court',
].join('\n')

test('[E-T-84] the national base of France: points of one operator that stand together are a station', () => {
  const table = readCsvTable(IRVE, /^id_station_itinerance$/, ',')
  const { file, dropped } = importAll(readIrve(table, KNOWN_REGISTERS.irve))
  expect(file.stations).toEqual([
    {
      id: 'irve-FRIONE1',
      name: 'Beaune Est',
      lat: 47,
      lng: 4.9,
      country: 'FR',
      operator: 'IONITY',
      power: 350,
      points: 2,
      connectors: ['ccs'],
      asOf: '2026-06-02',
      provider: 'IRVE',
      licence: 'Licence Ouverte 2.0',
    },
  ])
  expect(dropped.map(({ at, reason }) => [at, reason])).toEqual([
    [7, 'cannot be read'],
    [4, 'has no direct current'],
    [5, 'is private'],
    [6, 'cannot be read'],
  ])
})

const BNETZA = [
  'Ladesäulenregister;;;;;;;;;;;',
  'Ladeeinrichtungs-ID;Betreiber;Anzeigename (Karte);Status;Art der Ladeeinrichtung;Anzahl Ladepunkte;Nennleistung Ladeeinrichtung [kW];Straße;Hausnummer;Ort;Breitengrad;Längengrad;Steckertypen1;Nennleistung Stecker1',
  '100;EnBW AG;EnBW;In Betrieb;Schnellladeeinrichtung;2;300;Hauptstraße;1;Ulm;48,40;9,98;DC Fahrzeugkupplung Typ Combo 2 (CCS);300',
  '101;EnBW AG;EnBW;In Betrieb;Schnellladeeinrichtung;2;150;Hauptstraße;1;Ulm;48,40;9,98;DC CHAdeMO;150',
  '102;Stadtwerke;;In Betrieb;Normalladeeinrichtung;2;22;Weg;2;Ulm;48,41;9,99;AC Typ 2;22',
  '103;Stadtwerke;;In Wartung;Schnellladeeinrichtung;2;50;Weg;2;Ulm;48,41;9,99;DC Combo;50',
  '104;Stadtwerke;;In Betrieb;Schnellladeeinrichtung;-2;50;Weg;3;Ulm;48,42;9,99;DC Combo;50',
].join('\r\n')

test('[E-T-84] the German register: semicolons, commas in numbers, names of columns below a title', () => {
  const table = readCsvTable(BNETZA, /^Breitengrad/i, ';')
  const { file, dropped } = importAll(
    readBnetza(table, { ...KNOWN_REGISTERS.bnetza, asOf: '2026-11-01' }),
  )
  expect(file.stations).toEqual([
    {
      id: 'bnetza-100',
      name: 'Hauptstraße 1, Ulm',
      lat: 48.4,
      lng: 9.98,
      country: 'DE',
      operator: 'EnBW',
      power: 300,
      points: 4,
      connectors: ['ccs', 'chademo'],
      asOf: '2026-11-01',
      provider: 'Bundesnetzagentur',
      licence: 'CC BY 4.0',
    },
  ])
  expect(dropped.map(({ at, reason }) => [at, reason])).toEqual([
    [5, 'has no direct current'],
    [6, 'is out of use'],
    [7, 'has a number of points that cannot be'],
  ])
})

test('[E-T-84] a table without the columns of its register is told', () => {
  const { file, dropped } = importAll(
    readBnetza(readCsvTable('a;b\n1;2\n', /^Breitengrad/i, ';'), KNOWN_REGISTERS.bnetza),
  )
  expect(file.stations).toEqual([])
  expect(dropped).toEqual([
    { at: 1, reason: 'cannot be read', detail: 'has no names of columns that are known' },
  ])
})

const nobil = (csmd: object = {}, st: object = { 2: { attrvalid: '1' } }): object => ({
  csmd: {
    id: 171,
    name: 'Dombås',
    Position: '(62.07,9.12)',
    Land_code: 'NOR',
    Operator: 'Recharge',
    Updated: '2026-01-02 10:00:00',
    Station_status: 1,
    ...csmd,
  },
  attr: {
    st,
    conn: {
      1: { 4: { trans: 'CCS/Combo' }, 5: { trans: '150,000 kW DC' } },
      2: { 4: { trans: 'CHAdeMO' }, 5: { trans: '50 kW - 500VDC max 100A' } },
      3: { 4: { trans: 'Type 2' }, 5: { trans: '22 kW - 400V 3-phase max 32A' } },
    },
  },
})

test('[E-T-84] a dump of NOBIL', () => {
  const { file, dropped } = importAll(
    readNobil(
      [
        {
          chargerstations: [
            nobil(),
            nobil({ id: 2 }, { 2: { attrvalid: '2' } }),
            nobil({ id: 3, Station_status: 2 }),
            { csmd: {} },
          ],
        },
      ],
      KNOWN_REGISTERS.nobil,
    ),
  )
  expect(file.stations).toMatchObject([
    {
      id: 'nobil-171',
      country: 'NO',
      operator: 'Recharge',
      power: 150,
      points: 2,
      connectors: ['ccs', 'chademo'],
      asOf: '2026-01-02',
    },
  ])
  expect(dropped.map(({ at, reason }) => [at, reason])).toEqual([
    [1, 'is private'],
    [2, 'is out of use'],
    [3, 'cannot be read'],
  ])
})

describe('[E-T-79] what was imported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evkit-registers-'))
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  test('is answered with beside the stations of the project, from several files', () => {
    const { file: british } = importAll(readOcpi([location()], FEED))
    const { file: norwegian } = importAll(readNobil([nobil()], KNOWN_REGISTERS.nobil))
    writeFileSync(join(folder, 'stations-ocpi.json'), writeStationFile(british))
    writeFileSync(join(folder, 'stations-nobil.json'), writeStationFile(norwegian))
    const maps = openMaps(new URL('../', import.meta.url), pathToFileURL(`${folder}/`))
    if (E.isLeft(maps)) throw new Error(JSON.stringify(maps.left))
    const ids = new Set(maps.right.stations.stations.map(({ id }) => id))
    expect(['ocpi-L1', 'nobil-171', 'de-bnetza-00056a79'].every((id) => ids.has(id))).toBe(true)
    expect(maps.right.stations.credits.get('NOBIL')?.text).toBe('NOBIL')
  })
})
