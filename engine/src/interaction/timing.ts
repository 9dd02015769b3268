/**
 * Debounce delay between a change and writing the URL or announcing the result [ms].
 *
 * @source D-T-14, D-T-53, T-CONST-30
 * @category constants
 */
export const SETTLE_DELAY = 40

/**
 * How long typing must pause before it is asked what the text may mean [ms].
 *
 * @source D-T-17, T-ROUTE-04, F-CONST-05, F-RET-11, F-CONST-06, F-ADDR-02
 * @category constants
 */
export const SUGGEST_PAUSE = 300

/** How often a slider's tooltip changes at most [ms]. @source T-CALC-29, T-CONST-28 @category constants */
export const TOOLTIP_THROTTLE = 100

/**
 * How long a page with a map in view stays untouched before the live map takes the place of the drawn one [ms].
 *
 * @source T-ROUTE-09, E-T-13
 * @category constants
 */
export const MAP_IDLE_TIMEOUT = 20_000

/**
 * How long a polite region shows a text before it is taken away [ms]. @source F-CONST-16, E-F-39 @category constants
 */
export const ANNOUNCEMENT_TIME = 200

/** How long scrolling must rest before another block may move by itself [ms]. @source B-B-01 @category constants */
export const MOTION_REST = 200

/** How long an embed may take to say that it has paused [ms]. @source D-B-65 @category constants */
export const EMBED_ANSWER_TIME = 500
