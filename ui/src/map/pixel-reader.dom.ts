// Reads what was drawn once it is drawn: the page goes on meanwhile.

/** Reads what was drawn into a drawing buffer. */
export interface PixelReader {
  /**
   * What was drawn just now, once it is. The next reading overwrites it. Nothing where the drawing was lost.
   */
  readonly read: () => Promise<ImageData | undefined>
}

type Drawing = WebGL2RenderingContext

const COLOURS = 4 // [B] of one pixel
const POLL = 8 // [ms]

const wait = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, POLL)
  })

interface Kept {
  readonly bytes: Uint8ClampedArray
  readonly image: ImageData
}

const keep = ({ drawingBufferWidth: width, drawingBufferHeight: height }: Drawing): Kept => {
  const image = new ImageData(width, height)
  return { image, bytes: new Uint8ClampedArray(image.data.length) }
}

const isKeptFor = (gl: Drawing, { image: { width, height } }: Kept): boolean =>
  width === gl.drawingBufferWidth && height === gl.drawingBufferHeight

// A drawing buffer counts its rows from below, a picture from above.
const turn = ({ bytes, image: { data, width, height } }: Kept): void => {
  const row = width * COLOURS
  for (let at = 0; at < height; at += 1)
    data.set(bytes.subarray(at * row, (at + 1) * row), (height - 1 - at) * row)
}

// Copies the pixels there where drawings are made, in turn with them. What reads them back sooner would be waited for.
const copyPixels = (gl: Drawing, { data, width, height }: ImageData): WebGLBuffer => {
  const copy = gl.createBuffer()
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, copy)
  gl.bufferData(gl.PIXEL_PACK_BUFFER, data.length, gl.STREAM_READ)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, 0)
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null)
  return copy
}

const takeCopy = (gl: Drawing, copy: WebGLBuffer, bytes: Uint8ClampedArray): void => {
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, copy)
  gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, bytes)
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null)
}

const isCopied = async (gl: Drawing): Promise<boolean> => {
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  gl.flush()
  while (sync !== null && !gl.isContextLost()) {
    if (gl.getSyncParameter(sync, gl.SYNC_STATUS) === gl.SIGNALED) {
      gl.deleteSync(sync)
      return true
    }
    await wait()
  }
  return false
}

/** Makes a reader; it is asked in the task that has drawn. */
export const createPixelReader = (gl: Drawing): PixelReader => {
  let kept: Kept | undefined
  return {
    read: async () => {
      if (gl.isContextLost()) return undefined
      if (kept === undefined || !isKeptFor(gl, kept)) kept = keep(gl)
      const { bytes, image } = kept
      const copy = copyPixels(gl, image)
      const isDone = await isCopied(gl)
      if (isDone) {
        takeCopy(gl, copy, bytes)
        turn({ bytes, image })
      }
      gl.deleteBuffer(copy)
      return isDone ? image : undefined
    },
  }
}
