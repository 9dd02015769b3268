// A server of a bench: says where it listens, and how much processor time it has used whenever it is asked.
import type { Server } from 'node:http'

/** Listens on any port and answers the bench that started it. */
export const serveBench = (server: Server): void => {
  process.on('message', () => process.send?.(process.cpuUsage()))
  server.listen(0, () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? (address?.port ?? 0) : 0)
  })
}
