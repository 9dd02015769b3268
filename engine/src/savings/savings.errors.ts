/**
 * Makes the error for an action the savings registry does not know. It is a fault of the program, so it is thrown.
 *
 * @param type - Type of the action.
 * @returns An error whose message starts with `Unhandled action type`.
 * @source T-SAV-11, T-ERR-10
 *
 * @example The message
 * ```ts
 * import { unhandledAction } from '@evkit/engine/savings'
 *
 * unhandledAction('FOO').message // => 'Unhandled action type: FOO'
 * ```
 * @category errors
 */
export const unhandledAction = (type: string): Error => new Error(`Unhandled action type: ${type}`)
