// Reads what the renderer writes: OpenEXR pictures in lines, 32 bit, not compressed.

/** Channels of a picture by name, such as `ViewLayer.Combined.R`: one number a pixel, line by line from the top. */
export interface Layers {
  readonly width: number
  readonly height: number
  readonly channels: ReadonlyMap<string, Float32Array>
}

const MAGIC = 20000630

const textAt = (bytes: Buffer, at: number): string =>
  bytes.toString('latin1', at, bytes.indexOf(0, at))

interface Attribute {
  readonly name: string
  readonly start: number
  readonly end: number
}

const attributeAt = (bytes: Buffer, at: number): Attribute => {
  const name = textAt(bytes, at)
  const kind = textAt(bytes, at + name.length + 1)
  const start = at + name.length + kind.length + 6
  return { name, start, end: start + bytes.readInt32LE(start - 4) }
}

const attributesOf = (
  bytes: Buffer,
): { readonly list: readonly Attribute[]; readonly end: number } => {
  const list: Attribute[] = []
  let at = 8
  while (bytes[at] !== 0) {
    const attribute = attributeAt(bytes, at)
    list.push(attribute)
    at = attribute.end
  }
  return { list, end: at + 1 }
}

// After its name, a channel says its kind and how it is sampled in 16 bytes.
const namesOf = (bytes: Buffer, start: number): readonly string[] => {
  const names: string[] = []
  let at = start
  while (bytes[at] !== 0) {
    const name = textAt(bytes, at)
    names.push(name)
    at += name.length + 17
  }
  return names
}

/** Reads every channel of a picture. */
export const readExr = (bytes: Buffer): Layers => {
  if (bytes.readInt32LE(0) !== MAGIC) throw new Error('not an OpenEXR picture')
  const { list, end } = attributesOf(bytes)
  const find = (name: string): number => {
    const found = list.find((attribute) => attribute.name === name)
    if (found === undefined) throw new Error(`the picture has no ${name}`)
    return found.start
  }
  if (bytes[find('compression')] !== 0) throw new Error('the picture is compressed')
  const window = find('dataWindow')
  const width = bytes.readInt32LE(window + 8) - bytes.readInt32LE(window) + 1
  const height = bytes.readInt32LE(window + 12) - bytes.readInt32LE(window + 4) + 1
  const names = namesOf(bytes, find('channels'))
  const channels = new Map(names.map((name) => [name, new Float32Array(width * height)]))
  for (let line = 0; line < height; line += 1) {
    let at = Number(bytes.readBigUInt64LE(end + 8 * line)) + 8
    for (const values of channels.values())
      for (let x = 0; x < width; x += 1, at += 4) values[line * width + x] = bytes.readFloatLE(at)
  }
  return { width, height, channels }
}
