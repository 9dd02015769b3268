/** Path of a Firefox that exists, or undefined. */
export declare const findFirefox: () => string | undefined
