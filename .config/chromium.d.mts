/** Flags every run needs. */
export declare const CHROMIUM_FLAGS: string[]
/** Path of a Chromium that exists, or undefined. */
export declare const findChromium: () => string | undefined
