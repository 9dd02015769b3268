// The wait for the cookie of the analytics, which begins with the first question of a form and ends before its lead.
import { cookieWaitMachine, type CookieWaitInput } from '@evkit/engine/forms'
import { createActor } from 'xstate'

/** What the wait for a cookie asks of the outside. */
export interface CookieWaitPorts extends CookieWaitInput {
  /** Empty without it. */
  readonly read: () => string
}

/** Waits for a cookie; it comes to an end without one too. */
export const waitForCookie = ({ elapsed, read }: CookieWaitPorts): Promise<void> =>
  new Promise((resolve) => {
    const wait = createActor(
      cookieWaitMachine.provide({
        actions: {
          lookForCookie: ({ self }) => {
            const value = read()
            self.send(value === '' ? { type: 'cookie.missed' } : { type: 'cookie.found', value })
          },
        },
      }),
      { input: { elapsed } },
    )
    wait.subscribe({
      complete: () => {
        resolve()
      },
    })
    wait.start()
  })
