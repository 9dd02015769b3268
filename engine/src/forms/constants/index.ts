/**
 * Every constant of the forms in one place, with its unit and its row: for whoever checks them, or sets up a host by them.
 * Each is defined beside its concept and nowhere else.
 *
 * @module
 */
export { FORM_CONSTANTS, type FormConstant } from './form-constants.js'
