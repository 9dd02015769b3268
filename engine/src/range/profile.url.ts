import type { AddressParameter } from '../tool/index.js'
import { isDrivingProfile, type DrivingProfile } from './profile.js'

/** Makes the parameter of the driving profile, the same in every tool that has one. */
export const profileParameter = <
  Selection extends { readonly drivingProfile: DrivingProfile },
  Start,
>(): AddressParameter<Selection, Start, 'address.profile'> => ({
  name: 'profile',
  correction: 'address.profile',
  read: (text, selection) =>
    isDrivingProfile(text) ? { ...selection, drivingProfile: text } : undefined,
  write: ({ drivingProfile }) => drivingProfile,
})
