// Passes for forms that browsers send without scripts: nobody does any work for one, but it takes its time.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { BotVerdict } from './bot-check.js'
import { FASTEST } from '../suspicion.js'

/** [ms] How long a form may be filled in for, from when its pass was given. */
const PASS_LIFE_MS = 30 * 60 * 1000

/** A pass that is ours, and still good. */
export interface OpenedPass {
  /** [ms] Since it was given. */
  readonly age: number
}

/** Gives passes, and knows them again. */
export interface Passes {
  readonly give: () => string
  /** Undefined for what is none of ours, or too old. */
  readonly open: (pass: string) => OpenedPass | undefined
  /** The key a lead without scripts is known by: the same for the same text, so that it is one lead however often it is sent. */
  readonly keyOf: (text: string) => string
  /** Signs what a page of ours is to be told by the address it is asked with. */
  readonly seal: (text: string) => string
  /** What was sealed, if it was not longer ago than a pass is good for. */
  readonly unseal: (sealed: string) => { readonly text: string; readonly at: number } | undefined
}

const MARK = 'pass.'
const LONGEST = 512
const SHAPE = /^(?<body>[\w-]{1,256}\.(?<at>[0-9a-z]{1,12}))\.(?<sign>[\w-]{43})$/
const BASE = 36

/** Whether a token says that it is a pass. */
export const isPass = (token: string): boolean => token.startsWith(MARK)

/** Makes what gives passes; processes with the same key know each other's. */
export const createPasses = (key: string, now: () => Date): Passes => {
  const signOf = (purpose: string, body: string): Buffer =>
    createHmac('sha256', key).update(`${purpose} ${body}`).digest()
  const write = (purpose: string, text: string): string => {
    const body = `${Buffer.from(text).toString('base64url')}.${now().getTime().toString(BASE)}`
    return `${body}.${signOf(purpose, body).toString('base64url')}`
  }
  const read = (purpose: string, written: string): ReturnType<Passes['unseal']> => {
    const {
      body = '',
      at = '',
      sign = '',
    } = (written.length > LONGEST ? undefined : SHAPE.exec(written)?.groups) ?? {}
    if (body === '') return undefined
    const own = signOf(purpose, body)
    const theirs = Buffer.from(sign, 'base64url')
    if (theirs.length !== own.length || !timingSafeEqual(theirs, own)) return undefined
    const given = Number.parseInt(at, BASE)
    // A clock that has stepped back since then proves nothing.
    if (now().getTime() - given > PASS_LIFE_MS) return undefined
    const [text = ''] = body.split('.')
    return { text: Buffer.from(text, 'base64url').toString(), at: given }
  }
  return {
    give: () => MARK + write('pass', randomUUID()),
    open: (pass) => {
      if (!isPass(pass)) return undefined
      const found = read('pass', pass.slice(MARK.length))
      return found && { age: Math.max(0, now().getTime() - found.at) }
    },
    keyOf: (text) => {
      const hex = signOf('key', text).toString('hex')
      const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? []
      const [, first, second, third, fourth, fifth] = parts
      return `${first}-${second}-8${third}-a${fourth}-${fifth}`
    },
    seal: (text) => write('seal', text),
    unseal: (sealed) => read('seal', sealed),
  }
}

/** What a pass is worth; of a form that came back faster than anybody fills it in, no more than of work that did. */
export const checkPass = (passes: Passes, token: string): BotVerdict => {
  const opened = passes.open(token)
  if (opened === undefined) return 'failed'
  return opened.age < FASTEST ? 'hasty' : 'passed'
}
