// What the bench uses of autocannon, which brings no types.
declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly method: 'GET' | 'POST'
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly connections: number
    /** [s] */
    readonly duration: number
    /** [requests/s] Over all connections; as fast as can be unless given. */
    readonly overallRate?: number
    /** Whether `[<id>]` in the body is another text in every request. */
    readonly idReplacement?: boolean
  }
  interface Result {
    /** [ms] */
    readonly latency: { readonly p50: number; readonly p99: number }
    /** [requests/s] */
    readonly requests: { readonly average: number; readonly total: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }
  const autocannon: (options: Options) => Promise<Result>
  export = autocannon
}
