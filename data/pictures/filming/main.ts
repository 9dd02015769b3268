// Makes clips from stills: node --conditions=@evkit/source --import tsx data/pictures/filming/main.ts [--clip=coast] [--stills=<folder>]
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { POSTER_WIDTHS, SILENCE } from '../clips.js'
import { TAKES, type Framing, type Take } from './takes.js'

const { values } = parseArgs({
  options: {
    clip: { type: 'string', default: TAKES.map(({ name }) => name).join(',') },
    stills: { type: 'string', default: fileURLToPath(new URL('../rendered/', import.meta.url)) },
  },
})

const CLIPS = fileURLToPath(new URL('../clips/', import.meta.url))
const SIZE = { width: 1280, height: 720 }
const RATE = 30
// The camera moves by parts of a pixel: on a still this many times as wide they are whole ones.
const FINER = 4
const QUALITY = { mp4: 27, webm: 40, 800: { avif: 52, webp: 76 }, 1600: { avif: 46, webp: 66 } }

const ffmpeg = (...args: readonly string[]): void => {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: 'inherit',
  })
}

interface Still {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

const drawGround = (
  width: number,
  height: number,
  [top, bottom]: readonly [string, string],
): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )

// A car stands low on its ground, which is as high as a clip is.
const readStill = async ({ still, ground }: Take): Promise<Still> => {
  const image = sharp(join(values.stills, still))
  const { width, height } = await image.metadata()
  if (ground === undefined) return { pixels: await image.png().toBuffer(), width, height }
  const high = Math.max(height, Math.round((width * 9) / 16))
  const pixels = await sharp(drawGround(width, high, ground))
    .composite([{ input: await image.toBuffer(), left: 0, top: high - height }])
    .png()
    .toBuffer()
  return { pixels, width, height: high }
}

const between = (from: number, to: number): string => `(${from}+(${to}-${from})*S)`

// There and back without a jerk: slow at both ends.
const cameraOf = ({ from, to, seconds }: Take, { width, height }: Still): string => {
  const frames = seconds * RATE
  const share = `(0.5-0.5*cos(2*PI*on/${frames}))`
  const fit = (text: string): string => text.replaceAll('S', share)
  const zoom = fit(`1/${between(from.width, to.width)}`)
  const x = fit(`iw*${between(from.x, to.x)}`)
  const y = fit(`ih*${between(from.y, to.y)}`)
  const isTall = width * 9 < height * 16
  const [wide, high] = [width * FINER, height * FINER]
  return [
    // The camera keeps the shape of what it looks at: that is made 16:9 first.
    isTall
      ? `scale=${wide}:${high}:flags=lanczos,crop=${wide}:${Math.round((wide * 9) / 16)}:0:0`
      : `scale=${wide}:${high}:flags=lanczos`,
    `zoompan=z='${zoom}':x='${x}':y='${y}':d=${frames}:s=${SIZE.width}x${SIZE.height}:fps=${RATE}`,
    'format=yuv420p',
  ].join(',')
}

const cut = ({ pixels, width, height }: Still, { x, y, width: share }: Framing): Sharp => {
  const wide = Math.round(width * share)
  const high = Math.min(height, Math.round((wide * 9) / 16))
  const top = Math.min(Math.round(y * Math.round((width * 9) / 16)), height - high)
  return sharp(pixels).extract({ left: Math.round(x * width), top, width: wide, height: high })
}

const writePoster = async (still: Still, { name, from }: Take): Promise<void> => {
  for (const width of POSTER_WIDTHS) {
    const sized = cut(still, from).resize({
      width,
      height: Math.round((width * 9) / 16),
      kernel: 'lanczos3',
    })
    const { avif, webp } = QUALITY[width]
    await sized
      .clone()
      .avif({ quality: avif, effort: 6 })
      .toFile(join(CLIPS, `${name}.${width}.avif`))
    await sized
      .clone()
      .webp({ quality: webp, effort: 6 })
      .toFile(join(CLIPS, `${name}.${width}.webp`))
  }
}

const film = async (take: Take, folder: string): Promise<void> => {
  const still = await readStill(take)
  const file = join(folder, `${take.name}.png`)
  writeFileSync(file, still.pixels)
  const master = join(folder, `${take.name}.mkv`)
  ffmpeg('-i', file, '-vf', cameraOf(take, still), '-c:v', 'ffv1', master)
  const to = (end: string): string => join(CLIPS, `${take.name}.${end}`)
  ffmpeg(
    ...['-i', master, '-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(QUALITY.mp4)],
    ...['-profile:v', 'high', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', to('mp4')],
  )
  const passes = join(folder, take.name)
  const vp9 = ['-i', master, '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(QUALITY.webm)]
  const slow = ['-row-mt', '1', '-cpu-used', '1', '-an', '-passlogfile', passes]
  ffmpeg(...vp9, ...slow, '-pass', '1', '-f', 'null', '-')
  ffmpeg(...vp9, ...slow, '-pass', '2', '-map_metadata', '-1', '-fflags', '+bitexact', to('webm'))
  await writePoster(still, take)
}

const writeCaptions = (): void => {
  const longest = Math.max(...TAKES.map(({ seconds }) => seconds))
  for (const [language, text] of Object.entries(SILENCE))
    writeFileSync(
      join(CLIPS, `silent.${language}.vtt`),
      `WEBVTT\n\n00:00.000 --> 00:${String(longest).padStart(2, '0')}.000\n${text}\n`,
    )
}

const version = (): string =>
  /version (\S+)/.exec(execFileSync('ffmpeg', ['-version'], { encoding: 'utf8' }))?.[1] ?? ''

const LIST = 'list.json'

const writeList = (): void => {
  const files = readdirSync(CLIPS)
    .filter((file) => file !== LIST && !file.endsWith('.vtt'))
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(CLIPS, file))
      const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      const from = TAKES.find(({ name }) => file.startsWith(`${name}.`))?.still
      return { file, from, bytes: bytes.length, sum }
    })
  const madeBy = `ffmpeg ${version()} (libx264, libvpx-vp9) and data/pictures/filming`
  writeFileSync(join(CLIPS, LIST), `${JSON.stringify({ madeBy, files }, null, 2)}\n`)
}

const wanted = values.clip.split(',')
const folder = mkdtempSync(join(tmpdir(), 'evkit-film-'))
try {
  mkdirSync(CLIPS, { recursive: true })
  writeCaptions()
  const takes = TAKES.filter(({ name }) => wanted.includes(name))
  for (const take of takes) await film(take, folder)
  if (takes.length > 0) writeList()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
