// Reading what was drawn, on a drawing of its own.
import { expect, test } from 'vitest'
import { createPixelReader } from '../../src/map/pixel-reader.dom.js'

const [WIDTH, HEIGHT] = [3, 2]

const openDrawing = (): WebGL2RenderingContext => {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const gl = canvas.getContext('webgl2')
  if (gl === null) throw new Error('no drawing')
  return gl
}

// The upper row red, the rest blue.
const draw = (gl: WebGL2RenderingContext): void => {
  gl.disable(gl.SCISSOR_TEST)
  gl.clearColor(0, 0, 1, 1)
  gl.clear(gl.COLOR_BUFFER_BIT)
  gl.enable(gl.SCISSOR_TEST)
  gl.scissor(0, gl.drawingBufferHeight - 1, gl.drawingBufferWidth, 1)
  gl.clearColor(1, 0, 0, 1)
  gl.clear(gl.COLOR_BUFFER_BIT)
}

const rows = (image: ImageData | undefined): readonly string[] => {
  if (image === undefined) return []
  const { data, width, height } = image
  return Array.from({ length: height }, (_, at) =>
    [...data.subarray(at * width * 4, at * width * 4 + 4)].join(),
  )
}

const [RED, BLUE] = ['255,0,0,255', '0,0,255,255']

test('what was drawn is read from the top, whatever its size has become', async () => {
  const gl = openDrawing()
  const reader = createPixelReader(gl)
  draw(gl)
  expect(rows(await reader.read())).toEqual([RED, BLUE])
  Object.assign(gl.canvas, { width: 5, height: 4 })
  draw(gl)
  expect(rows(await reader.read())).toEqual([RED, BLUE, BLUE, BLUE])
})

test('a drawing that is lost is nothing', async () => {
  const gl = openDrawing()
  const reader = createPixelReader(gl)
  draw(gl)
  const reading = reader.read()
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  expect(await reading).toBeUndefined()
  expect(await reader.read()).toBeUndefined()
})
