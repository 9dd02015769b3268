// Rendered pages, kept packed under what tells them apart, in a memory of fixed size.
import { createMemory, makeTag, pack, unpack, type Encoding } from '@evkit/data/service'

/** A page as it is sent; unpacked as it was rendered. */
export interface SentPage {
  readonly tag: string
  readonly status: 200 | 404
  readonly bytes: Buffer
}

/** Pages that are kept. */
export interface Pages<Refusal> {
  /** A page that is there in an encoding. */
  readonly ready: (key: string, encoding: Encoding) => SentPage | undefined
  /** Finds a page in an encoding. */
  readonly find: (key: string, encoding: Encoding) => Promise<SentPage> | undefined
  /** Makes a page, once however many ask for it, and keeps it if it may be kept. */
  readonly make: (
    key: string,
    encoding: Encoding,
    write: () => Promise<SentPage | Refusal>,
  ) => Promise<SentPage | Refusal>
  /** [B] What is kept. */
  readonly weight: () => number
}

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'plain']

const nameOf = (key: string, encoding: Encoding): string => `${encoding} ${key}`

/** Makes a page of a text. */
export const toPage = (text: string, status: SentPage['status']): SentPage => {
  const bytes = Buffer.from(text)
  return { status, bytes, tag: makeTag(bytes) }
}

/** Packs a page as it was rendered. */
export const packPage = async (page: SentPage, encoding: Encoding): Promise<SentPage> => ({
  ...page,
  bytes: await pack(page.bytes, encoding),
})

const isPage = (answer: object): answer is SentPage => 'bytes' in answer

/** Makes an empty memory of pages; `capacity` [B] counts packed bytes and names. */
export const createPages = <Refusal extends object>(capacity: number): Pages<Refusal> => {
  const memory = createMemory<SentPage>({
    capacity,
    weigh: (name, { bytes, tag }) => bytes.byteLength + name.length + tag.length,
  })
  const underWay = new Map<string, Promise<SentPage | Refusal>>()
  const keep = (name: string, page: SentPage): SentPage => {
    memory.keep(name, page)
    return page
  }
  // What is there in one encoding is packed anew for another: far less work than rendering.
  const repack = async (
    name: string,
    page: SentPage,
    [from, to]: readonly [Encoding, Encoding],
  ): Promise<SentPage> =>
    keep(name, { ...page, bytes: await pack(await unpack(page.bytes, from), to) })
  return {
    weight: memory.weight,
    ready: (key, encoding) => memory.find(nameOf(key, encoding)),
    find: (key, encoding) => {
      const name = nameOf(key, encoding)
      const found = memory.find(name)
      if (found !== undefined) return Promise.resolve(found)
      for (const other of ENCODINGS) {
        const page = memory.find(nameOf(key, other))
        if (page !== undefined) return repack(name, page, [other, encoding])
      }
      return undefined
    },
    make: (key, encoding, write) => {
      const name = nameOf(key, encoding)
      const waiting = underWay.get(name)
      if (waiting !== undefined) return waiting
      const making = write()
        .then(async (answer) =>
          isPage(answer) ? keep(name, await packPage(answer, encoding)) : answer,
        )
        .finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
  }
}
