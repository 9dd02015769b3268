/** Flags every run needs. */
export declare const CHROMIUM_FLAGS: string[]
/** Path of a Chromium that exists, or undefined. */
export declare const findChromium: () => string | undefined

/** The same engine without the windows of a browser; a whole Chromium where there is none. */
export declare const findHeadless: () => string | undefined
