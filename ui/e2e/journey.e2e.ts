// Forms whose address names a car, a retailer or the visitor, on the built site.
import { expect, test, type Page } from '@playwright/test'
import { listFaults } from './models/axe.model.js'
import { watch } from './models/charging.model.js'
import { exportLeads, FormPage, isLead } from './models/forms.model.js'
import { settled } from './models/settled.model.js'

test.describe.configure({ timeout: 60_000 })

const PERSON = { firstName: 'Ada', surName: 'Byron', email: 'ada@evkit.example' }
const ACCESSORY = '/uk/accessory-request/form'
const BACKEND = '/api/forms-backend/v1'
/** Of `consumers.json`. */
const ADA = '7d1f0c5e9a3b48d6b2e4f60718293a4b'

const watchAnswers = (page: Page): Promise<unknown>[] => {
  const answers: Promise<unknown>[] = []
  page.on('response', (answer) => {
    if (isLead(answer.request())) answers.push(answer.json())
  })
  return answers
}

// The page waits a second and a half for a picture in a smaller size and then shows the large one: here it is at hand,
// however busy the machine is.
const resizeBefore = async ({ request }: Page, pno: string): Promise<void> => {
  const vehicle = await (await request.get(`${BACKEND}/uk/vehicles/by-pno?pno=${pno}`)).text()
  const [imageId = ''] = /[\w-]*three-quarter[\w-]*/.exec(vehicle) ?? []
  const url = `${BACKEND}/vehicles/image?imageId=${imageId}&clientId=accessory-request`
  const params = { market: 'uk', url, width: 640, quality: 100 }
  const answer = await request.get('/api/leads-forms/image', { params })
  expect(answer.status()).toBe(200)
}

const sendAccessory = async (form: FormPage, query: string): Promise<void> => {
  await form.open(`${ACCESSORY}${query}`)
  await form.fill(PERSON)
  await form.submit()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
}

test('[F-ROUTE-26] [F-ROUTE-27] [F-THX-05] a link names car and retailer: both are sent, shown with the thanks, and found by the maker', async ({
  page,
}) => {
  const form = new FormPage(page)
  const answers = watchAnswers(page)
  const { faults, strangers } = await watch(page)
  await resizeBefore(page, '416XY2')
  await sendAccessory(form, '?pno=416xy2&retailerid=GB001')
  const card = form.part('summary-card')
  await expect(card).toContainText('EX30')
  await expect(card).toContainText('Northlane Maidenhead')
  await expect(card).toContainText('Maidenhead SL6 4FL')
  const picture = card.getByRole('img', { name: 'EX30, Electric' })
  await expect(picture).toHaveAttribute('src', /leads-forms\/image\?.*three-quarter.*width=640/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(640)
  expect(await listFaults(page)).toEqual([])
  await page.reload()
  await expect(card).toContainText('Northlane Maidenhead')
  const [accepted] = (await Promise.all(answers)) as readonly { readonly leadId: string }[]
  const [lead] = exportLeads(accepted?.leadId ?? '')
  expect(lead?.payload).toMatchObject({
    purpose: 'ACCESSORY_REQUEST',
    productsOfInterest: ['416XY2'],
    retailerId: 'GB001',
    customretailerid: 'C-9',
  })
  expect([faults, strangers]).toEqual([[], []])
})

test('[F-ROUTE-59] every call of a form carries the client id of its address, the lead too', async ({
  page,
}) => {
  const named: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.startsWith(`${BACKEND}/`)) return
    named.push(`${pathname.split('/').at(-1) ?? ''} ${searchParams.getAll('clientId').join()}`)
  })
  const form = new FormPage(page)
  await sendAccessory(form, '?clientid=app7&pno=416XY2&retailerid=GB001')
  await expect(form.part('summary-vehicle').locator('img')).toHaveAttribute(
    'src',
    /clientId(=|%3D)app7/,
  )
  expect(named).toEqual(expect.arrayContaining(['GB001 app7', 'request app7']))
  expect(named.filter((one) => !one.endsWith(' app7'))).toEqual([])
})

test('[F-ROUTE-63] [F-ROUTE-64] [F-RET-33] a car by its key, a retailer by an id of its own', async ({
  page,
}) => {
  const form = new FormPage(page)
  await sendAccessory(form, '?ModelKey=EX90&customretailerid=C-9')
  await expect(form.part('summary-vehicle')).toContainText('EX90')
  await expect(form.part('summary-retailer')).toContainText('Northlane Maidenhead')
})

test('[F-ROUTE-33] nothing that can be found, and inside sales: the form works, nobody is shown', async ({
  page,
}) => {
  const form = new FormPage(page)
  await sendAccessory(form, '?model=%3Cscript%3E&retailerid=GB-IS-1')
  await settled(page)
  await expect(form.part('summary-card')).toHaveCount(0)
})

test('[F-API-41] a picture that is not resized in time is shown as it is', async ({ page }) => {
  await page.route('**/api/leads-forms/image**', (route) => route.fulfill({ status: 500 }))
  const form = new FormPage(page)
  await sendAccessory(form, '?pno=225')
  await expect(form.part('summary-vehicle').locator('img')).toHaveAttribute(
    'src',
    /\/api\/forms-backend\/v1\/vehicles\/image\?imageId=/,
  )
})

test('[F-ROUTE-28] [F-PRE-02] [F-PRE-07] a personal link fills in what the visitor has left alone', async ({
  page,
}) => {
  let respond: () => void = () => undefined
  const held = new Promise<void>((resolve) => (respond = resolve))
  const asked: string[] = []
  await page.route('**/api/forms-backend/v1/consumerdata**', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('id') ?? '')
    await held
    await route.continue()
  })
  const form = new FormPage(page)
  await form.open(`/uk/contact-request/form?cdb_id=${ADA}`)
  await form.fill({ firstName: 'Augusta' })
  await expect.poll(() => asked).toEqual([ADA])
  respond()
  await expect(form.field('surName')).toHaveValue('Byron')
  await expect(form.field('firstName')).toHaveValue('Augusta')
  await expect(form.field('email')).toHaveValue('ada@visitors.example')
  await expect(form.field('mobilePhone')).toHaveValue('+447700900123')
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
})

test('[F-PRE-10] a personal link that nobody knows leaves the form as it is', async ({ page }) => {
  const form = new FormPage(page)
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await form.open('/uk/contact-request/form?cdb_id=77')
  await expect
    .poll(() => lines.filter((line) => line.startsWith('ConsumerDataFailed')))
    .toHaveLength(1)
  await expect(form.field('firstName')).toHaveValue('')
})
