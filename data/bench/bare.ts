// The least a server in Node can do: read a body, send a text. What the service is measured beside.
import { createServer } from 'node:http'
import { serveBench } from './bench-server.js'

const server = createServer((request, response) => {
  let size = 0
  request.on('data', (part: Buffer) => (size += part.byteLength))
  request.on('end', () => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify({ size }))
  })
})
serveBench(server)
