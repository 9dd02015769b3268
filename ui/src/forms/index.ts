/** Forms of leads as React components; everything they show and decide comes from the engine. */
export { startLeadFormView, toFirstInput } from './form-first-view.js'
export { connectLeadForm, leadFormLogic } from './lead-form-logic.js'
export { LeadFormApp } from './lead-form-app.js'
export { NothingSent } from './nothing-sent.js'
export type {
  AppPage,
  JourneyPorts,
  LeadFormAppPorts,
  LeadFormAppProps,
} from './lead-form-app.types.js'
export type {
  RetailerMapDrawing,
  RetailerPickerPorts,
  RetailerPickerProps,
  RetailerPorts,
} from './retailer-picker/retailer-picker.types.js'
