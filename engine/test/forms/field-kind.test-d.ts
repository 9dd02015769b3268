// A kind of field is one record: leaving a consequence out does not compile.
import type * as t from 'io-ts'
import { expectTypeOf, test } from 'vitest'
import { FIELD_KINDS, type FieldKindInfo } from '../../src/forms/lead/fields/field-kind.js'
import type { LeadSubmission } from '../../src/forms/lead/forms.types.js'
import type { LeadSubmissionCodec } from '../../src/forms/lead/documents/wire.codec.js'

type Without<Info, Member extends PropertyKey> = Omit<Info, Member>

test('what holds a value says how it is sent and read back', () => {
  expectTypeOf(FIELD_KINDS.Firstname).toExtend<FieldKindInfo>()
  type Unsent = Without<typeof FIELD_KINDS.Firstname, 'wire'>
  // @ts-expect-error: it holds a value that is not sent.
  expectTypeOf<Unsent>().toExtend<FieldKindInfo>()
})

test('every consequence is part of the record', () => {
  type Kind = typeof FIELD_KINDS.Firstname
  // @ts-expect-error: nobody knows what it is drawn as.
  expectTypeOf<Without<Kind, 'control'>>().toExtend<FieldKindInfo>()
  // @ts-expect-error: nobody knows which way it runs.
  expectTypeOf<Without<Kind, 'isLeftToRight'>>().toExtend<FieldKindInfo>()
  // @ts-expect-error: nobody knows whether it may be left out.
  expectTypeOf<Without<Kind, 'required'>>().toExtend<FieldKindInfo>()
  // @ts-expect-error: nobody judges it.
  expectTypeOf<Without<Kind, 'findFault'>>().toExtend<FieldKindInfo>()
})

test('the codec of a lead knows the members of a lead', () => {
  expectTypeOf<t.TypeOf<typeof LeadSubmissionCodec>>().toEqualTypeOf<LeadSubmission>()
})
