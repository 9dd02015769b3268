// The site of another maker, built as it would build it: the folder of the brand is another one, and nothing else is.
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyHouse } from '../../.config/copy-house.mjs'
import { serveSite, type Served } from './served.js'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const BRAND = join(ROOT, 'ui/test/server/fixtures/other-brand')

const COPIED = [
  '.config',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'data',
  ...['package.json', 'public', 'server', 'src', 'tsconfig.json', 'vite.config.ts'].map(
    (name) => `ui/${name}`,
  ),
]

const house = copyHouse({
  copied: COPIED,
  linked: ['engine', 'node_modules', 'data/node_modules', 'ui/node_modules'],
  isNeeded: (path) => !/\/(?:node_modules|test|dist|brand)$/.test(path),
})
let site: Served | undefined
const originOf = (): string => site?.origin ?? ''

test.describe.configure({ mode: 'default', timeout: 300_000 })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  cpSync(BRAND, join(house, 'data/brand'), { recursive: true })
  execFileSync(process.execPath, ['.config/site-build.mjs'], { cwd: house, stdio: 'pipe' })
  site = await serveSite({ EVKIT_THREADS: '0' }, 'ui/dist/server/main.js', house)
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(house, { recursive: true })
})

const rolesOf = (file: string): readonly (readonly [string, string])[] =>
  [...readFileSync(file, 'utf8').matchAll(/--([a-z-]+):\s*(#[\da-f]{6});/g)].map(
    ([, role = '', colour = '']) => [role, colour],
  )

const listBuilt = (): readonly string[] => {
  const folder = join(house, 'ui/dist/client')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|js|svg)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').toLowerCase())
}

test('[E-B-50] nothing of our brand is left in what was built', () => {
  const others = new Set(
    ['light', 'dark'].flatMap((name) =>
      rolesOf(join(BRAND, `${name}.css`)).map(([, colour]) => colour),
    ),
  )
  const ours = ['light', 'dark']
    .flatMap((name) => rolesOf(join(ROOT, 'data/brand', `${name}.css`)).map(([, colour]) => colour))
    // Black, white and what a hero is drawn on belong to no brand.
    .filter((colour) => !others.has(colour) && !['#ffffff', '#15191c'].includes(colour))
  const built = listBuilt().join('\n')
  expect(ours.filter((colour) => built.includes(colour))).toEqual([])
  expect(['figtree', 'northlane'].filter((word) => built.includes(word))).toEqual([])
})

for (const scheme of ['light', 'dark'] as const) {
  test(`[E-B-50] its pages are in its colours and type, ${scheme}, with text that can be read`, async ({
    page,
  }) => {
    // What fades in is read when it is there.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const roles = new Map([
      ...rolesOf(join(BRAND, 'light.css')),
      ...(scheme === 'dark' ? rolesOf(join(BRAND, 'dark.css')) : []),
    ])
    for (const path of ['/uk/', '/uk/cars/wren-electric/', '/de/quote/model', '/uk/range/']) {
      await page.goto(originOf() + path)
      const seen = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        return [
          style.getPropertyValue('--accent'),
          style.getPropertyValue('--surface'),
          getComputedStyle(document.body).fontFamily,
        ]
      })
      expect(seen.slice(0, 2)).toEqual([roles.get('accent'), roles.get('surface')])
      expect(seen[2]).toContain('Georgia')
      await expect(page.locator('header').first()).toContainText('CALDER & FINCH')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    }
  })
}

test('[E-B-51] its photographs stand in the place of drawn and rendered cars', async ({ page }) => {
  await page.goto(`${originOf()}/uk/`)
  const pixelOf = (address: string) =>
    page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0, 4, 4)
      return [...(context?.getImageData(1, 1, 1, 1).data ?? [])].slice(0, 3)
    }, address)
  const near = (seen: readonly number[], wanted: readonly number[]): boolean =>
    seen.every((part, at) => Math.abs(part - (wanted[at] ?? 0)) < 12)
  const rendered = '/media/cars/small-suv-moss-three-quarter'
  for (const file of ['800.webp', '1600.webp', '1600.avif']) {
    expect(near(await pixelOf(`${rendered}.${file}`), [0xc0, 0x1f, 0x8a])).toBe(true)
  }
  expect(near(await pixelOf('/media/cars/small-suv-moss-square.svg'), [0x1f, 0x8a, 0xc0])).toBe(
    true,
  )
})
