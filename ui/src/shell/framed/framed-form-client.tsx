import { openHostSide } from '../embedded/open-host-side.js'
import { hydrateTool } from '../hydrate-tool.js'
import { FramedForm, type FramedFormData } from './framed-form.js'
import { tellSent } from './tell-sent.js'

/** Wakes a form that is framed. */
export const start = hydrateTool((data, onAwake) => {
  const page = data as FramedFormData
  return (
    <FramedForm
      data={page}
      side={openHostSide(page, true)}
      onSubmit={({ purpose }) => {
        tellSent(purpose)
      }}
      onAwake={onAwake}
    />
  )
})
