// A visitor who has answered the question for consent, with no: it stands in nobody's way who is about something else.

/** The cookie that holds the answer. */
export const ANSWER = {
  name: 'OptanonConsent',
  value: 'groups=C1%3A1%2CC2%3A0%2CC3%3A0%2CC4%3A0%2CC8%3A0%2CC9%3A0',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
}

/** The state of a browser that keeps it. */
export const ANSWERED = { cookies: [ANSWER], origins: [] }
