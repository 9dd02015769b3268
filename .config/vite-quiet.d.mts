import type { Plugin } from 'vite'

/** Keeps one known warning of Vite's own from those who build and test. */
export declare const quiet: () => Plugin
