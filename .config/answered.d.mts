export declare const ANSWER: {
  readonly name: string
  readonly value: string
  readonly domain: string
  readonly path: string
  readonly expires: number
  readonly httpOnly: boolean
  readonly secure: boolean
  readonly sameSite: 'Lax'
}
export declare const ANSWERED: { cookies: (typeof ANSWER)[]; origins: [] }
