// The names of what draws by the processor: Chromium's, those of Linux, that of Windows.
const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i

const nameOf = (gl: WebGL2RenderingContext): string => {
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  return String(gl.getParameter(names === null ? gl.RENDERER : names.UNMASKED_RENDERER_WEBGL))
}

/**
 * True where the browser draws maps by the processor, as it does without a graphics card: each drawing takes several
 * frames. Not every browser admits it when it is asked, so the name of what draws counts as well.
 */
export const isDrawnInSoftware = (): boolean => {
  const gl = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (gl === null) return true
  const name = nameOf(gl)
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return BY_PROCESSOR.test(name)
}
