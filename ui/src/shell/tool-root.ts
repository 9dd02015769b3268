/** Id of the element a tool is rendered into. */
export const TOOL_ROOT = 'tool'

/** Marks the root of a form that says everything as the server has written it: it has nothing to ask for by itself. */
export const RESTS = 'data-rests'
