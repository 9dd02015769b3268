// Rendered pages, kept packed under what tells them apart, in a memory of fixed size.
import { createMemory, makeTag, pack, unpack, type Encoding } from '@evkit/data/service'

/** A page as it was rendered. */
export interface Written {
  readonly html: string
  readonly status: 200 | 404
}

/** A page as it is sent. */
export interface SentPage {
  readonly tag: string
  readonly status: 200 | 404
  readonly bytes: Buffer
}

/** Pages that are kept. */
export interface Pages<Refusal> {
  /** Finds a page in an encoding. */
  readonly find: (key: string, encoding: Encoding) => Promise<SentPage> | undefined
  /** Makes a page, once however many ask for it, and keeps it if it may be kept. */
  readonly make: (
    key: string,
    encoding: Encoding,
    write: () => Promise<Written | Refusal>,
  ) => Promise<SentPage | Refusal>
  /** [B] What is kept. */
  readonly weight: () => number
}

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'plain']

const nameOf = (key: string, encoding: Encoding): string => `${encoding} ${key}`

/** Sends a page that is not kept. */
export const sendOnce = async (
  { html, status }: Written,
  encoding: Encoding,
): Promise<SentPage> => {
  const plain = Buffer.from(html)
  return { tag: makeTag(plain), status, bytes: await pack(plain, encoding) }
}

const isWritten = (answer: object): answer is Written => 'html' in answer

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
          isWritten(answer) ? keep(name, await sendOnce(answer, encoding)) : answer,
        )
        .finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
  }
}
