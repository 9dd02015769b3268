// Starts the built site for a bench and stops it afterwards.
import { serveSite, type Environment } from '../e2e/served.js'

/**
 * Runs work against the built site, on a port that is free.
 *
 * @param work - Is given the origin.
 * @param settings - Of the environment, beside the port.
 */
export const withSite = async <A>(
  work: (origin: string) => Promise<A>,
  settings: Environment = {},
): Promise<A> => {
  const { origin, stop } = await serveSite(settings)
  try {
    return await work(origin)
  } finally {
    await stop()
  }
}
