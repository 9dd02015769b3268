import type { Track } from '@evkit/engine/shared'
import { CONSENT_QUESTION } from '../../consent/consent-question.js'
import { consoleLog } from '../console-log.js'
import { createDataLayer } from './data-layer.js'
import { mayCount } from '../consent/may-count.js'

const isAllowed = (): boolean => mayCount(document.querySelector(CONSENT_QUESTION) !== null)

const push = createDataLayer({ host: window as object, isAllowed, log: consoleLog })

/** Tells the data layer of the page what a visitor did, while they may be counted. */
export const browserTrack: Track = (told) => {
  push({ ...told })
}
