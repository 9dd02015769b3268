// The sections of a form in which a vehicle or a retailer is chosen: what they tell the form, the visit and the address.
import { either as E } from 'fp-ts'
import '../../src/tokens/base.css'
import { FullConfigurationCodec } from '@evkit/engine/forms'
import type { PickerSectionView } from '@evkit/engine/internal/forms'
import { decodeWith, none, some } from '@evkit/engine/shared'
import { tinyRetailer, tinyFormInput, tinyFormRequest, tinyVehicle } from '@evkit/engine/testing'
import { page as browser, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import type { LeadFormAppProps } from '../../src/forms/index.js'
import { FormPicker } from '../../src/forms/pickers/form-picker.js'
import type { VisitorEvent } from '../../src/forms/lead-form.types.js'
import { silentFormsPorts } from '../../src/shell/ports/forms/forms-ports.js'
import { listFaults } from '../axe.js'
import { openPage, part, see, show } from '../tool-page.js'
import { journeyPorts, listedRetailers, words } from './ports.js'

const other = { ...tinyRetailer, dealerId: 'GB002', name: 'Retailer B' }
const shell = { label: 'Choose', mark: '*', isRequired: true, error: '' } as const
const VEHICLES: PickerSectionView = {
  ...shell,
  kind: 'vehiclepicker',
  name: 'modelId',
  vehicle: none,
  notice: '',
}
const RETAILERS: PickerSectionView = {
  ...shell,
  kind: 'dealerpicker',
  name: 'retailerid',
  retailer: none,
}

const configuration = (() => {
  const read = decodeWith(FullConfigurationCodec, {
    marketConfiguration: {
      purposeConfigs: { OFFER_REQUEST: { retailerPickerType: 'DropDown' } },
    },
    flexFormConfigurations: { OFFER_REQUEST: { order: [], dealerPicker: {} } },
  })
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right
})()

const mount = (view: PickerSectionView, isEmbedded = false, listed = [tinyRetailer, other]) => {
  const page = openPage()
  const sent: VisitorEvent[] = []
  const told: string[] = []
  const app: LeadFormAppProps = {
    request: { ...tinyFormRequest, app: 'quote', purpose: 'OFFER_REQUEST', isEmbedded },
    surroundings: tinyFormInput.surroundings,
    page: 'form',
    configuration: some(configuration),
    wordsOf: words,
    firstView: undefined,
    ports: silentFormsPorts,
  }
  const ports = journeyPorts({
    saveVehicle: ({ id }) => told.push(`keep ${id}`),
    saveRetailer: ({ dealerId }) => told.push(`keep ${dealerId}`),
    dropChoice: (choice) => told.push(`drop ${choice}`),
    search: () => '?a=b&retailerid=GB002',
    rewrite: (search) => told.push(search),
  })
  const actions = {
    idOf: (name: string) => `form-${name}`,
    send: (event: VisitorEvent) => {
      sent.push(event)
    },
  }
  show(
    page,
    <FormPicker
      app={app}
      vehicles={[tinyVehicle]}
      ports={ports}
      retailers={listedRetailers(listed)}
      view={view}
      actions={actions}
    />,
  )
  return { page, sent, told }
}

const radio = (name: string) => browser.getByRole('radio', { name })
const press = (name: string) => userEvent.click(browser.getByRole('button', { name }))

describe('a section with a choice', () => {
  test('[F-VEH-14] a vehicle is told to the form, kept for the visit and written into the address', async () => {
    const { sent, told, page } = mount(VEHICLES)
    await userEvent.click(radio('EX30'))
    expect(sent).toEqual([{ type: 'vehicle.choose', vehicle: some(tinyVehicle) }])
    expect(told).toEqual([`keep ${tinyVehicle.id}`, '?a=b&retailerid=GB002&pno=416XY2'])
    expect(await listFaults(page.element)).toEqual([])
  })

  test('Change of a vehicle takes it back everywhere', async () => {
    const { sent, told } = mount({ ...VEHICLES, vehicle: some(tinyVehicle) })
    await press('ChangeModel')
    expect(sent).toEqual([{ type: 'vehicle.choose', vehicle: none }])
    expect(told).toEqual(['drop model', '?a=b&retailerid=GB002'])
  })

  test('[F-RET-27] a retailer likewise', async () => {
    const { sent, told, page } = mount(RETAILERS)
    await userEvent.click(radio(tinyRetailer.name))
    await see(() => {
      expect(sent).toEqual([{ type: 'retailer.choose', retailer: some(tinyRetailer) }])
    })
    expect(told).toEqual(['keep GB001', '?a=b&retailerid=GB001'])
    expect(await listFaults(page.element)).toEqual([])
  })

  test('[F-EMB-18] [F-RET-15] the address of a page of others is theirs: a choice is not written into it, Change takes it out', async () => {
    const chosen = mount(RETAILERS, true)
    await userEvent.click(radio(tinyRetailer.name))
    await see(() => {
      expect(chosen.told).toEqual(['keep GB001'])
    })
    const changed = mount({ ...RETAILERS, retailer: some(other) }, true)
    await press('ChangeRetailer')
    expect(changed.told).toEqual(['drop retailer', '?a=b'])
    const vehicle = mount(VEHICLES, true)
    await userEvent.click(radio('EX30'))
    expect(vehicle.told).toEqual([`keep ${tinyVehicle.id}`])
  })

  test('[F-RET-21] the only retailer is the form’s at once, and nothing is kept of it', async () => {
    const { sent, told } = mount(RETAILERS, false, [tinyRetailer])
    await see(() => {
      expect(sent).toEqual([{ type: 'retailer.choose', retailer: some(tinyRetailer) }])
    })
    expect(told).toEqual([])
  })

  test('[F-VEH-11] a vehicle that could not be found is told of above the tiles', () => {
    const { page } = mount({ ...VEHICLES, notice: 'We could not find that car.' })
    const notice = browser.getByRole('status').filter({ hasText: 'We could not find that car.' })
    expect(notice.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      part(page, 'vehicle-tiles').getBoundingClientRect().top,
    )
  })
})
