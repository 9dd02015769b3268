/** Makes the error for an action the savings registry does not know. */
export const unhandledAction = (type: string): Error => new Error(`Unhandled action type: ${type}`)
