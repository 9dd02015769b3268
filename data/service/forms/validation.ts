// Whether an e-mail address or a phone number can be one. What is asked is personal: no answer is kept, no question logged.
import type { Context } from 'hono'
import type * as t from 'io-ts'
import { either as E } from 'fp-ts'
import {
  checkText,
  NO_RULE,
  EmailQuestionCodec,
  PhoneQuestionCodec,
} from '@evkit/engine/internal/forms'
import { decodeWith } from '@evkit/engine/shared'
import { refuse, sendPrivate } from './answers.js'
import type { Calls } from './calls.js'
import { readJson } from './json-body.js'
import { isPhone } from './phone-number.js'

/** Whether a text can be an e-mail address; nobody is asked whether somebody reads it. */
const isEmail = (text: string): boolean =>
  text.trim() !== '' && checkText({ field: 'EmailAsync', rule: NO_RULE, value: text }).length === 0

/** [B] No question is longer. */
const QUESTION_LIMIT = 4096

const answerBody = async <Question>(
  context: Context,
  codec: t.Decoder<unknown, Question>,
  isGood: (question: Question) => boolean,
): Promise<Response> => {
  const body = await readJson(context, QUESTION_LIMIT)
  if (E.isLeft(body)) return refuse(context, body.left)
  const question = decodeWith(codec, body.right)
  return E.isLeft(question)
    ? refuse(context, 'INVALID_BODY')
    : sendPrivate(context, isGood(question.right))
}

/** Adds the two calls, each by address and by body; outside production numbers of stories count. */
export const addValidation = (calls: Calls, isProduction: boolean): void => {
  calls.answerMarket('validateEmail', 'validators', ({ context, query }) =>
    sendPrivate(context, isEmail(query('userEmail'))),
  )
  calls.answerMarket('validatePhone', 'validators', ({ context, market, query }) =>
    sendPrivate(context, isPhone(query('phoneNumber'), market.entry.country, !isProduction)),
  )
  calls.answerMarket('validateEmailBody', 'validators', async ({ context }) =>
    answerBody(context, EmailQuestionCodec, ({ userEmail }) => isEmail(userEmail)),
  )
  calls.answerMarket('validatePhoneBody', 'validators', async ({ context, market }) =>
    answerBody(context, PhoneQuestionCodec, ({ phoneNumber }) =>
      isPhone(phoneNumber, market.entry.country, !isProduction),
    ),
  )
}
