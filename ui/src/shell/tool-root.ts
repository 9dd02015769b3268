/** Id of the element a tool is rendered into. */
export const TOOL_ROOT = 'tool'
