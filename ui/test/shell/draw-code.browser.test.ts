import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { drawCode } from '../../src/shell/ports/tools/draw-code.js'

const SCALE = 4

// The code as a camera would see it: painted, and read back point by point.
const read = ({ size, path }: { readonly size: number; readonly path: string }): string => {
  const canvas = new OffscreenCanvas(size * SCALE, size * SCALE)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(SCALE, SCALE)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
}

test.each([
  ['a short address', 'https://evkit.example/uk/route-planner?from=London'],
  ['one in Arabic', 'https://evkit.example/ae/route-planner?from=دبي&to=أبوظبي'],
  ['a long one', `https://evkit.example/uk/route-planner?${'via=Milton+Keynes&'.repeat(60)}`],
])('[E-T-110] %s is read back', async (_, address) => {
  const code = await drawCode(address)
  expect(code === undefined ? undefined : read(code)).toBe(address)
})

test('[E-T-110] more than a code can hold has none', async () => {
  expect(await drawCode('x'.repeat(3000))).toBeUndefined()
})
