import { none, parseQuery, some } from '@evkit/engine/shared'
import { routeAddress } from '@evkit/engine/route'
import { tinyChoices, tinyRoute } from '@evkit/engine/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { driveParts } from '../route/drive-parts.js'
import { saveDrive } from '../../src/shell/ports/tools/save-drive.js'

const { ends, trip } = routeAddress.read(
  parseQuery('from=Lund%2C+Sweden&fromAt=38.5,-120.2&to=Malmö&toAt=43.252,-126.453'),
  tinyChoices,
).selection
const drive = { ends, trip, answer: some(tinyRoute), parts: driveParts(700), site: 'Assumed' }

// What the visitor was handed: the names and texts of files, and how many addresses are still held.
const watch = () => {
  const handed: { readonly name: string; readonly blob: Blob | undefined }[] = []
  const held = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${held.size}`
    held.set(address, blob as Blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    held.delete(address)
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    handed.push({ name: this.download, blob: held.get(this.href) })
  })
  return { handed, held }
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('[E-T-99] the file is named by its towns, holds the plan, and leaves nothing behind', async () => {
  const { handed, held } = watch()
  expect(saveDrive(drive)).toBe(true)
  const [file] = handed
  expect([handed.length, file?.name, file?.blob?.type, held.size]).toEqual([
    1,
    'Lund – Malmö.gpx',
    'application/gpx+xml',
    0,
  ])
  const gpx = new DOMParser().parseFromString((await file?.blob?.text()) ?? '', 'text/xml')
  expect(gpx.querySelector('parsererror')).toBeNull()
  expect([...gpx.querySelectorAll('rtept > name')].map(({ textContent }) => textContent)).toEqual([
    'Lund, Sweden',
    'Mill',
    'Malmö',
  ])
  expect(gpx.querySelectorAll('wpt')).toHaveLength(3)
  expect(gpx.querySelectorAll('trkpt')).toHaveLength(3)
})

test('[E-T-147] where a time is set, each place says when, by its own clock', async () => {
  const { handed } = watch()
  const zones = [
    { at: 0, zone: 'Europe/London' },
    { at: 200_000, zone: 'Europe/Paris' },
  ]
  const answer = some({ ...tinyRoute, route: { ...tinyRoute.route, zones } })
  const timed = { ...trip, clock: { of: 'leave' as const, at: some(480) } }
  for (const date of ['', '2026-12-24'])
    expect(saveDrive({ ...drive, answer, trip: { ...timed, date } })).toBe(true)
  const [plain = '', dated = ''] = await Promise.all(handed.map(async ({ blob }) => blob?.text()))
  expect(plain).toContain('<name>Lund, Sweden</name><desc>08:00</desc>')
  expect(plain).toMatch(/<name>Mill<.name><desc>\d\d:\d\d–\d\d:\d\d, \d+ min, /)
  expect(plain).toMatch(/<name>Malmö<.name><desc>1[0-9]:\d\d<.desc>/)
  expect(dated).toContain('<name>Lund, Sweden</name><desc>2026-12-24 08:00</desc>')
})

test('[E-T-123] what is assumed says so in the file, with where it stands', async () => {
  const { handed } = watch()
  expect(saveDrive({ ...drive, parts: driveParts(300) })).toBe(true)
  const gpx = (await handed[0]?.blob?.text()) ?? ''
  expect(gpx).toMatch(/<wpt lat="[\d.]+" lon="-[\d.]+"><name>Assumed, \d+ km<\/name>/)
})

test('[E-T-99] without a road or a car, or where it cannot be driven, there is nothing to save', () => {
  const { handed } = watch()
  expect(saveDrive({ ...drive, answer: none })).toBe(false)
  expect(saveDrive({ ...drive, parts: { ...drive.parts, car: none } })).toBe(false)
  const known = { ...drive.trip, hasAssumedSites: false }
  expect(saveDrive({ ...drive, trip: known, parts: driveParts(200) })).toBe(false)
  expect(handed).toEqual([])
})
