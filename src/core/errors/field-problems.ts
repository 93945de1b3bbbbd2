/** Codes of the error table for one field of an `INVALID_INPUT`; the comment of each says when it occurs. */
export const FIELD_PROBLEMS = {
  /** A required value is missing or empty. */
  blank: { status: 422, field: 'base', params: [] },
  /** Wrong in another way: type, format, or a value that is not offered. */
  invalid: { status: 422, field: 'base', params: [] },
  /** The endpoint has no such field. */
  unknown_field: { status: 422, field: 'base', params: [] },
  /** The value must be unique and is in use, or is reserved. */
  taken: { status: 422, field: 'base', params: [] },
  /** A text or list has more than `count` characters or items. */
  too_long: { status: 422, field: 'base', params: ['count'] },
  /** A text or list has fewer than `count` characters or items. */
  too_short: { status: 422, field: 'base', params: ['count'] },
  /** A text must have exactly `count` characters. Reserved: no rule uses it. */
  wrong_length: { status: 422, field: 'base', params: ['count'] },
  /** The value is not a number. */
  not_a_number: { status: 422, field: 'base', params: [] },
  /** The number has a fraction. */
  not_an_integer: { status: 422, field: 'base', params: [] },
  /** The number must be greater than `count`. */
  greater_than: { status: 422, field: 'base', params: ['count'] },
  /** The number must be `count` or more. */
  greater_than_or_equal_to: { status: 422, field: 'base', params: ['count'] },
  /** The number must be less than `count`. */
  less_than: { status: 422, field: 'base', params: ['count'] },
  /** The number must be `count` or less. */
  less_than_or_equal_to: { status: 422, field: 'base', params: ['count'] },
  /** A repeated password differs. */
  confirmation: { status: 422, field: 'base', params: ['attribute'] },
  /** Not an email address. */
  invalid_email: { status: 422, field: 'base', params: [] },
  /** Not a phone number. */
  invalid_phone: { status: 422, field: 'base', params: [] },
  /** A phone number without a country code, where the country is unknown. */
  phone_needs_country: { status: 422, field: 'base', params: [] },
  /** A message text has a placeholder that does not exist. */
  unknown_placeholder: { status: 422, field: 'base', params: ['name'] },
  /** A record refers, over others, to itself. */
  leads_round: { status: 422, field: 'base', params: [] },
  /** A product is to be chosen from another one, but has `count` picks that the other lacks. */
  picks_outside: { status: 422, field: 'base', params: ['count'] },
  /** A product's minimum is above its maximum. */
  above_maximum: { status: 422, field: 'base', params: [] },
  /** A search by name finds no public or listed project. */
  no_public_gallery: { status: 422, field: 'base', params: [] },
  /** A price per extra pick without a limit. */
  needs_limit: { status: 422, field: 'base', params: [] },
  /** A product's last day is before its first. */
  ends_before: { status: 422, field: 'base', params: [] },
  /** A day that is over everywhere, where only today or a later one makes sense. */
  in_past: { status: 422, field: 'base', params: [] },
  /** A website shows a sentence of a template as the words of a client. */
  invented_quote: { status: 422, field: 'base', params: [] },
  /** A website shows a price or a number of a template. */
  invented_fact: { status: 422, field: 'base', params: [] },
  /** A hidden or withdrawn photograph, where only public ones can be chosen. */
  photo_hidden: { status: 422, field: 'base', params: [] },
  /** A number whose check digit shows that it was mistyped: an identity number, an IBAN, a bank's number. */
  wrong_check_digit: { status: 422, field: 'base', params: [] },
  /** A site name with other characters than a-z, 0-9 and hyphens. Reserved: no rule uses it. */
  invalid_subdomain: { status: 422, field: 'base', params: [] },
} as const;
