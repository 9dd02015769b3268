// The same fields by FormKit.
import { defaultConfig, FormKitSchema, plugin } from '@formkit/vue'
import { createApp, h } from 'vue'
import { listBoxes, listTextNames } from './large-form.js'
import type { MountedForm } from './mounting.js'

const schema = [
  {
    $formkit: 'form',
    children: [
      ...listTextNames().map((name) => ({
        $formkit: 'text',
        name,
        label: name,
        validation: 'required',
      })),
      ...listBoxes().map((name) => ({
        $formkit: 'checkbox',
        name: name.replace(' ', '_'),
        label: name,
        validation: 'accepted',
      })),
    ],
  },
]

/** The form of FormKit. */
export const form: MountedForm = {
  mount: (host) => {
    const app = createApp({ render: () => h(FormKitSchema, { schema }) })
    app.use(plugin, defaultConfig())
    app.mount(host)
    return () => {
      app.unmount()
    }
  },
  city: 'input[name="city"]',
}
