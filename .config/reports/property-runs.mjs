// Tells fast-check how often the properties of a run look that ask for no number, and from which seed all of them begin.
import fc from 'fast-check'
import { findSeed, runs } from '../property-runs.mjs'

// What fast-check takes where nothing is asked for.
const WHOLE = 100

const seed = findSeed()
fc.configureGlobal({ numRuns: runs(WHOLE), ...(seed === undefined ? {} : { seed }) })
