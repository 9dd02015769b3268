// Does the work of a bot check beside the page, so that the page answers meanwhile.
import { solveWork, type Work } from './proof-of-work.js'

addEventListener('message', ({ data }: MessageEvent<Work>) => {
  solveWork(data).then(postMessage, reportError) // the page learns of an error reported here
})
