/**
 * Lets one page fade into the next, for who does not want less motion. It is written in the page: a sheet that is still
 * on its way when the page is first laid out is too late for it. The security policy allows it by its hash.
 */
export const FIRST_STYLES =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
