import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import errors from '@/core/i18n/messages/en/errors.json';

/** The messages of the API that the product's specification gives word for word; programs may compare them. */
const SAID: readonly (readonly [
  code: keyof typeof errors,
  params: Record<string, string | number>,
  said: string,
])[] = [
  ['SELECTION_LIMIT_REACHED', { maxphotos: 12, product: 'Album' }, 'can select up to 12 photos for Album'],
  ['SELECTION_DONE', {}, 'selection completed, ask the photographer to re-open'],
  ['NO_PRODUCTS', {}, 'no project products defined for selection'],
  ['WRONG_PROJECT_CODE', {}, 'wrong project code'],
  ['BRAND_REQUIRED', {}, 'At least one brand is required'],
  ['BRAND_IN_USE', {}, 'This brand is in use by at least one project'],
  ['BRAND_LIMIT_REACHED', { limit: 3 }, 'You can manage up to 3 brands'],
  ['CLIENT_DETAILS_MISSING', {}, 'Client details are missing'],
  ['CLIENT_EMAIL_MISSING', {}, 'is missing, so the invitation was not sent'],
  ['TOO_MANY_MAIL_ERRORS', {}, 'has had too many errors on sending, so no e-mail was sent to the customer'],
  ['INTERNAL_ERROR', {}, 'We had an error'],
  ['INVALID_INPUT', {}, 'Validation failed'],
  ['DEPENDENT_RECORDS', {}, 'Cannot delete record because dependent records exist'],
  ['INVALID_LOGIN', {}, 'Invalid email or password.'],
  ['ACCOUNT_LOCKED', {}, 'Your account is locked.'],
  ['LAST_TRY_BEFORE_LOCK', {}, 'You have one more attempt before your account is locked.'],
  ['SESSION_EXPIRED', {}, 'Your session expired, please sign in again to continue.'],
  ['UNAUTHENTICATED', {}, 'You need to sign in or sign up before continuing.'],
  ['CONFIRM_EMAIL_FIRST', {}, 'You must confirm your email address before continuing.'],
  ['blank', {}, "can't be blank"],
  ['invalid', {}, 'is invalid'],
  ['taken', {}, 'has already been taken'],
  ['too_long', { count: 100 }, 'is too long (maximum is 100 characters)'],
  ['too_short', { count: 8 }, 'is too short (minimum is 8 characters)'],
  ['wrong_length', { count: 2 }, 'is the wrong length (should be 2 characters)'],
  ['not_an_integer', {}, 'must be an integer'],
  ['not_a_number', {}, 'is not a number'],
  ['greater_than', { count: 0 }, 'must be greater than 0'],
  ['less_than', { count: 10 }, 'must be less than 10'],
  ['confirmation', { attribute: 'password' }, "doesn't match password"],
  ['invalid_subdomain', {}, 'may have only letters a-z, digits 0-9 and hyphens'],
];

const t = createTranslator({ locale: 'en', messages: errors }) as (key: string, values: object) => string;

test.each(SAID)('%s is said in the words of the specification', (code, params, said) => {
  expect(t(code, params)).toBe(said);
});
